import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

export interface AnswerFocus {
  /** Where the focus moves: an element that takes it by code, `tabIndex={-1}`. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Something is done here that will change the state. */
  readonly answered: () => void
}

/**
 * The focus after a mutation that changes a state: the activated button unmounts with it, and its result
 * is read from `place` on. A state that changes by itself leaves the focus where it is.
 */
export function useAnswerFocus(state: string): AnswerFocus {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<string>(undefined)
  const shown = useRef(state)
  useLayoutEffect(() => {
    shown.current = state
    if (before.current === undefined || before.current === state) return
    before.current = undefined
    place.current?.focus()
  }, [state])
  const answered = useCallback(() => {
    before.current = shown.current
  }, [])
  return { place, answered }
}
