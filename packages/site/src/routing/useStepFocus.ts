import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus on what takes another's place: a step of a screen, opened and gone back from. Not on the first load of the page. */
export function useStepFocus<Element extends HTMLElement>(step: string | null): RefObject<Element | null> {
  const place = useRef<Element>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (!place.current) return
    place.current.tabIndex = -1
    place.current.focus()
  }, [step])
  return place
}
