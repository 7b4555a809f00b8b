import { browserStorage } from '@baize/i18n/storage'
import { useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { useHydrated } from '../private/useHydrated.ts'
import { lessMotion } from '../tokens/media.ts'
import { keptAs } from './scheme-script.ts'

/** Whether the user chose stillness on this site: the script of the document has put the kept choice on `<html>`. */
const motion = proxy({ still: globalThis.document?.documentElement.dataset.motion === 'still' })

/** Whether everything that moves by itself is paused: by this switch, or by the device's setting. */
export function isStill(): boolean {
  return motion.still || matchMedia(lessMotion).matches
}

/** Stops, or lets go, everything that moves by itself on every page of the site. */
export function chooseStill(still: boolean): void {
  const root = document.documentElement
  if (still) root.dataset.motion = 'still'
  else delete root.dataset.motion
  browserStorage.set(keptAs.motion, still ? 'still' : null)
  motion.still = still
}

/** {@link isStill}, for components that move; a server renders them still, and so they are hydrated. */
export function useStill(): boolean {
  const hydrated = useHydrated()
  const lessIsWanted = useSyncExternalStore(subscribeToDevice, lessMotionIsWanted, lessMotionIsWanted)
  const { still } = useSnapshot(motion)
  return !hydrated || lessIsWanted || still
}

/** Whether the user chose stillness, for the control that shows it. */
export function useChosenStill(): boolean {
  // In sync: the clicked box is controlled.
  const { still } = useSnapshot(motion, { sync: true })
  return useHydrated() && still
}

const lessMotionIsWanted = () => globalThis.matchMedia?.(lessMotion).matches ?? true

function subscribeToDevice(listener: () => void): () => void {
  const media = matchMedia(lessMotion)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
