import { useEffect } from 'react'

/**
 * Notifies the page's inline loader that links and buttons work from here on: it clicks what it has queued. In a task
 * of its own: while React commits, a click on what is not hydrated yet is lost; after it, React hydrates that first.
 */
export function useHydrationSignal(): void {
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event('baize:hydrated')))
    return () => clearTimeout(timer)
  }, [])
}
