/**
 * Archives the books of old periods: `node src/archive/main.ts --before 2026-01-01 --to /archives`. Off unless it is run.
 * Give it a `DATABASE_URL` whose role may delete from `posting` and `journal`; the platform's own may not.
 */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPlatformDatabase } from '../platform.ts'
import { readSettings } from '../settings.ts'
import { archiveLedger } from './archive.ts'
import { leastKeptDays } from './keep.ts'

const { values } = parseArgs({ options: { before: { type: 'string' }, to: { type: 'string' } } })
const now = new Date()
const before = new Date(`${values.before ?? ''}T00:00:00Z`)
const latest = now.getTime() - leastKeptDays * 86_400_000

try {
  if (Number.isNaN(before.getTime()) || !values.to)
    throw new Error('Give --before yyyy-MM-dd and --to a folder.')
  if (before.getTime() > latest) throw new Error(`The last ${leastKeptDays} days of the books stay.`)
  const name = join(values.to, `ledger-before-${values.before}-${now.getTime()}.jsonl`)
  const database = await openPlatformDatabase(readSettings(process.env))
  const file = await open(name, 'wx')
  try {
    const done = await archiveLedger(database, {
      ...{ before, now, file: name },
      write: async (line) => void (await file.write(`${line}\n`)),
      finish: () => file.sync(),
    })
    console.log(JSON.stringify(done ?? { journals: 0, reason: 'no seal can be cut off yet' }))
  } finally {
    await file.close()
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
