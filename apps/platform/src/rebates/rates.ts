import { gameTypes } from '@baize/api/contract'
import type { Played } from '../rewards/playDay.ts'

/** Rates of the first level in hundredths of a per cent; categories that are not named have the last one. */
const firstLevel: readonly (readonly [string, number])[] = [
  ['SPORTS', 40],
  ['ESPORTS', 40],
  ['RNG', 30],
  ['FISH', 30],
  ['LIVE', 20],
]
const otherwise = 15
/** What each level adds. */
const perLevel = 10

export const rateOf = (level: number, gameType: string): number =>
  (firstLevel.find(([type]) => type === gameType)?.[1] ?? otherwise) + (level - 1) * perLevel

export interface RebateRow {
  readonly gameType: (typeof gameTypes)[number]
  readonly rate: number
  readonly validBet: bigint
  readonly amount: bigint
}

const cent = 100n

/** The rebate on what was played, by category: valid bet x rate of the level, each rounded down to whole cents. */
export function rebateRows(played: readonly Played[], level: number): RebateRow[] {
  return gameTypes.flatMap((gameType) => {
    const validBet = played.find((row) => row.gameType === gameType)?.validBet ?? 0n
    if (validBet === 0n) return []
    const rate = rateOf(level, gameType)
    return [{ gameType, rate, validBet, amount: ((validBet * BigInt(rate)) / 10_000n / cent) * cent }]
  })
}

export const rebateTotal = (rows: readonly Pick<RebateRow, 'amount'>[]): bigint =>
  rows.reduce((sum, { amount }) => sum + amount, 0n)
