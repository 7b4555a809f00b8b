import { useSyncExternalStore } from 'react'
import { lessMotion } from '../tokens/media.ts'
import { keptAs } from './scheme-script.ts'

const key = keptAs.motion
const listeners = new Set<() => void>()

/** Whether everything that moves by itself stands still: by this switch, or by the device's setting. */
export function isStill(): boolean {
  return chosenStill() || matchMedia(lessMotion).matches
}

/** Whether the person chose stillness on this site. */
function chosenStill(): boolean {
  return document.documentElement.dataset.motion === 'still'
}

/** Stops, or lets go, everything that moves by itself on every page of the site. */
export function chooseStill(still: boolean): void {
  const root = document.documentElement
  if (still) root.dataset.motion = 'still'
  else delete root.dataset.motion
  try {
    if (still) localStorage.setItem(key, 'still')
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still stops for this visit.
  }
  for (const listener of listeners) listener()
}

/** {@link isStill}, for components that move; a server renders them still. */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => true)
}

/** {@link chosenStill}, for the control that shows it. */
export function useChosenStill(): boolean {
  return useSyncExternalStore(subscribe, chosenStill, () => false)
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(lessMotion)
  listeners.add(listener)
  media.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
  }
}
