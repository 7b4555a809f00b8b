import { startContent } from '@baize/platform/content/start.ts'
import { openDatabase } from '@baize/platform/database/open.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { makePlatform, type Platform } from '@baize/platform/platform.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandbox } from '../../src/extensions.ts'
import { seedContent } from '../../src/seed/seedContent.ts'
import { readSandboxSettings } from '../../src/settings.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { openOperator, type TestOperator } from './testingOperator.ts'

/** Another platform on the database of one, with settings and, on a server, connections of its own: as another process has them. */
async function startBeside({ database }: Platform) {
  const own = database.url ? await openDatabase({ url: database.url, connections: 5 }) : null
  const settings = readSandboxSettings({ DATA_FOLDER: 'memory' })
  const platform = await makePlatform(settings, own ?? database, { extensions: sandbox })
  return {
    platform,
    async close() {
      await platform.jobs.close()
      platform.storage.close()
      await platform.clock.close()
      await own?.close()
    },
  }
}

describe.each(testEngines)('two platforms on one database, on $name', (engine) => {
  let first: TestPlatform
  let second: Awaited<ReturnType<typeof startBeside>>
  let operator: TestOperator
  beforeAll(async () => {
    first = await startTestPlatform({ engine, work: false })
    second = await startBeside(first.platform)
    operator = openOperator(first.platform)
  })
  afterAll(async () => {
    operator?.close()
    await second?.close()
    await first?.close()
  })
  const both = () => [first.platform, second.platform]
  const currentOf = ({ settings }: Platform) => settings.content.current()

  test('what is put at one is used by both, and one that starts later reads it', async () => {
    const body = { expectedVersion: 0, content: { FREEPLAY3: false } }
    expect((await operator.call('putSwitches', { body }, { as: 'settings' })).status).toBe(200)
    const stops = await Promise.all(both().map((platform) => startContent(platform)))
    for (const platform of both()) expect(currentOf(platform).switches).toEqual({ FREEPLAY3: false })
    const limits = { payout: { perBet: '12.50' }, registrationsPerHour: 7 }
    await operator.call('putLimits', { body: { expectedVersion: 0, content: limits } }, { as: 'money' })
    await vi.waitFor(() => {
      for (const { settings } of both()) expect(settings.payoutLimits.perBet).toBe(125_000n)
    })
    for (const stop of stops) await stop()
  })

  test('of two that start at once one puts its lists, and the other reads them', async () => {
    await first.platform.db.deleteFrom('content_version').execute()
    const third = await startBeside(first.platform)
    const fourth = await startBeside(first.platform)
    await Promise.all([seedContent(third.platform), seedContent(fourth.platform)])
    const versions = await first.platform.db
      .selectFrom('content_version')
      .select(['kind', 'version'])
      .orderBy('kind')
      .execute()
    expect(versions).toEqual(
      ['banks', 'bonuses', 'chat', 'games', 'products', 'vendors'].map((kind) => ({ kind, version: 1 })),
    )
    for (const { platform } of [third, fourth])
      for (const kind of ['games', 'vendors', 'banks', 'bonuses', 'products', 'chat'] as const)
        expect(Object.keys(currentOf(platform)[kind] ?? {}).length).toBeGreaterThan(3)
    await third.close()
    await fourth.close()
  })
})
