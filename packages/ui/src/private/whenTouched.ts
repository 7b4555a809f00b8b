import { whenIdle } from './whenIdle.ts'

const touches = ['pointerover', 'pointerdown', 'keydown'] as const

/** Settles when somebody comes near the page, by pointer, finger or keyboard: until then nothing is made for a press. */
let touched: Promise<void> | undefined

function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const touch = () => {
      for (const name of touches) removeEventListener(name, touch, true)
      resolve()
    }
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
  })
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
