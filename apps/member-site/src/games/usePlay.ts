import { usePlatform } from '@baize/account'
import { useCallback } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { playPath } from '../app/paths.ts'
import { openPopup } from '../popups/popups.ts'

/** Starts a game: whoever is not signed in signs in first and then lands in the game that was chosen. */
export function usePlay(): (nodeId: string) => void {
  const { token } = usePlatform()
  return useCallback(
    (nodeId) => {
      if (token.get() === null) openPopup('login', playPath(nodeId))
      else navigate(playPath(nodeId))
    },
    [token],
  )
}
