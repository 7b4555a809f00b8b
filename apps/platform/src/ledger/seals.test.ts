import { money } from '@baize/api/money'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, transact } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { cashOf, houseFor, post, sealLedger, verifyLedger } from './index.ts'

const note = { currency: 'KHR', cause: { type: 'test', id: '1' }, actor: 'tester' }
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** Manipulations with write access to the database, so careful that every sum is still right. */
const crimes: [attack: string, statements: string[]][] = [
  ['writes another cause', ["UPDATE journal SET cause_id = 'other'"]],
  ['writes another actor', ["UPDATE journal SET actor = 'nobody'"]],
  ['moves a journal in time', ["UPDATE journal SET at = at - interval '1 day'"]],
  [
    'gives it to somebody else',
    [
      'ALTER TABLE posting DROP CONSTRAINT posting_account',
      ...['account', 'posting', 'journal'].map((table) => `UPDATE ${table} SET owner_id = 'eva'`),
    ],
  ],
  [
    'pays more, everywhere at once',
    [
      'UPDATE posting SET amount = amount * 2, balance_after = balance_after * 2',
      'UPDATE account SET balance = balance * 2',
    ],
  ],
  ['takes the newest seal away', ['DELETE FROM ledger_seal WHERE number = 1']],
  ['signs a seal anew', ["UPDATE ledger_seal SET digest = 'AAAA' WHERE number = 1"]],
]

describe.each(testEngines)('seals of the ledger on $name', ({ open }) => {
  let database: Database
  const give = (amount: bigint) =>
    transact(database, ({ trx }) =>
      post(trx, {
        ...note,
        type: 'depositCredited',
        owner: 'ana',
        postings: [{ from: houseFor('ana', 'psp.clearing'), to: cashOf('ana'), amount: money(amount) }],
      }),
    )
  const seals = () => database.db.selectFrom('ledger_seal').selectAll().orderBy('number').execute()

  beforeEach(async () => {
    database = await open()
    await give(30n)
    await give(100n)
  })
  afterEach(() => database?.close())

  test('I20 journals that have rested are sealed, each once, and the seals verify', async () => {
    expect(await sealLedger(database, later(9))).toBe(0)
    expect(await sealLedger(database, later(11))).toBe(1)
    expect(await sealLedger(database, later(11))).toBe(0)
    await give(7n)
    expect(await sealLedger(database, later(11))).toBe(1)
    expect((await seals()).map(({ number, journals }) => [number, journals])).toEqual([
      [1n, 2],
      [2n, 1],
    ])
    expect(await verifyLedger(database.db)).toEqual([])
  })

  test('I20 two processes that seal at once add one seal', async () => {
    const added = await Promise.all([sealLedger(database, later(11)), sealLedger(database, later(11))])
    expect(added[0] + added[1]).toBe(1)
    expect(await seals()).toHaveLength(1)
    expect(await verifyLedger(database.db)).toEqual([])
  })

  test.each(crimes)('I20 a manipulation that %s is found', async (_, statements) => {
    await sealLedger(database, later(11))
    await give(7n)
    await sealLedger(database, later(11))
    for (const table of ['journal', 'posting', 'ledger_seal'])
      await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`).execute(database.db)
    for (const statement of statements) await sql.raw(statement).execute(database.db)
    for (const table of ['journal', 'posting', 'ledger_seal'])
      await sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`).execute(database.db)
    const found = (await verifyLedger(database.db)).filter(({ invariant }) => invariant === 'I20')
    expect(found).not.toEqual([])
  })

  test('a seal is never changed or removed', async () => {
    await sealLedger(database, later(11))
    await expect(sql`UPDATE ledger_seal SET digest = 'x'`.execute(database.db)).rejects.toThrow(/append-only/)
    await expect(sql`DELETE FROM ledger_seal`.execute(database.db)).rejects.toThrow(/append-only/)
  })
})
