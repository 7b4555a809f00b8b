import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'

/** One ref for the field's own use and for its owner's. */
export function useSharedRef<Element>(
  own: RefObject<Element | null>,
  theirs: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element
      if (typeof theirs === 'function') return theirs(element)
      if (theirs) theirs.current = element
      return undefined
    },
    [own, theirs],
  )
}
