import { whenIdle } from './whenIdle.ts'

const touches = ['pointermove', 'pointerdown', 'keydown'] as const

/** Settles when somebody comes near the page, by pointer, finger or keyboard: until then nothing is made for a press. */
let touched: Promise<unknown> | undefined

function firstTouch(): Promise<unknown> {
  const once = { capture: true, passive: true, once: true }
  touched ??= Promise.race(
    touches.map((name) => new Promise((resolve) => addEventListener(name, resolve, once))),
  )
  return touched
}

/** Calls once the page was touched and rests. Gives how to call it off. */
export function whenTouched(call: () => void): () => void {
  let off: (() => void) | undefined
  let left = false
  void firstTouch().then(() => {
    if (!left) off = whenIdle(call)
  })
  return () => {
    left = true
    off?.()
  }
}
