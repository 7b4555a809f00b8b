import { type RefObject, useEffect, useState } from 'react'
import { isCovered, onModalChange } from './openModals.ts'

/** {@link isCovered}, for components that move. */
export function useCovered(element: RefObject<Element | null>): boolean {
  const [covered, setCovered] = useState(false)
  useEffect(() => {
    const look = () => setCovered(isCovered(element.current))
    look()
    return onModalChange(look)
  }, [element])
  return covered
}
