import { formatMoneyWire, type Money, money } from '@baize/api/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, newId, transact } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { readSince } from '../events/index.ts'
import { cashOf, houseFor, LedgerError, post, postOnce, setFrozen, verifyLedger } from './index.ts'

const currency = 'KHR'
const at = new Date('2026-11-21T10:00:00Z')
const cause = { type: 'test', id: '1' }

describe.each(testEngines)('a keyed journal on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    expect(await verifyLedger(database.db)).toEqual([])
    await database?.close()
  })

  async function rich(units: bigint): Promise<string> {
    const owner = newId()
    const postings = [
      { from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: money(units) as Money },
    ]
    await transact(database, ({ trx }) =>
      post(trx, { type: 'depositCredited', owner, currency, postings, cause, actor: 'test' }),
    )
    return owner
  }
  const send = (from: string, to: string, units: bigint, key = newId(), requestHash = 'a') =>
    postOnce(database, {
      request: { scope: 'test', key, requestHash },
      ...{ type: 'transferSent', owner: from, currency, cause, actor: from, at },
      postings: [{ from: cashOf(from), to: cashOf(to), amount: money(units) as Money }],
      ...{ told: [from, to], currencySymbol: 'R' },
      answer: (after) => JSON.stringify({ note: '$1 "', left: after(cashOf(from)), got: after(cashOf(to)) }),
    })
  const counts = async () => {
    const { rows } = await sql<{ journals: bigint; keys: bigint; events: bigint }>`
      SELECT (SELECT count(*) FROM journal) AS journals, (SELECT count(*) FROM idempotency) AS keys,
        (SELECT count(*) FROM member_event) AS events`.execute(database.db)
    return rows[0]
  }

  test('I6: the response has the balances after, and a repeat gets the same bytes with no second effect', async () => {
    const [ana, bo, key] = [await rich(500_000n), newId(), newId()]
    const first = await send(ana, bo, 123_456n, key)
    expect(JSON.parse(first.text)).toEqual({ note: '$1 "', left: '37.6544', got: '12.3456' })
    const before = await counts()
    expect(await send(ana, bo, 123_456n, key)).toEqual({ text: first.text, repeated: true })
    await expect(send(ana, bo, 123_456n, key, 'another request')).rejects.toThrow('another request')
    expect(await counts()).toEqual(before)
  })

  test('I6 F4: a hundred at once under one key have one effect', async () => {
    const [ana, bo, key] = [await rich(500_000n), newId(), newId()]
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(ana, bo, 10_000n, key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  })

  test('what is refused leaves nothing, and its key may succeed later', async () => {
    const [ana, bo, key] = [await rich(10_000n), await rich(1n), newId()]
    const before = await counts()
    await expect(send(ana, bo, 10_001n, key)).rejects.toMatchObject({ code: 'insufficientFunds' })
    await expect(send(ana, ana, 1n, key)).rejects.toMatchObject({ code: 'postingsInvalid' })
    await expect(send(ana, bo, 0n, key)).rejects.toMatchObject({ code: 'amountInvalid' })
    await transact(database, ({ trx }) => setFrozen(trx, currency, cashOf(ana), 'operator', true))
    await expect(send(ana, bo, 1n, key)).rejects.toThrow(LedgerError)
    expect(await counts()).toEqual(before)
    await transact(database, ({ trx }) => setFrozen(trx, currency, cashOf(ana), 'operator', false))
    expect((await send(ana, bo, 10_000n, key)).repeated).toBe(false)
  })

  test('I17: both members are notified of their balances, in the order of their streams', async () => {
    const [ana, bo] = [await rich(500_000n), newId()]
    await send(ana, bo, 10_000n)
    await send(ana, bo, 15_000n)
    const read = await readSince(database.db, bo, 0n)
    const heard =
      read.kind === 'events' ? read.events.map(({ seq, type, payload }) => [seq, type, payload]) : []
    const rest = { held: '0.00', bonus: '0.00', currency, currencySymbol: 'R' }
    expect(heard).toEqual([
      [1n, 'balanceChanged', { balance: '1.00', ...rest }],
      [2n, 'balanceChanged', { balance: '2.50', ...rest }],
    ])
  })

  test('transfers in both directions at once neither wait for each other for ever nor lose money', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => rich(1_000_000n)))
    const pick = () => people[Math.floor(Math.random() * people.length)] ?? ''
    await Promise.all(
      Array.from({ length: 200 }, async () => {
        const [from, to] = [pick(), pick()]
        if (from !== to) await send(from, to, 1n)
      }),
    )
  })

  test('I8: the database writes amounts as the wire does', async () => {
    const amounts = fc.sample(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), 300)
    const small = fc.sample(fc.bigInt({ min: -20_000n, max: 20_000n }), 300)
    const all = [...amounts, ...small, 0n, 1n, -1n, 100n, 1_000n, 10_000n]
    const { rows } = await sql<{ text: string }>`
      SELECT money_text(amount) AS text FROM unnest(${all}::bigint[]) WITH ORDINALITY AS given (amount, place)
      ORDER BY place`.execute(database.db)
    expect(rows.map(({ text }) => text)).toEqual(all.map((amount) => formatMoneyWire(money(amount))))
  })
})
