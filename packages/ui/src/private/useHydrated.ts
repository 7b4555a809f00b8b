import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/** React reads a server's snapshot only where it renders on one or hydrates. */
function watchHydration() {
  let hydrating = false
  return {
    isHydrating: () => hydrating,
    onServerSnapshot: () => {
      hydrating = true
      return null
    },
  }
}

/**
 * Whether the page is the browser's own by now: until then it shows what a server, which knows no browser, rendered.
 * The change is a transition: as an external store's it would be synchronous, and make React hydrate all below it at once.
 */
export function useHydrated(): boolean {
  const [hydration] = useState(watchHydration)
  useSyncExternalStore(never, nothing, hydration.onServerSnapshot)
  const [hydrated, setHydrated] = useState(() => !hydration.isHydrating())
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
