import { cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Money, money } from '@baize/api/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSince } from '../events/index.ts'
import { cashOf, houseFor, type KeyedPost, postOnce, verifyLedger } from '../ledger/index.ts'
import { type Database, newId, openDatabase } from './index.ts'

const owners = ['ana', 'bo']
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-restored-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Deposits to one and the other in turn; each response contains the balance then. */
const asked = (count: number): KeyedPost[] =>
  Array.from({ length: count }, (_, n) => {
    const owner = owners[n % owners.length] ?? ''
    const postings = [
      { from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: money(10_000n) as Money },
    ]
    return {
      request: { scope: 'restored', key: newId(), requestHash: 'a' },
      ...{ type: 'depositCredited', owner, currency: 'KHR', currencySymbol: 'R', actor: 'test', postings },
      ...{ cause: { type: 'test', id: `${n}` }, at: new Date('2026-11-21T10:00:00Z'), told: [owner] },
      answer: (after) => after(cashOf(owner)),
    }
  })

async function sendAll(database: Database, commands: readonly KeyedPost[]) {
  const answers = []
  for (const command of commands) answers.push(await postOnce(database, command))
  return answers
}

interface Place {
  file: string
  offset: number
}

/** How far the write-ahead log is written. */
async function endOfLog(database: Database): Promise<Place> {
  const { rows } = await sql<Place>`
    SELECT file_name AS file, file_offset AS offset FROM pg_walfile_name_offset(pg_current_wal_flush_lsn())
  `.execute(database.db)
  return rows[0] as Place
}

describe('an embedded database whose files are not what they were', () => {
  test('F14 the last bytes of the write-ahead log are torn off: what is left is whole, and repeating the requests restores the rest', async () => {
    const database = await openDatabase({ folder })
    const commands = asked(24)
    await sendAll(database, commands.slice(0, 4))
    const begin = await endOfLog(database)
    const first = (await sendAll(database, commands)).map(({ text }) => text)
    const end = await endOfLog(database)
    expect(end.file).toBe(begin.file)
    const lost: number[] = []
    for (const torn of [1, ...fc.sample(fc.integer({ min: 2, max: end.offset - begin.offset }), 4)]) {
      const copy = mkdtempSync(join(folder, 'copy-'))
      cpSync(join(folder, 'pglite'), join(copy, 'pglite'), { recursive: true })
      const log = openSync(join(copy, 'pglite', 'pg_wal', end.file), 'r+')
      writeSync(log, new Uint8Array(torn), 0, torn, end.offset - torn)
      const restored = await openDatabase({ folder: copy })
      expect(await verifyLedger(restored.db), `without the last ${torn} bytes`).toEqual([])
      const again = await sendAll(restored, commands)
      expect(again.map(({ text }) => text)).toEqual(first)
      const kept = again.filter(({ repeated }) => repeated).length
      // What is left is a prefix, without a hole.
      expect(again.findIndex(({ repeated }) => !repeated)).toBe(kept === again.length ? -1 : kept)
      lost.push(commands.length - kept)
      expect(await verifyLedger(restored.db)).toEqual([])
      await restored.close()
    }
    expect(lost[0]).toBeLessThanOrEqual(1)
    expect(Math.max(...lost)).toBeGreaterThan(0)
    await database.close()
  })

  test('F15 a backup is restored though later responses were sent: each effect exists once when its request is repeated', async () => {
    const database = await openDatabase({ folder })
    const commands = asked(12)
    const before = await sendAll(database, commands.slice(0, 6))
    const dump = await database.pglite?.dumpDataDir('none')
    const after = await sendAll(database, commands.slice(6))
    const seen = await readSince(database.db, 'ana', 0n)
    await database.close()

    const restored = await openDatabase({ folder: 'memory', dump: dump as Blob })
    expect(await verifyLedger(restored.db)).toEqual([])
    // A reader that has seen more than now exists is notified to read everything again.
    expect(await readSince(restored.db, 'ana', seen.lastSeq)).toEqual({ kind: 'snapshotNeeded', lastSeq: 3n })
    const again = await sendAll(restored, commands)
    expect(again.map(({ text }) => text)).toEqual([...before, ...after].map(({ text }) => text))
    expect(again.map(({ repeated }) => repeated)).toEqual(commands.map((_, n) => n < 6))
    expect(await verifyLedger(restored.db)).toEqual([])
    await restored.close()
  })
})
