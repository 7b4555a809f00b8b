import { expect, test } from 'vitest'
import { draws, lottery } from './testing/fixtures.ts'
import { nextReading } from './useDraws.ts'

const at = (seconds: number) =>
  lottery('a', { next: { drawId: 'a-2', closesAt: '', drawsAt: inSeconds(seconds) } })
const start = Date.UTC(2026, 10, 21, 5)
const inSeconds = (seconds: number) => new Date(start + seconds * 1000).toISOString()
const read = (...lotteries: ReturnType<typeof lottery>[]) =>
  nextReading(draws({ now: inSeconds(0), lotteries }))

test('draws are read again when the first one is due', () => {
  expect(read(at(90), at(40))).toBe(40_500)
})

test('while a result is awaited they are read every two seconds', () => {
  expect(read(at(-3), at(40))).toBe(2_000)
})

test('without a draw that is due, or from a vendor with a stale feed, they are not', () => {
  expect(read(lottery('a', { next: null }))).toBeUndefined()
  expect(read({ ...at(-30), stale: true })).toBeUndefined()
})
