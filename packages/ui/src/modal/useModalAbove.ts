import { useEffect, useRef } from 'react'
import { topModal } from './openModals.ts'

/** For a layer that is not modal: whether a modal was opened over it since it was mounted. */
export function useModalAbove(): () => boolean {
  const below = useRef<HTMLElement | undefined>(undefined)
  useEffect(() => {
    below.current = topModal()
  }, [])
  return () => topModal() !== below.current
}
