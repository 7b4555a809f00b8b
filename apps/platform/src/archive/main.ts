/**
 * Archives what is old: `node src/archive/main.ts --before 2026-01-01 --to /archives`, journals of the books, or with
 * `--of bets` settled bets. Off unless it is run. It needs a `DATABASE_URL` whose role may delete from `posting` and
 * `journal`; the platform's own may not.
 */
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../database/index.ts'
import { openPlatformDatabase } from '../platform.ts'
import { readSettings } from '../settings.ts'
import { archiveLedger } from './archive.ts'
import { archiveBets } from './bets.ts'
import { minKeptBetDays, minKeptDays } from './retention.ts'

interface Run {
  readonly before: Date
  readonly file: string
  readonly now: Date
}

async function books(database: Database, run: Run, file: FileHandle): Promise<object> {
  const done = await archiveLedger(database, {
    ...run,
    write: async (line) => void (await file.write(`${line}\n`)),
    finish: () => file.sync(),
  })
  return done ?? { journals: 0, reason: 'no seal can be cut off yet' }
}

const bets = (database: Database, run: Run, file: FileHandle): Promise<object> =>
  archiveBets(database, {
    ...run,
    async write(lines) {
      await file.write(`${lines.join('\n')}\n`)
      await file.sync()
    },
  })

const kinds = {
  ledger: { archive: books, keptDays: minKeptDays, what: 'the books' },
  bets: { archive: bets, keptDays: minKeptBetDays, what: 'bets' },
} as const

const { values } = parseArgs({
  options: { before: { type: 'string' }, to: { type: 'string' }, of: { type: 'string', default: 'ledger' } },
})
const now = new Date()
const before = new Date(`${values.before ?? ''}T00:00:00Z`)
const kind = Object.hasOwn(kinds, values.of) ? kinds[values.of as keyof typeof kinds] : undefined

try {
  if (Number.isNaN(before.getTime()) || !values.to)
    throw new Error('Give --before yyyy-MM-dd and --to a folder.')
  if (!kind) throw new Error('There are archives --of ledger and --of bets.')
  if (before.getTime() > now.getTime() - kind.keptDays * 86_400_000)
    throw new Error(`The last ${kind.keptDays} days of ${kind.what} stay.`)
  const name = join(values.to, `${values.of}-before-${values.before}-${now.getTime()}.jsonl`)
  const database = await openPlatformDatabase(readSettings(process.env))
  const file = await open(name, 'wx')
  try {
    console.log(JSON.stringify(await kind.archive(database, { before, now, file: name }, file)))
  } finally {
    await file.close()
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
