import { type RefObject, useEffect, useRef } from 'react'

/** Gives the place that is returned the focus when another step of the same page takes it. `step` names the step. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [step])
  return place
}
