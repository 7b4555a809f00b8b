import type { GameType } from '@baize/platform/games/catalogue.ts'
import type { Names } from '@baize/platform/games/names.ts'
import type { motifNames } from './art/motifs/index.ts'
import { reelGames } from './catalogue-reels.ts'
import { tableGames } from './catalogue-tables.ts'
import { generateGames } from './generated/generate.ts'

export type MotifName = (typeof motifNames)[number]

/** How a game is played; each family has a page of its own. */
export type GameFamily = 'reels' | 'sides' | 'fish' | 'crash' | 'coupon' | 'lottery'

/** One game of the sandbox's catalogue. `hue` and `motif` make its picture and its page. */
export interface SandboxGame {
  readonly nodeId: string
  readonly gameCode: string
  readonly vassalage: string
  readonly gameType: GameType
  readonly family: GameFamily
  readonly hot: boolean
  readonly names: Names
  readonly motif: MotifName
  /** OKLCH hue of the picture. */
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
  (row: GameRow, index: number): SandboxGame => {
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

const written: readonly SandboxGame[] = [
  ...reelGames.map(fromRow('reels', 1001)),
  ...tableGames.map(fromRow('sides', 2001)),
]

/** Every game, in the order in which lists show them. Node ids are stable: append, never insert. */
export const catalogue: readonly SandboxGame[] = [...written, ...generateGames(written)]

const byNode = new Map(catalogue.map((game) => [game.nodeId, game]))
const byGameCode = new Map(catalogue.map((game) => [game.gameCode, game]))

export const findGame = (nodeId: string): SandboxGame | undefined => byNode.get(nodeId)
export const findGameByCode = (gameCode: string): SandboxGame | undefined => byGameCode.get(gameCode)
