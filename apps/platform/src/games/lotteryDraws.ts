import type { Lottery } from './lotteries.ts'

/** Five digits are drawn. Odds in hundredths; `ways` of a hundred thousand draws win. */
export interface BetType {
  readonly type: 'last2' | 'last3' | 'lastDigit' | 'bigSmall' | 'oddEven'
  readonly odds: number
  readonly ways: number
  readonly choice: RegExp
}

export const betTypes: readonly BetType[] = [
  { type: 'last2', odds: 97_00, ways: 1_000, choice: /^\d{2}$/ },
  { type: 'last3', odds: 950_00, ways: 100, choice: /^\d{3}$/ },
  { type: 'lastDigit', odds: 9_60, ways: 10_000, choice: /^\d$/ },
  { type: 'bigSmall', odds: 1_94, ways: 50_000, choice: /^(?:big|small)$/ },
  { type: 'oddEven', odds: 1_94, ways: 50_000, choice: /^(?:odd|even)$/ },
]

export const findBetType = (type: string): BetType | undefined => betTypes.find((each) => each.type === type)

/** Sales end this many seconds before a draw. */
const closingSeconds = 5

export interface Draw {
  readonly id: string
  readonly opensAt: Date
  /** The last moment for a bet. */
  readonly closesAt: Date
  readonly drawsAt: Date
}

const numberOf = ({ period, offset }: Lottery, at: Date): number =>
  Math.floor((at.getTime() / 1000 - offset) / period)

export function drawNumbered(lottery: Lottery, number: number): Draw {
  const begins = lottery.offset + number * lottery.period
  return {
    id: `${lottery.gameCode}-${number}`,
    opensAt: new Date(begins * 1000),
    closesAt: new Date((begins + lottery.period - closingSeconds) * 1000),
    drawsAt: new Date((begins + lottery.period) * 1000),
  }
}

/** The draw that is on sale at a moment. */
export const drawOnSale = (lottery: Lottery, at: Date): Draw => drawNumbered(lottery, numberOf(lottery, at))

/** The latest draws, newest first. */
export const drawsBefore = (lottery: Lottery, at: Date, count: number): Draw[] =>
  Array.from({ length: count }, (_, index) => drawNumbered(lottery, numberOf(lottery, at) - 1 - index))
