import { useEffect, useRef } from 'react'

/**
 * Signing in or out unmounts the button that began it, and with it the focus: the focus moves to the content of the
 * page. Where something else has the focus it stays, and on page load nothing is moved.
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
