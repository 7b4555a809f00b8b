import type { ContractPeriod, ContractTerms, ContractTier } from './contract.ts'
import { compareDecimals } from './decimals.ts'

/**
 * What became of a tier. `raised` and `lowered` speak of the share; where that stayed, `easier` and `harder` of what must
 * be reached, and `changed` of what became both.
 */
export const tierChanges = [
  'same',
  'added',
  'removed',
  'raised',
  'lowered',
  'easier',
  'harder',
  'changed',
] as const
/** What became of a tier. */
export type TierChange = (typeof tierChanges)[number]

export interface TierDifference {
  change: TierChange
  /** The tier as it was; undefined where it was added. */
  before: ContractTier | undefined
  /** The tier as it is; undefined where it was removed. */
  after: ContractTier | undefined
}

export interface ContractDifference {
  /** Whether anything differs. */
  changed: boolean
  /** The period before and after, where it differs. */
  period: { before: ContractPeriod | undefined; after: ContractPeriod | undefined } | undefined
  /** The tiers of the newer version in their order, then those that were removed. */
  tiers: readonly TierDifference[]
}

function same(one: string, other: string): boolean {
  return one === other || compareDecimals(one, other) === 0
}

const sameGoal = (one: ContractTier, other: ContractTier) =>
  same(one.validBet, other.validBet) && same(one.loss ?? '0', other.loss ?? '0')

/** How a pair of the same tier differs. */
function changeOf(before: ContractTier, after: ContractTier): TierChange {
  const share = same(before.ratio, after.ratio) ? 0 : compareDecimals(after.ratio, before.ratio)
  if (share === undefined) return 'changed'
  if (share !== 0) return share > 0 ? 'raised' : 'lowered'
  const goals = [
    same(after.validBet, before.validBet) ? 0 : compareDecimals(after.validBet, before.validBet),
    compareDecimals(after.loss ?? '0', before.loss ?? '0'),
    (after.activeMembers ?? 0) - (before.activeMembers ?? 0),
  ]
  if (goals.some((goal) => goal === undefined)) return 'changed'
  const harder = goals.some((goal) => Number(goal) > 0)
  const easier = goals.some((goal) => Number(goal) < 0)
  if (harder && easier) return 'changed'
  return harder ? 'harder' : easier ? 'easier' : 'same'
}

/**
 * What a newer version of a contract changes. Tiers belong together when they require the same valid bet and loss, else
 * when they pay the same share; what is left over was added or removed.
 */
export function contractDifference(before: ContractTerms, after: ContractTerms): ContractDifference {
  const left = [...before.tiers]
  const take = (wanted: (tier: ContractTier) => boolean) => {
    const at = left.findIndex(wanted)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const byGoal = after.tiers.map((tier) => take((old) => sameGoal(old, tier)))
  const pairs = after.tiers.map((tier, index) => ({
    before: byGoal[index] ?? take((old) => same(old.ratio, tier.ratio)),
    after: tier,
  }))
  const tiers: TierDifference[] = [
    ...pairs.map((pair) => ({
      ...pair,
      change: pair.before ? changeOf(pair.before, pair.after) : ('added' as const),
    })),
    ...left.map((old) => ({ change: 'removed' as const, before: old, after: undefined })),
  ]
  const period = before.period === after.period ? undefined : { before: before.period, after: after.period }
  return { changed: period !== undefined || tiers.some(({ change }) => change !== 'same'), period, tiers }
}
