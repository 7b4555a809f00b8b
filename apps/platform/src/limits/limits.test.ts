import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { Refusal } from '../http/refusal.ts'
import { addFailure, clearFailures, delaySeconds, readFailures } from './failures.ts'
import { createKeyedMutex } from './keyedMutex.ts'
import { spend } from './rateLimit.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000)

describe.each(testEngines)('limits on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database?.close())

  const allowed = (key: string, seconds: number) =>
    spend(database.db, key, { everySeconds: 10, burst: 3 }, at(seconds)).then(
      () => 0,
      (error: Refusal) => error.details.params?.retryAfterSeconds,
    )

  test('a burst, then one at a time, then a burst again after a rest', async () => {
    expect([await allowed('a', 0), await allowed('a', 0), await allowed('a', 0)]).toEqual([0, 0, 0])
    expect(await allowed('a', 0)).toBe(10)
    expect(await allowed('a', 4)).toBe(6)
    expect(await allowed('a', 10)).toBe(0)
    expect(await allowed('a', 11)).toBe(9)
    expect(await allowed('b', 11)).toBe(0)
    expect([await allowed('a', 100), await allowed('a', 100), await allowed('a', 100)]).toEqual([0, 0, 0])
    expect(await allowed('a', 100)).toBe(10)
  })

  test('twenty at once get no more than the burst', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => allowed('rush', 0)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  test('failures add up, are forgotten after their window, and can be cleared', async () => {
    const { db } = database
    expect(await addFailure(db, 'f', 60, at(0))).toBe(1)
    expect(await addFailure(db, 'f', 60, at(30))).toBe(2)
    expect((await readFailures(db, 'f', 60, at(80))).count).toBe(2)
    expect((await readFailures(db, 'f', 60, at(91))).count).toBe(0)
    expect(await addFailure(db, 'f', 60, at(91))).toBe(1)
    await clearFailures(db, 'f')
    expect((await readFailures(db, 'f', 60, at(92))).count).toBe(0)
  })
})

test('the delay doubles to a minute and never further', () => {
  const wait = (count: number) => delaySeconds({ count, lastAt: at(0) }, 5, at(0))
  expect([4, 5, 6, 7, 8, 9, 10, 11, 99].map(wait)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60])
  expect(delaySeconds({ count: 99, lastAt: at(0) }, 5, at(61))).toBe(0)
})

describe('turns', () => {
  test('one at a time per key; the same work is shared', async () => {
    const turns = createKeyedMutex()
    let running = 0
    let most = 0
    let done = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      return ++done
    }
    await Promise.all(['1', '2', '3'].map((tag) => turns.take('key', tag, work)))
    expect([most, done]).toEqual([1, 3])
    const shared = await Promise.all(Array.from({ length: 50 }, () => turns.take('key', 'same', work)))
    expect(new Set(shared)).toEqual(new Set([4]))
  })

  test('a failure does not stop the line, and the line has an end', async () => {
    const turns = createKeyedMutex(2)
    const failing = turns.take('key', 'a', async () => {
      throw new Error('wrong')
    })
    const next = turns.take('key', 'b', async () => 'fine')
    await expect(turns.take('key', 'c', async () => 'too many')).rejects.toBeInstanceOf(Refusal)
    await expect(failing).rejects.toThrow('wrong')
    expect(await next).toBe('fine')
  })
})
