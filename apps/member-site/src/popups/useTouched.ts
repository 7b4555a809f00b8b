import { useEffect, useState } from 'react'

const touches = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const

/** Whether the visitor has come near the page yet: by pointer, finger or keyboard. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return
    const touch = () => setTouched(true)
    // A made page was touched before this part of it was live.
    if (document.documentElement.dataset.touched !== undefined) touch()
    for (const name of touches) addEventListener(name, touch, { passive: true, once: true })
    return () => {
      for (const name of touches) removeEventListener(name, touch)
    }
  }, [touched])
  return touched
}
