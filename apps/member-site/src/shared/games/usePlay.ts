import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { playPath } from '../paths.ts'
import { useMemberGate } from '../popups/useMemberGate.ts'
import { startPath } from './startPath.ts'
import { type ListedGame, shownName } from './tile.ts'

const none: readonly ListedGame[] = []

/**
 * Starts one of these games, by its id, where its vendor's games are played. A visitor signs in first and then lands
 * in the chosen game; a trial account is informed that it needs an account of its own.
 */
export function usePlay(games: readonly ListedGame[] = none): (nodeId: string) => void {
  const gate = useMemberGate()
  const [, navigate] = useLocation()
  return useCallback(
    (nodeId) => {
      const game = games.find((each) => each.nodeId === nodeId)
      const path = game ? startPath(game) : playPath(nodeId)
      const name = game && shownName(game.displayName, game.gameCode)
      gate({ to: 'play', ...(name && { name }) }, () => navigate(path), path)
    },
    [gate, games, navigate],
  )
}
