import { useSyncExternalStore } from 'react'

/** From this width the shell's side menu is a column, and the bar at the top names the places itself. */
const wide = '(min-width: 64rem)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is as wide as a desktop's: what is shown only there is not fetched elsewhere. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
}
