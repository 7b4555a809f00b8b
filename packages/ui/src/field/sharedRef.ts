import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'
import { assignRef } from '../private/assignRef.ts'

/** One ref for the field's own use and for its owner's. */
export function useSharedRef<Element>(
  own: RefObject<Element | null>,
  theirs: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      assignRef(own, element)
      return assignRef(theirs, element)
    },
    [own, theirs],
  )
}
