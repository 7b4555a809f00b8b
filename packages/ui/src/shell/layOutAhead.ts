import { useEffect } from 'react'
import { whenTouched } from '../private/whenTouched.ts'

/**
 * Lays out what lies in a closed drawer while the page rests, after it was touched and whenever it becomes another: a
 * browser keeps that, and a press that opens the drawer only paints it.
 */
export function useLaidOutAhead(drawer: { readonly current: HTMLElement | null }, closed: boolean): void {
  useEffect(() => {
    const element = drawer.current
    if (!element || !closed) return
    let callOff: (() => void) | undefined
    const soon = () => {
      callOff?.()
      // What is hidden is laid out for whoever asks for its place.
      callOff = whenTouched(() => element.querySelector('a')?.getBoundingClientRect())
    }
    soon()
    const observer = new MutationObserver(soon)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      callOff?.()
    }
  }, [drawer, closed])
}
