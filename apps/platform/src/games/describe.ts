import { pictureUrl } from '../content/show.ts'
import type { Context } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import { type CatalogueGame, findGame, findVendor } from './catalogue.ts'
import { type Flags, readFlags } from './flags.ts'
import { type Names, namedIn } from './names.ts'
import { routeOfGame } from './routes.ts'

/** What a vendor is called; an unknown one is called by its code. */
export const vendorNames = (vassalage: string): Names | string => findVendor(vassalage)?.names ?? vassalage

/** What a game is called; an unknown one is called by its number. */
export const gameNames = (nodeId: string): Names | string => findGame(nodeId)?.names ?? nodeId

export interface Describer {
  readonly flags: Flags
  game(game: CatalogueGame): ReturnType<typeof describe>
}

function describe(game: CatalogueGame, flags: Flags, language: string, settings: Settings) {
  return {
    nodeId: game.nodeId,
    gameId: `${game.vassalage}_${game.gameCode}`,
    vassalage: game.vassalage,
    ...namedIn(['vendorName', 'vendorLanguage'], vendorNames(game.vassalage), language),
    gameType: game.gameType,
    gameCode: game.gameCode,
    isHot: flags.isHot(game) ? 1 : 0,
    ...namedIn(['displayName', 'language'], game.names, language),
    iconUrl: pictureUrl(settings, game.picture),
    isGame: 'GAME' as const,
    route: routeOfGame(game),
    underMaintenance: flags.isClosed(game),
  }
}

/** How a reader sees games: in the reader's language, and with what the operator says of them now. */
export async function describer(context: Context, asked: string | undefined): Promise<Describer> {
  const flags = await readFlags(context.db)
  return { flags, game: (game) => describe(game, flags, asked ?? context.language, context.settings) }
}
