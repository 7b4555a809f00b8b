const touches = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Calls once somebody comes near the page, by pointer, finger, focus or keyboard; at once where somebody has: the root says
 * so (`data-touched`), from a made page's own script or from here. Gives how to call it off.
 */
export function onTouched(call: () => void): () => void {
  const { dataset } = document.documentElement
  const off = () => {
    for (const name of touches) removeEventListener(name, touch, true)
  }
  const touch = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    // A page that comes up under a pointer is told where that rests, as a move of nothing.
    if (type === 'pointermove' && !movementX && !movementY) return
    dataset.touched = ''
    off()
    call()
  }
  if (dataset.touched !== undefined) call()
  else for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
  return off
}
