/** The kinds of contract between an upline and a downline. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const
/** A kind of contract. */
export type ContractKind = (typeof contractKinds)[number]

/** Over what time a contract counts. */
export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const
/** Over what time a contract counts. */
export type ContractPeriod = (typeof contractPeriods)[number]

/** The state of a contract. */
export const contractStates = [
  'requested',
  'valid',
  'denied',
  'expired',
  'terminationRequested',
  'invalid',
] as const
/** The state of a contract. */
export type ContractState = (typeof contractStates)[number]

/** What must be reached in a period, and what share is paid then. */
export interface ContractTier {
  /** Least valid bet of the team, a decimal string. */
  validBet: string
  /** Least loss of the team, a decimal string; none asked where it is left out. */
  loss?: string
  /** Least active members; none asked where it is left out. */
  activeMembers?: number
  /** Share that is paid, as a decimal string: `0.18` is 18 %. */
  ratio: string
}

/** One version of what was agreed. */
export interface ContractTerms {
  version: number
  /** Left out where the kind says it: hourly and real-time salaries. */
  period?: ContractPeriod
  tiers: readonly ContractTier[]
}
