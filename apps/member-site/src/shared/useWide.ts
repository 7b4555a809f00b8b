import { useHydrated } from '@baize/ui'
import { useSyncExternalStore } from 'react'

/** From this width the shell's side menu is a column, and the bar at the top names the places itself. */
const wide = '(min-width: 64rem)'

let asked: MediaQueryList | undefined
/** Queried once: a new media query costs more than its result, and every frame of the site uses it. */
const media = () => (asked ??= matchMedia(wide))

function subscribe(listener: () => void): () => void {
  media().addEventListener('change', listener)
  return () => media().removeEventListener('change', listener)
}

const isWide = () => globalThis.window !== undefined && media().matches

/** Whether the window is as wide as a desktop's: what is shown only there is not fetched elsewhere. No on a server. */
export function useWide(): boolean {
  const current = useSyncExternalStore(subscribe, isWide, isWide)
  return useHydrated() && current
}
