import { type Money, money } from '@baize/api/money'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, transact } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { cashOf, createHold, houseFor, post, reverse, verifyLedger } from './index.ts'

const note = { currency: 'KHR', cause: { type: 'test', id: '1' }, actor: 'tester' }

/** Each of these is done behind the ledger's back, with its guards switched off. */
const crimes: [invariant: string, attack: string, statements: string[]][] = [
  ['I1', 'changes an amount', ['UPDATE posting SET amount = amount + 1 WHERE amount > 0']],
  ['I1', 'numbers two postings alike', ['UPDATE posting SET ordinal = 0']],
  [
    'I1',
    'takes a journal from under its postings',
    [
      'ALTER TABLE journal DISABLE TRIGGER USER',
      `DELETE FROM journal WHERE type = 'depositCredited' AND id NOT IN
        (SELECT reversal_of FROM journal WHERE reversal_of IS NOT NULL)`,
    ],
  ],
  [
    'I1',
    'writes a journal down for somebody else too',
    [
      `INSERT INTO journal (id, type, owner_id, currency, cause_type, cause_id, actor)
        SELECT id, type, 'eva', currency, cause_type, cause_id, actor FROM journal LIMIT 1`,
    ],
  ],
  [
    'I2',
    'prints money',
    ["UPDATE account SET balance = balance + 5 WHERE owner_id = 'ana' AND kind = 'cash'"],
  ],
  ['I3', 'lends a balance', ["UPDATE account SET balance = balance + 5 WHERE kind IN ('cash', 'suspense')"]],
  ['I3', 'breaks the chain', ['UPDATE posting SET balance_after = balance_after + 1']],
  ['I3', 'leaves a gap in the positions', ['UPDATE posting SET position = position + 10']],
  [
    'I4',
    'overdraws an owner',
    [
      'ALTER TABLE account DROP CONSTRAINT account_never_overdrawn',
      "UPDATE account SET balance = -1 WHERE owner_id = 'ana' AND kind = 'cash'",
    ],
  ],
  ['I5', 'leaves the guards off', []],
  [
    'I5',
    'reworks what was reversed',
    ['UPDATE posting SET amount = amount * 2 WHERE journal_id IN (SELECT reversal_of FROM journal)'],
  ],
  ['I9', 'ends a hold without giving it back', ["UPDATE hold SET state = 'voided', closed_at = now()"]],
  ['I9', 'makes a hold larger', ['UPDATE hold SET amount = amount + 1']],
]

describe.each(testEngines)('the check of the stored ledger on $name', ({ open }) => {
  let database: Database

  beforeEach(async () => {
    database = await open()
    await transact(database, async ({ trx }) => {
      const give = (amount: Money) =>
        post(trx, {
          ...note,
          type: 'depositCredited',
          owner: 'ana',
          postings: [{ from: houseFor('ana', 'psp.clearing'), to: cashOf('ana'), amount }],
        })
      const mistake = await give(money(30n))
      await give(money(100n))
      await reverse(trx, { ...note, type: 'corrected', owner: 'ana', journal: mistake.id })
      await createHold(trx, { ...note, type: 'withdrawalHeld', owner: 'ana', amount: money(40n) })
    })
  })
  afterEach(async () => {
    await database?.close()
  })

  test('finds nothing in a sound ledger', async () => {
    expect(await verifyLedger(database.db)).toEqual([])
  })

  test.each(crimes)('%s is reported when a manipulation %s', async (invariant, _deed, statements) => {
    await sql`ALTER TABLE posting DISABLE TRIGGER USER`.execute(database.db)
    await sql`GRANT UPDATE ON posting TO CURRENT_USER`.execute(database.db)
    for (const statement of statements) await sql.raw(statement).execute(database.db)
    const found = new Set((await verifyLedger(database.db)).map((violation) => violation.invariant))
    expect(found).toContain(invariant)
  })
})
