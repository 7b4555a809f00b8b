import type { GameSetProps } from '@baize/ui'
import { useCallback, useMemo } from 'react'
import { type ListedGame, tileOf } from './tile.ts'
import { useFavourites } from './useFavourites.ts'
import { usePlay } from './usePlay.ts'

/** What a strip or grid needs to show games of the platform, to start them and to like them. */
export function useTiles(games: readonly ListedGame[]): Required<Omit<GameSetProps, 'counters'>> {
  const play = usePlay(games)
  const { ids, undecided, change } = useFavourites()
  const tiles = useMemo(() => games.map(tileOf), [games])
  const onFavouriteChange = useCallback(
    (id: string, favourite: boolean) => {
      const game = games.find(({ nodeId }) => String(nodeId) === id)
      if (game) change(game, favourite)
    },
    [games, change],
  )
  return { games: tiles, onPlay: play, favourites: ids, favouritesBusy: undecided, onFavouriteChange }
}
