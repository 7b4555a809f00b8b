import type { Context } from '../http/implement.ts'
import { picturePath } from './art/address.ts'
import type { CatalogueGame } from './catalogue.ts'
import { type Flags, readFlags } from './flags.ts'
import { nameIn } from './names.ts'
import { routeOfGame } from './routes.ts'
import { findVendor } from './vendors.ts'

export const vendorName = (vassalage: string, language: string): string => {
  const vendor = findVendor(vassalage)
  return vendor ? nameIn(vendor.names, language) : vassalage
}

export interface Describer {
  readonly flags: Flags
  game(game: CatalogueGame): ReturnType<typeof describe>
}

function describe(game: CatalogueGame, flags: Flags, language: string, platformUrl: string) {
  return {
    nodeId: game.nodeId,
    gameId: `${game.vassalage}_${game.gameCode}`,
    vassalage: game.vassalage,
    vendorName: vendorName(game.vassalage, language),
    gameType: game.gameType,
    gameCode: game.gameCode,
    isHot: flags.isHot(game) ? 1 : 0,
    displayName: nameIn(game.names, language),
    iconUrl: `${platformUrl}${picturePath(game)}`,
    isGame: 'GAME' as const,
    route: routeOfGame(game),
    underMaintenance: flags.isClosed(game),
  }
}

/** How a reader sees games: in the reader's language, and with what the operator says of them now. */
export async function describer(context: Context, asked: string | undefined): Promise<Describer> {
  const flags = await readFlags(context.db)
  const { platform } = context.settings.publicUrls
  return { flags, game: (game) => describe(game, flags, asked ?? context.language, platform) }
}
