/** `npm run db:world`: fills the platform's database with a brand's three months of play. Stop the platform first:
 * its jobs would settle days that are not written yet. */
import { parseArgs } from 'node:util'
import { makePlatform, openPlatformDatabase } from '@baize/platform/platform.ts'
import { sandbox } from '../extensions.ts'
import { readSandboxSettings } from '../settings.ts'
import { worldPassword, writeWorld } from './world.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    members: { type: 'string', default: '200' },
    days: { type: 'string', default: '91' },
  },
})

const whole = (name: 'members' | 'days', least: number, most: number): number => {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new Error(`--${name} is a whole number from ${least} to ${most}`)
}

try {
  const members = whole('members', 30, 20_000)
  const days = whole('days', 1, 366)
  const settings = readSandboxSettings(process.env)
  const began = performance.now()
  const database = await openPlatformDatabase(settings)
  const platform = await makePlatform(settings, database, { extensions: sandbox })
  try {
    await sandbox.seed(platform)
    const written = await writeWorld(platform, {
      seed: values.seed,
      members,
      days,
      before: platform.now(),
    })
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
    console.log(JSON.stringify({ world: values.seed, ...written, seconds, password: worldPassword }))
  } finally {
    await platform.jobs.close()
    await platform.clock.close()
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
