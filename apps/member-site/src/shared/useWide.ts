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

/** Whether the window is as wide as a desktop's: what is shown only there is not fetched elsewhere. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  )
}
