import { useEffect } from 'react'

/** Tells the page's inline loader that links and buttons work from here on: it clicks what it has held. */
export function useHydrationSignal(): void {
  useEffect(() => {
    dispatchEvent(new Event('baize:hydrated'))
  }, [])
}
