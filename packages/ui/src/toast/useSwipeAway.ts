import { type PointerEvent, useRef } from 'react'

/** How far a message has to be swiped until it is dismissed, in pixels. */
const distance = 64
/** How far a finger may move in a tap. */
const slop = 10

/** A sideways swipe of a message dismisses it, in either direction; its button does the same. */
export function useSwipeAway(onDismiss: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const moved = useRef(0)

  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const isFar = Math.abs(moved.current) >= distance
    start.current = undefined
    moved.current = 0
    // A leaving toast keeps its place until it is removed.
    if (isFar) onDismiss()
    else currentTarget.style.translate = ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const x = event.clientX - start.current.x
      if (moved.current === 0) {
        if (Math.abs(event.clientY - start.current.y) > slop) start.current = undefined
        if (!start.current || Math.abs(x) < slop) return
        // A finger is captured by itself.
        if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
      }
      moved.current = x
      event.currentTarget.style.translate = `${x}px`
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      moved.current = 0
      end(event)
    },
  }
}
