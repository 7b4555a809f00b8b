import { drawsOf } from '../fairness/draws.ts'

const cent = 100n
const span = 2 ** 32

/**
 * Divides a pot into so many envelopes, each at least a cent, that add up to it exactly. In turn each gets a cent and a
 * random share of what is left above a cent for each that follows, at most twice the mean; the last one the rest.
 * It can be repeated once the seed is shown.
 */
export function dividePot(pot: bigint, envelopes: number, seed: string, rainId: string): bigint[] {
  const below = drawsOf(seed, rainId, envelopes)
  const amounts: bigint[] = []
  let left = pot
  for (let after = envelopes - 1; after > 0; after -= 1) {
    const free = left / cent - BigInt(after) - 1n
    const most = (free * 2n) / BigInt(after + 1)
    const share = (most * BigInt(below(span))) / BigInt(span)
    const amount = (share + 1n) * cent
    amounts.push(amount)
    left -= amount
  }
  return [...amounts, left]
}
