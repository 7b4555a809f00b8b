import { useHydrated } from '@baize/ui'
import { useEffect } from 'react'

/**
 * Shows what a prerendered page has for visitors once the session is known: until then the page's inline loader hides it
 * from signed-in users. For the component that renders it.
 */
export function useVisitorParts(): void {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.signedIn
  }, [hydrated])
}
