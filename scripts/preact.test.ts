import { h, options } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../preact.shared.ts'

/** Begins a frame, where one is waited for. */
let paint: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let waiting: FrameRequestCallback | undefined
  paint = () => {
    const frame = waiting
    waiting = undefined
    frame?.(performance.now())
  }
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    waiting = frame
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = undefined
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A component was drawn, as Preact tells whoever listens. */
const draw = () => options.diffed?.(h('p', null))

test('effects wait for the picture, however slow the phone is, and follow it once', () => {
  const effects = vi.fn()
  options.requestAnimationFrame?.(effects)
  vi.advanceTimersByTime(200)
  expect(effects).not.toHaveBeenCalled()
  paint()
  // Not in the frame itself, which is not painted yet.
  expect(effects).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(effects).toHaveBeenCalledOnce()
})

test('what is drawn between a picture and its effects is painted first', () => {
  const effects = vi.fn()
  options.requestAnimationFrame?.(effects)
  paint()
  draw()
  vi.advanceTimersByTime(1)
  expect(effects).not.toHaveBeenCalled()
  paint()
  // Drawn with every picture: its effects do not wait for ever.
  draw()
  vi.advanceTimersByTime(1)
  expect(effects).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_000)
  expect(effects).toHaveBeenCalledOnce()
})

test('effects of a page that is not painted run all the same, once', () => {
  const effects = vi.fn()
  options.requestAnimationFrame?.(effects)
  vi.advanceTimersByTime(1_000)
  expect(effects).toHaveBeenCalledOnce()
  paint()
  vi.advanceTimersByTime(1_000)
  expect(effects).toHaveBeenCalledOnce()
})
