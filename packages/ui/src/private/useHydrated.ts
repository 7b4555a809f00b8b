import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/**
 * Whether the page is the browser's own by now: until then it shows what a server, which knows no browser, rendered.
 * The change is a transition: as an external store's it would be synchronous, and make React hydrate all below it at once.
 */
export function useHydrated(): boolean {
  let hydrating = false
  // React reads a server's snapshot only where it renders on one or hydrates.
  useSyncExternalStore(never, nothing, () => {
    hydrating = true
    return null
  })
  const [hydrated, setHydrated] = useState(!hydrating)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
