import { compareMoney, parseMoney } from '@baize/api/money'
import type { Limit, LimitKind } from './labels.ts'

/** Of the limits of a kind the one with least left; of those with as little, the one that begins anew last. */
export function tightest(limits: readonly Limit[], kind: LimitKind): Limit | undefined {
  return limits
    .filter((limit) => limit.kind === kind)
    .toSorted(
      (one, other) => compareLeft(one, other) || Date.parse(other.resetsAt) - Date.parse(one.resetsAt),
    )[0]
}

/** The limits of some kinds of which nothing is left, one a kind. */
export function usedUp(limits: readonly Limit[], kinds: readonly LimitKind[]): readonly Limit[] {
  return kinds.flatMap((kind) => {
    const limit = tightest(limits, kind)
    return limit && isUsedUp(limit) ? [limit] : []
  })
}

/** Whether nothing is left of a limit. */
export const isUsedUp = ({ left }: Limit): boolean =>
  left.minutes === 0 || (left.amount !== null && parseMoney(left.amount) <= 0n)

function compareLeft({ left }: Limit, { left: other }: Limit): number {
  if (left.amount !== null && other.amount !== null)
    return compareMoney(parseMoney(left.amount), parseMoney(other.amount))
  return (left.minutes ?? 0) - (other.minutes ?? 0)
}
