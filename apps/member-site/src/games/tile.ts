import type { CallValue } from '@baize/api'
import type { gameList } from '@baize/api/contract'
import type { Game } from '@baize/ui'

/** A game of the platform as a tile shows it. */
export function tileOf(game: CallValue<typeof gameList>['games'][number]): Game {
  return {
    id: game.nodeId,
    name: game.displayName,
    image: game.iconUrl,
    vendor: game.vendorName,
    hot: game.isHot === 1,
  }
}
