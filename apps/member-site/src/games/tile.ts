import type { ValueOf } from '@baize/api'
import type { gameList } from '@baize/api/calls'
import type { Game } from '@baize/ui'

/** A game of the platform as a tile shows it. */
export function tileOf(game: ValueOf<typeof gameList>['games'][number]): Game {
  return {
    id: game.nodeId,
    name: game.displayName,
    image: game.iconUrl,
    vendor: game.vendorName,
    hot: game.isHot === 1,
  }
}
