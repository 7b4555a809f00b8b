import { type CatalogueGame, findLotteryGame, listedGames, ofCatalogue } from './catalogue.ts'

/** A lottery: a game of the catalogue with draws on a schedule. */
export interface Lottery extends Pick<CatalogueGame, 'nodeId' | 'gameCode' | 'vassalage' | 'gameType'> {
  /** Seconds from one draw to the next. */
  readonly period: number
  /** Seconds after midnight UTC at which a period begins. */
  readonly offset: number
}

const lotteryOf = ({ draws, ...game }: CatalogueGame): Lottery[] => (draws ? [{ ...game, ...draws }] : [])

/** The lotteries that lists show. */
export const lotteries = ofCatalogue(() => listedGames().flatMap(lotteryOf))

export function findLottery(gameCode: string): Lottery | undefined {
  const game = findLotteryGame(gameCode)
  return game && lotteryOf(game)[0]
}
