import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashOf } from '../game-tile/suits.ts'
import { onTileStep, tileStart } from './counting.ts'
import { jackpotSettings } from './settings.ts'

const ids = Array.from({ length: 24 }, (_, index) => String(1000 + index))
const starts = ids.map((id) => tileStart(hashOf(id)))
const { every, from, to, phases } = jackpotSettings.tile

it('counters of games whose ids follow each other start far apart, and the same each time', () => {
  expect(ids.map((id) => tileStart(hashOf(id)))).toEqual(starts)
  for (const { hundredths } of starts) {
    expect(hundredths).toBeGreaterThanOrEqual(from * 100)
    expect(hundredths).toBeLessThan(to * 100)
  }
  const neighbours = starts.slice(1).map(({ hundredths }, index) => {
    return Math.abs(hundredths - (starts[index]?.hundredths ?? 0))
  })
  // Alike is within a hundredth of the whole span.
  const alike = neighbours.filter((apart) => apart < to - from)
  expect(alike).toEqual([])
  expect(new Set(starts.map(({ phase }) => phase)).size).toBeGreaterThan(phases / 2)
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('counters step once in three seconds each, at different moments, by one timer', () => {
  const steps = [0, 5, 11].map((phase) => {
    const step = vi.fn(() => Date.now())
    return { step, leave: onTileStep(phase, step) }
  })
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(every)
  const moments = steps.map(({ step }) => {
    expect(step).toHaveBeenCalledTimes(1)
    return step.mock.results[0]?.value
  })
  expect(new Set(moments).size).toBe(steps.length)
  vi.advanceTimersByTime(every)
  for (const { step, leave } of steps) {
    expect(step).toHaveBeenCalledTimes(2)
    leave()
  }
  expect(vi.getTimerCount()).toBe(0)
})
