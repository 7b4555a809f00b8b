import { type MouseEvent, type PointerEvent, useRef } from 'react'

const DISTANCE = 40

interface SwipeOptions {
  enabled: boolean
  onForward: () => void
  onBack: () => void
}

/** A sideways swipe; the buttons do the same for those who do not swipe. A swipe is never also a click. */
export function useSwipe({ enabled, onForward, onBack }: SwipeOptions) {
  const start = useRef<number>(undefined)
  const swiped = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = enabled ? event.clientX : undefined
      swiped.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === undefined || event.buttons === 0) return
      const distance = event.clientX - start.current
      if (Math.abs(distance) < DISTANCE) return
      start.current = undefined
      swiped.current = true
      const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      if (distance < 0 === rightToLeft) onBack()
      else onForward()
    },
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.preventDefault()
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
}
