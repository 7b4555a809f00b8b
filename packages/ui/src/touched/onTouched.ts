const touches = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Calls on the first interaction with the page, by pointer, finger, focus or keyboard; at once after one: the root says
 * so (`data-touched`), from a prerendered page's own script or from here. Returns a function that cancels it.
 */
export function onTouched(call: () => void): () => void {
  const { dataset } = document.documentElement
  const off = () => {
    for (const name of touches) removeEventListener(name, touch, true)
  }
  const touch = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    // A page that loads under a pointer gets its position, as a move of zero pixels.
    if (type === 'pointermove' && !movementX && !movementY) return
    dataset.touched = ''
    off()
    call()
  }
  if (dataset.touched !== undefined) call()
  else for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
  return off
}
