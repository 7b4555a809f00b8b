import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { gathered } from './batch.ts'

describe('reads that are wanted in one moment', () => {
  const upper = (asked: string[][]) =>
    gathered(async (keys) => {
      asked.push([...keys])
      await turn()
      return new Map(keys.filter((key) => key !== 'gone').map((key) => [key, key.toUpperCase()]))
    })

  test('are asked once, each key once, and each asker gets its own row', async () => {
    const asked: string[][] = []
    const read = upper(asked)
    expect(await Promise.all([read('a'), read('b'), read('a'), read('gone')])).toEqual([
      'A',
      'B',
      'A',
      undefined,
    ])
    expect(asked).toEqual([['a', 'b', 'gone']])
  })

  test('a read that began before a request is not shared with it', async () => {
    let value = 1
    const read = gathered(async (keys) => {
      const seen = value
      await turn()
      await turn()
      return new Map(keys.map((key) => [key, seen]))
    })
    const first = read('a')
    await turn()
    await turn()
    value = 2
    expect([await first, await read('a')]).toEqual([1, 2])
  })

  test('a failure reaches the callers of that round only', async () => {
    let broken = true
    const read = gathered(async (keys) => {
      if (broken) throw new Error('no database')
      return new Map(keys.map((key) => [key, key]))
    })
    const answers = await Promise.allSettled([read('a'), read('b')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    broken = false
    expect(await read('a')).toBe('a')
  })

  test('thousands at once are read in statements of a bounded size', async () => {
    const asked: string[][] = []
    const read = upper(asked)
    const rows = await Promise.all(Array.from({ length: 1_000 }, (_, n) => read(`k${n}`)))
    expect(rows[999]).toBe('K999')
    expect(Math.max(...asked.map((keys) => keys.length))).toBeLessThanOrEqual(200)
  })
})
