import type { Money } from '@baize/api/money'
import type { AccountKind, JournalType } from './kinds.ts'

/** Names an account. It is opened, empty, the first time that money meets it. */
export interface AccountRef {
  owner: string
  kind: AccountKind
  /** Which of the house's shards; an owner's account has only shard 0. @default 0 */
  shard?: number
}

/** Moves an amount above zero. */
export interface Posting {
  from: AccountRef
  to: AccountRef
  amount: Money
}

/** What made the ledger move: a deposit, a round, a job. With its id it leads back from money to its reason. */
export interface Cause {
  type: string
  id: string
}

interface Recorded {
  currency: string
  cause: Cause
  /** Who did it: a member's id, an operator's, `sandbox`, `job:<name>`. */
  actor: string
  /** @default the database's clock */
  at?: Date
}

export interface PostCommand extends Recorded {
  type: JournalType
  /** Whose history this journal belongs to. */
  owner: string
  /** In order: each leg must be covered when its turn comes. All happen, or none. */
  postings: readonly Posting[]
}

export interface HoldCommand extends Recorded {
  type: JournalType
  /** Whose cash is set aside. */
  owner: string
  amount: Money
}

export interface PostHoldCommand extends Omit<Recorded, 'currency'> {
  type: JournalType
  hold: string
  /** At most the held amount; what is left over goes back to the owner's cash. @default all of it */
  amount?: Money
  to: AccountRef
}

export interface ReleaseHoldCommand extends Omit<Recorded, 'currency'> {
  type: JournalType
  hold: string
}

export interface ReverseCommand extends Omit<Recorded, 'currency'> {
  type: JournalType
  journal: string
}

/** The one account of this kind that an owner's money meets on the house's side. */
export type HouseKind = Extract<AccountKind, `house.${string}` | 'psp.clearing' | 'suspense'>
