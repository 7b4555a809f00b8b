import { blockersOf } from '@baize/platform/closure/blockers.ts'
import { newId } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

/** The state of a bill with its amount and what was paid, and whether it keeps each side from closing. */
const bills = [
  ['pendingReview', 10_000, 0, { payer: true, payee: true }],
  ['insufficient', 10_000, 0, { payer: true, payee: true }],
  ['partPaid', 10_000, 5_000, { payer: true, payee: true }],
  ['pendingCollect', 10_000, 0, { payer: true, payee: true }],
  ['denied', 10_000, 5_000, { payer: true, payee: false }],
  ['pendingCollect', -10_000, -5_000, { payer: false, payee: false }],
  ['issued', 10_000, 10_000, { payer: false, payee: false }],
  ['expired', 10_000, 0, { payer: false, payee: false }],
  ['carriedLoss', 0, 0, { payer: false, payee: false }],
] as const

describe.each(testEngines)('bills of an account that closes, on $name', (engine) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => platform?.close())

  const isBlocked = async (memberId: string) =>
    (await blockersOf(platform.platform.db, memberId, platform.platform.now())).some(
      ({ kind }) => kind === 'unpaidBills',
    )

  test.each(bills)('%s of %i, of which %i is paid', async (state, amount, paid, blocked) => {
    const { db, now } = platform.platform
    const [id, payer, payee] = [newId(), newId(), newId()]
    for (const member of [payer, payee])
      await sql`INSERT INTO member (id, account, account_key, nickname, type, path, joined_at)
        VALUES (${member}, ${member}, ${member}, '', 1, ${`/${member}/`}, ${now()})`.execute(db)
    await sql`INSERT INTO contract (id, party_id, upline_id, kind, version, period, base, carry, tiers, top_rate, auto_pay, state,
        offered_at, answer_by)
      VALUES (${id}, ${payee}, ${payer}, 'dividend', 1, 'month', 'profitLoss', 'none', '[]', 1, false, 'expired', ${now()},
        ${now()})`.execute(db)
    await sql`INSERT INTO bill (id, contract_id, party_id, upline_id, kind, window_from, window_to, adjustment, inputs, carried,
        base, rate, amount, paid, state, pay_by, changed_at)
      VALUES (${id}, ${id}, ${payee}, ${payer}, 'dividend', ${now()}, ${now()}::timestamptz + interval '1 day', 1, '{}', 0, 0,
        1, ${amount}, ${paid}, ${state}, ${now()}, ${now()})`.execute(db)
    expect({ payer: await isBlocked(payer), payee: await isBlocked(payee) }).toEqual(blocked)
  })
})
