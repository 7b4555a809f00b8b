import type { gameTypes } from '@baize/api/contract'
import type { OperatorContent } from '../content/files/schema.ts'
import type { Names } from './names.ts'

export type GameType = (typeof gameTypes)[number]

/** A game, as the operator's content has it (kind `games`). */
export interface CatalogueGame {
  readonly nodeId: string
  readonly gameCode: string
  /** Code of its vendor. */
  readonly vassalage: string
  readonly gameType: GameType
  readonly hot: boolean
  /** Not in any list and not playable; records still name it. */
  readonly off: boolean
  readonly names: Names
  /** An address at a host of pictures, or a path of the platform; empty for none. */
  readonly picture: string
  /** When a lottery draws: seconds between draws, and from midnight UTC to the first. */
  readonly draws?: { readonly period: number; readonly offset: number }
}

/** Whether a game is a lottery: it is named by its code alone, which no other lottery has. */
const isLottery = ({ gameType, draws }: CatalogueGame): boolean =>
  gameType === 'LOTT' || gameType === 'ELOTT' || draws !== undefined

/** A vendor, as the operator's content has it (kind `vendors`). Its code signs the calls of the seamless wallet. */
interface Vendor {
  readonly code: string
  readonly names: Names | null
  /** Its mark: an address at a host of pictures, or a path of the platform; empty for none. */
  readonly mark: string
  /** Its games refuse to be framed, as some vendors' do: they open in a window of their own. */
  readonly ownWindow: boolean
  /** The version of the key that it signs with. */
  readonly keyVersion: number
}

interface Catalogue {
  /** In the order in which lists show them, those that are off among them. */
  readonly games: readonly CatalogueGame[]
  readonly vendors: readonly Vendor[]
}

type WrittenCatalogue = { readonly [Kind in 'games' | 'vendors']?: OperatorContent[Kind] | undefined }

/** What the catalogue in use was made of. */
let written: WrittenCatalogue = {}
let current: Catalogue = { games: [], vendors: [] }

/**
 * Has this process use the games and vendors of content from now on. It is kept for the process and not for a platform, as a process
 * serves one brand. Where these are the same objects as before nothing changes; what is made from another catalogue is made again
 * ({@link ofCatalogue}).
 */
export function setCatalogue({ games, vendors }: WrittenCatalogue): void {
  if (games === written.games && vendors === written.vendors) return
  written = { games, vendors }
  current = {
    games: (games ?? []).map(({ id, code, vendor, type, name, draws, ...game }) => ({
      ...{ nodeId: id, gameCode: code, vassalage: vendor, gameType: type, names: name },
      ...game,
      ...(draws ? { draws: { period: draws.everySeconds, offset: draws.offsetSeconds } } : {}),
    })),
    vendors: Object.entries(vendors ?? {}).map(([code, { name = null, mark, ownWindow, keyVersion }]) => ({
      ...{ code, names: name, mark, ownWindow, keyVersion },
    })),
  }
}

/** What is made from the catalogue, once for each. */
export function ofCatalogue<Made>(make: (of: Catalogue) => Made): () => Made {
  let made: { readonly from: Catalogue; readonly value: Made } | undefined
  return () => {
    if (made?.from !== current) made = { from: current, value: make(current) }
    return made.value
  }
}

/** Every game, those that are off among them. */
export const allGames = (): readonly CatalogueGame[] => current.games
export const allVendors = (): readonly Vendor[] => current.vendors

/** The games that lists show, in their order. */
export const listedGames = ofCatalogue(({ games }) => games.filter(({ off }) => !off))

const byType = ofCatalogue(() => Map.groupBy(listedGames(), (game) => game.gameType))
const byNode = ofCatalogue(({ games }) => new Map(games.map((game) => [game.nodeId, game])))
/** Two vendors may call a game by one code. */
const ofVendor = (vassalage: string, gameCode: string): string => `${vassalage}/${gameCode}`
const byVendorAndCode = ofCatalogue(
  ({ games }) => new Map(games.map((game) => [ofVendor(game.vassalage, game.gameCode), game])),
)
const byLotteryCode = ofCatalogue(
  ({ games }) => new Map(games.filter(isLottery).map((game) => [game.gameCode, game])),
)
const byVendorCode = ofCatalogue(({ vendors }) => new Map(vendors.map((vendor) => [vendor.code, vendor])))

/** The games of a category that lists show, in their order. */
export const gamesOfType = (gameType: GameType): readonly CatalogueGame[] => byType().get(gameType) ?? []

export const findGame = (nodeId: string): CatalogueGame | undefined => byNode().get(nodeId)
/** A game by its vendor's own name of it. */
export const findVendorGame = (vassalage: string, gameCode: string): CatalogueGame | undefined =>
  byVendorAndCode().get(ofVendor(vassalage, gameCode))
/** A lottery by its code alone, by which calls and addresses of the sites name it. */
export const findLotteryGame = (gameCode: string): CatalogueGame | undefined => byLotteryCode().get(gameCode)
export const findVendor = (code: string): Vendor | undefined => byVendorCode().get(code)
