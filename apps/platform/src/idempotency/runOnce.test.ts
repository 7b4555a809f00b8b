import { type Money, money } from '@baize/api/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, newId, transact } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { balanceOf, cashOf, houseFor, post, verifyLedger } from '../ledger/index.ts'
import { IdempotencyError, type KeyedRequest, pruneKeys, requestHash, runOnce } from './index.ts'

const note = { currency: 'KHR', cause: { type: 'test', id: '1' }, actor: 'tester' }

describe.each(testEngines)('keyed work on $name', ({ open }) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    expect(await verifyLedger(database.db)).toEqual([])
    await database?.close()
  })

  const give = (owner: string, request: KeyedRequest, amount: Money) =>
    transact(database, ({ trx }) =>
      runOnce(trx, request, async () => {
        const journal = await post(trx, {
          ...note,
          type: 'depositCredited',
          owner,
          postings: [{ from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount }],
        })
        return JSON.stringify({ journal: journal.id, at: Math.random(), text: 'ស្ងៀម 静 ✓' })
      }),
    )
  const balance = (owner: string) => balanceOf(database.db, 'KHR', cashOf(owner))
  const keyed = (owner: string, body: string): KeyedRequest => ({
    scope: `member:${owner}:deposit`,
    key: newId(),
    requestHash: requestHash(body),
  })

  test('I6 one hundred concurrent duplicates: one effect, one hundred byte-equal responses', async () => {
    const owner = newId()
    const request = keyed(owner, '{"amount":"1.00"}')
    const answers = await Promise.all(Array.from({ length: 100 }, () => give(owner, request, money(10_000n))))
    expect(new Set(answers.map((answer) => Buffer.from(answer).toString('hex'))).size).toBe(1)
    expect(await balance(owner)).toBe(10_000n)
    expect(await give(owner, request, money(10_000n))).toBe(answers[0])
  })

  test('I6 the same key with another body is refused, and nothing moves', async () => {
    const owner = newId()
    const request = keyed(owner, '{"amount":"1.00"}')
    await give(owner, request, money(10_000n))
    const other = give(owner, { ...request, requestHash: requestHash('{"amount":"2.00"}') }, money(20_000n))
    await expect(other).rejects.toThrow(IdempotencyError)
    expect(await balance(owner)).toBe(10_000n)
  })

  test('I6 the same key in another scope is another intent', async () => {
    const [owner, other] = [newId(), newId()]
    const request = keyed(owner, 'x')
    await give(owner, request, money(1n))
    await give(other, { ...request, scope: `member:${other}:deposit` }, money(1n))
    expect([await balance(owner), await balance(other)]).toEqual([1n, 1n])
  })

  test('I7 work that fails leaves nothing, and its key is free for the next try', async () => {
    const owner = newId()
    const request = keyed(owner, 'x')
    const failing = transact(database, ({ trx }) =>
      runOnce(trx, request, async () => {
        await post(trx, {
          ...note,
          type: 'depositCredited',
          owner,
          postings: [{ from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: money(5n) }],
        })
        throw new Error('the wire was cut')
      }),
    )
    await expect(failing).rejects.toThrow('the wire was cut')
    expect(await balance(owner)).toBe(0n)
    await give(owner, request, money(5n))
    expect(await balance(owner)).toBe(5n)
  })

  test.each([
    ['an empty key', ''],
    ['a key of 256 characters', 'k'.repeat(256)],
  ])('refuses %s', async (_name, key) => {
    const owner = newId()
    await expect(give(owner, { ...keyed(owner, 'x'), key }, money(1n))).rejects.toThrow(
      /idempotency_key_length/,
    )
    expect(await balance(owner)).toBe(0n)
  })

  test('old keys are forgotten, young ones kept', async () => {
    const owner = newId()
    const request = keyed(owner, 'x')
    const answer = await give(owner, request, money(1n))
    expect(await pruneKeys(database.db, new Date(Date.now() - 7 * 86_400_000))).toBe(0n)
    expect(await give(owner, request, money(1n))).toBe(answer)
    expect(await pruneKeys(database.db, new Date(Date.now() + 60_000))).toBeGreaterThan(0n)
  })
})
