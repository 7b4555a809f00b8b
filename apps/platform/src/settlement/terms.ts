import type { PeriodType } from './windows.ts'

export const contractKinds = ['dividend', 'dailySalary', 'hourSalary', 'realtimeSalary'] as const
export type ContractKind = (typeof contractKinds)[number]

/** The kinds that anything is shown of: salaries are paid by volume, which the regulated profile hides. */
export const kindsShown = (profile: 'standard' | 'regulated'): readonly ContractKind[] =>
  profile === 'regulated' ? ['dividend'] : contractKinds

/** What a rate is taken of: the team's loss, its valid bet, or the valid bet of an average day. */
const bases = ['profitLoss', 'dailyAverage', 'totalVolume'] as const
export type Base = (typeof bases)[number]

/**
 * What becomes of a window in which the team won. `forever`: it lessens later losses until it is used up.
 * `previousPeriod`: it lessens the next window only. `secondHalfOfMonth`: later windows of the same month only.
 */
export const carries = ['none', 'forever', 'previousPeriod', 'secondHalfOfMonth'] as const
export type Carry = (typeof carries)[number]

/** One step of a contract: what must be reached, and what is paid then. Amounts in 1/10,000, rates in millionths. */
export interface Tier {
  /** Least valid bet of the team; of an average day where the base is `dailyAverage`. */
  readonly validBet: bigint
  /** Least loss of the team, after what was carried. */
  readonly loss: bigint
  readonly activeMembers: number
  /** Real-time salary: least stake of a bet that counts for this tier. */
  readonly singleBet: bigint
  readonly rate: bigint
  /** Real-time salary: rates of won and of lost bets. */
  readonly winRate: bigint
  readonly lossRate: bigint
  /** Most that is paid by this tier for one window; null for no bound. */
  readonly amount: bigint | null
}

/** What two sides agreed, in one version of a contract. */
export interface Terms {
  readonly kind: ContractKind
  readonly period: PeriodType
  readonly base: Base
  readonly carry: Carry
  readonly tiers: readonly Tier[]
}

const highest = (rates: readonly bigint[]): bigint => {
  let top = 0n
  for (const rate of rates) if (rate > top) top = rate
  return top
}

/** The best rate that a tier pays, in millionths. */
export const rateOfTier = ({ rate, winRate, lossRate }: Tier): bigint => highest([rate, winRate, lossRate])

/** A contract's rate, by which uplines and downlines are compared: the best that any of its tiers pays. */
export const topRate = ({ tiers }: Pick<Terms, 'tiers'>): bigint => highest(tiers.map(rateOfTier))

/** Whether a contract pays by volume, which the regulated profile does not offer. */
export const paidByVolume = ({ kind, base }: Pick<Terms, 'kind' | 'base'>): boolean =>
  kind !== 'dividend' || base !== 'profitLoss'
