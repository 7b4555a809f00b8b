import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSpacing } from './spacing.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('a caller begins once per interval, another meanwhile', async () => {
  const spacing = makeSpacing({ everyMs: 250, mayWait: 4 })
  const began: string[] = []
  const begin = (caller: string) => spacing.turn(caller).then(() => void began.push(caller))
  for (const caller of ['many', 'many', 'many', 'other']) void begin(caller)
  await vi.advanceTimersByTimeAsync(0)
  expect(began).toEqual(['many', 'other'])
  await vi.advanceTimersByTimeAsync(250)
  expect(began).toEqual(['many', 'other', 'many'])
  await vi.advanceTimersByTimeAsync(250)
  expect(began).toEqual(['many', 'other', 'many', 'many'])
})

test('a caller that is silent for an interval begins at once, and nothing is kept of it', async () => {
  const spacing = makeSpacing({ everyMs: 250, mayWait: 0 })
  await spacing.turn('a')
  await expect(spacing.turn('a')).rejects.toMatchObject({ code: 'tooManyRequests' })
  await vi.advanceTimersByTimeAsync(250)
  expect(vi.getTimerCount()).toBe(0)
  await spacing.turn('a')
})

test('one more than may wait is refused, and does not lengthen the wait of the others', async () => {
  const spacing = makeSpacing({ everyMs: 250, mayWait: 2 })
  const turns = [1, 2, 3].map(() => spacing.turn('a'))
  await expect(spacing.turn('a')).rejects.toMatchObject({ code: 'tooManyRequests' })
  await vi.advanceTimersByTimeAsync(500)
  await Promise.all(turns)
})
