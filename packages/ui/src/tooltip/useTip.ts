import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isComposing } from '../private/composing.ts'
import { tooltipSettings } from './settings.ts'

let lastGone = Number.NEGATIVE_INFINITY

/** When a tooltip shows: a resting pointer, keyboard focus, a finger that holds; and when it goes. */
export function useTip(delay: number) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)

  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    if (wait <= 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next), wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    // Escape takes away the tooltip only, not what it stands in.
    const takeAway = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', takeAway, true)
    return () => {
      document.removeEventListener('keydown', takeAway, true)
      lastGone = performance.now()
    }
  }, [open])

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      const warm = performance.now() - lastGone < tooltipSettings.warm
      later(true, warm || open ? 0 : delay)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') later(false, tooltipSettings.grace)
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      held.current = false
      if (pointerType !== 'touch') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        held.current = true
        setOpen(true)
      }, tooltipSettings.hold)
    },
    onPointerUp: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') clearTimeout(timer.current)
    },
    onPointerCancel: () => clearTimeout(timer.current),
    onFocus: ({ target }: { target: EventTarget }) => {
      if (target instanceof Element && target.matches(':focus-visible')) later(true, 0)
    },
    onBlur: () => later(false, 0),
  }
  const hide = useCallback(() => setOpen(false), [])
  const isHeld = () => held.current
  const release = () => {
    held.current = false
  }
  return { open, show: () => later(true, 0), hide, isHeld, release, handlers }
}
