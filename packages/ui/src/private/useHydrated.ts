import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is the browser's own by now: until then it shows what a server, which knows no browser, rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
