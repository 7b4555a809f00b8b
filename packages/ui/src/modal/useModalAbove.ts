import { useEffect, useRef } from 'react'
import { openModals } from './openModals.ts'

/** For a layer that is not modal: whether a modal was opened over it since it was mounted. */
export function useModalAbove(): () => boolean {
  const below = useRef<HTMLElement | undefined>(undefined)
  useEffect(() => {
    below.current = openModals.top()
  }, [])
  return () => openModals.top() !== below.current
}
