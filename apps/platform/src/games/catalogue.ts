import type { gameTypes } from '@baize/api/contract'
import type { motifNames } from './art/motifs/index.ts'
import { reelGames } from './catalogue-reels.ts'
import { tableGames } from './catalogue-tables.ts'
import { generateGames } from './generated/generate.ts'
import type { Names } from './names.ts'

export type GameType = (typeof gameTypes)[number]
export type MotifName = (typeof motifNames)[number]

/** How a game is played; each family has a page of its own. */
export type GameFamily = 'reels' | 'sides' | 'fish' | 'crash' | 'coupon' | 'lottery'

/** One game of the sandbox's catalogue. `hue` and `motif` define its image and its page. */
export interface CatalogueGame {
  readonly nodeId: string
  readonly gameCode: string
  readonly vassalage: string
  readonly gameType: GameType
  readonly family: GameFamily
  readonly hot: boolean
  readonly names: Names
  readonly motif: MotifName
  /** OKLCH hue of the image. */
  readonly hue: number
}

/** A row of the lists beside this file: code, vendor, category, motif, hue, hot, names. */
export type GameRow = readonly [
  code: string,
  vendor: string,
  type: GameType,
  motif: MotifName,
  hue: number,
  hot: 0 | 1,
  en: string,
  km: string,
  zh: string,
]

const fromRow =
  (family: GameFamily, firstNode: number) =>
  (row: GameRow, index: number): CatalogueGame => {
    const [gameCode, vassalage, gameType, motif, hue, hot, en, km, zh] = row
    const names = { en, km, 'zh-Hans': zh }
    return {
      nodeId: String(firstNode + index),
      gameCode,
      vassalage,
      gameType,
      family: gameType === 'FISH' ? 'fish' : family,
      hot: hot === 1,
      names,
      motif,
      hue,
    }
  }

const written: readonly CatalogueGame[] = [
  ...reelGames.map(fromRow('reels', 1001)),
  ...tableGames.map(fromRow('sides', 2001)),
]

/** Every game, in the order in which lists show them. Node ids are stable: append, never insert. */
export const catalogue: readonly CatalogueGame[] = [...written, ...generateGames(written)]

const byType = Map.groupBy(catalogue, (game) => game.gameType)

/** The games of a category, in the catalogue's order. */
export const gamesOfType = (gameType: GameType): readonly CatalogueGame[] => byType.get(gameType) ?? []

const byNode = new Map(catalogue.map((game) => [game.nodeId, game]))
const byGameCode = new Map(catalogue.map((game) => [game.gameCode, game]))

export const findGame = (nodeId: string): CatalogueGame | undefined => byNode.get(nodeId)
export const findGameByCode = (gameCode: string): CatalogueGame | undefined => byGameCode.get(gameCode)
