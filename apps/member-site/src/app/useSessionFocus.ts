import { useEffect, useRef } from 'react'

/**
 * Whoever signs in or out finds the button that began it gone, and the focus with it: the keyboard goes on from the
 * content of the page. Where something else has the focus it stays, and when the page comes nothing is moved.
 */
export function useSessionFocus(signedIn: boolean): void {
  const before = useRef(signedIn)
  useEffect(() => {
    if (before.current === signedIn) return
    before.current = signedIn
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [signedIn])
}
