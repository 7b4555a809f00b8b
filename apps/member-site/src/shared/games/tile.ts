import type { ValueOf } from '@baize/api'
import type { gameList } from '@baize/api/calls'
import type { Game } from '@baize/ui'

/** A game as the platform lists it. */
export type ListedGame = ValueOf<typeof gameList>['games'][number]

/** A name that can be read and clicked; a game without one is called by its code. */
export const shownName = (displayName: string, code: string): string => displayName.trim() || code

/** A game of the platform as a tile shows it. */
export function tileOf(game: ListedGame): Game {
  return {
    id: game.nodeId,
    name: shownName(game.displayName, game.gameCode),
    lang: game.language,
    image: game.iconUrl,
    vendor: game.vendorName,
    vendorLang: game.vendorLanguage,
    hot: game.isHot === 1,
    maintenance: game.underMaintenance,
  }
}
