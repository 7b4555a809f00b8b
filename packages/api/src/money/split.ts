import { type Money, MoneyError, money } from './money.ts'

/**
 * Splits an amount in proportion to whole weights so that the parts sum to it exactly. What rounding leaves
 * over is added, one unit at a time, to the largest remainders (the earlier part wins a tie). A part never
 * differs from its exact share by a whole unit, and a weight of 0 gets 0.
 */
export function splitByLargestRemainder(amount: Money, weights: readonly bigint[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new MoneyError('splitImpossible', 'weights must be zero or more, and at least one above zero')
  }
  const size = amount < 0n ? -amount : amount
  const shares = weights.map((weight, index) => ({
    index,
    floor: (size * weight) / total,
    remainder: (size * weight) % total,
  }))
  const left = size - shares.reduce((sum, share) => sum + share.floor, 0n)
  const luckiest = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of luckiest.slice(0, Number(left))) share.floor += 1n
  return shares.map((share) => money(amount < 0n ? -share.floor : share.floor))
}
