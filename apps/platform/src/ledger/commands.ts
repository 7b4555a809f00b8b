import type { Money } from '@baize/api/money'
import type { AuditTables } from '../audit/tables.ts'
import type { KeyedRequest } from '../idempotency/index.ts'
import type { AccountKind, JournalType } from './kinds.ts'

/** Names an account. It is opened, empty, on its first posting. */
export interface AccountRef {
  /** Whose money is in it or, of a kind of the house, is moved against it. */
  owner: string
  kind: AccountKind
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
  /** Who did it: a member's id, an operator's, an extension's name, `job:<name>`. */
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

/** One journal under a key, and everything that is committed with it. */
export interface KeyedPost extends PostCommand {
  readonly request: KeyedRequest
  readonly at: Date
  /** Members whose pages are notified of their balance. */
  readonly told: readonly string[]
  readonly currencySymbol: string
  /** The transfer that the journal is of: kept beside it, with the journal's moment and its first posting's amount. */
  readonly transfer?: {
    readonly id: string
    readonly from: string
    readonly to: string
    readonly note: string
  }
  /** Its entry in the audit log. */
  readonly audit?: AuditTables['audit_entry'] | null
  /** Writes the response, given an account's balance after the journal in its API format. */
  readonly answer: (balanceAfter: (account: AccountRef) => string) => string
}

export interface KeyedAnswer {
  readonly text: string
  /** The journal was written by an earlier request, whose response this is. */
  readonly repeated: boolean
}

export interface HoldCommand extends Recorded {
  type: JournalType
  /** Whose cash is set aside. */
  owner: string
  amount: Money
}

export interface PostHoldCommand extends Omit<Recorded, 'currency'> {
  type: JournalType
  /** Whose hold it is. */
  owner: string
  hold: string
  /** At most the held amount; the remainder returns to the owner's cash. @default all of it */
  amount?: Money
  to: AccountRef
}

export interface ReleaseHoldCommand extends Omit<Recorded, 'currency'> {
  type: JournalType
  /** Whose hold it is. */
  owner: string
  hold: string
}

export interface ReverseCommand extends Omit<Recorded, 'currency'> {
  type: JournalType
  /** Whose journal it is. */
  owner: string
  journal: string
}

/** The one account of this kind that is the house's side for an owner's money. */
export type HouseKind = Extract<AccountKind, `house.${string}` | 'psp.clearing' | 'suspense'>
