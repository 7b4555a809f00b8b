import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the element of the returned ref when another step of the same page replaces it. `step` names the step. */
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
