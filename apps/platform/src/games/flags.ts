import type { Db } from '../http/implement.ts'
import {
  type CatalogueGame,
  findGame,
  type GameType,
  gamesOfType,
  listedGames,
  ofCatalogue,
} from './catalogue.ts'

/** The vendors that are being worked on. */
export async function vendorsUnderMaintenance(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('vendor_state')
    .select('vassalage')
    .where('under_maintenance', '=', true)
    .execute()
  return new Set(rows.map((row) => row.vassalage))
}

/** The operator's settings of vendors and games, read once for a response. */
export interface Flags {
  isClosed(game: CatalogueGame): boolean
  isVendorClosed(vassalage: string): boolean
  isHot(game: CatalogueGame): boolean
  /** The hot games of a category, or of all. */
  hotGames(gameType?: GameType): CatalogueGame[]
}

/** Hot unless the operator's flags say otherwise. */
const hotByCatalogue = ofCatalogue(() => listedGames().filter((game) => game.hot))

export async function readFlags(db: Db): Promise<Flags> {
  const vendors = await vendorsUnderMaintenance(db)
  const rows = await db.selectFrom('game_flag').selectAll().execute()
  const flagOf = new Map(rows.map((row) => [row.node_id, row]))
  const isHot = (game: CatalogueGame) => flagOf.get(game.nodeId)?.hot ?? game.hot
  const hotByFlag = rows
    .flatMap((row) => (row.hot ? (findGame(row.node_id) ?? []) : []))
    .filter(({ off }) => !off)
  return {
    isHot,
    isVendorClosed: (vassalage) => vendors.has(vassalage),
    isClosed: (game) =>
      game.off || vendors.has(game.vassalage) || (flagOf.get(game.nodeId)?.under_maintenance ?? false),
    hotGames: (gameType) =>
      [...new Set([...hotByCatalogue(), ...hotByFlag])].filter(
        (game) => isHot(game) && (gameType === undefined || game.gameType === gameType),
      ),
  }
}

/** Whether one game can be played now. */
export async function isClosed(db: Db, game: Pick<CatalogueGame, 'nodeId' | 'vassalage'>): Promise<boolean> {
  if (findGame(game.nodeId)?.off || (await vendorsUnderMaintenance(db)).has(game.vassalage)) return true
  const row = await db
    .selectFrom('game_flag')
    .select('under_maintenance')
    .where('node_id', '=', game.nodeId)
    .executeTakeFirst()
  return row?.under_maintenance ?? false
}

/** Games to play instead: open ones of the same category, of the same vendor first, then any that are hot. */
export function similarTo(game: CatalogueGame, flags: Flags, count: number): CatalogueGame[] {
  const open = (other: CatalogueGame) => other.nodeId !== game.nodeId && !flags.isClosed(other)
  const alike = gamesOfType(game.gameType).filter(open)
  const own = alike.filter((other) => other.vassalage === game.vassalage)
  return [...new Set([...own, ...alike, ...flags.hotGames().filter(open)])].slice(0, count)
}
