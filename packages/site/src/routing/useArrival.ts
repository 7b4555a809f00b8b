import { useEffect, useRef } from 'react'
import { anchorOf } from './anchor.ts'

/**
 * What a full page load would do when the route changes: scroll to the top, or to the anchor in the address, and put
 * the focus on the main content, so that keyboard and screen reader start there. `key` names the route.
 */
export function useArrival(key: string): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    const first = before.current === null
    if (before.current === key) return
    before.current = key
    const target = document.getElementById(anchorOf(location.hash))
    if (target) target.scrollIntoView()
    else if (!first) {
      scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [key])
}

/** The page's title: what the screen is, then whose site. */
export function useTitle(screen: string, site: string): void {
  useEffect(() => {
    document.title = screen ? `${screen} · ${site}` : site
  }, [screen, site])
}
