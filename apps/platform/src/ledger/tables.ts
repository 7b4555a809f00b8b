import type { ColumnType, Generated } from 'kysely'
import type { AccountKind, JournalType } from './kinds.ts'

type Written<T> = ColumnType<T, T, never>

export interface LedgerTables {
  account: {
    id: Written<string>
    /** The member whose money is in it or, of a kind of the house, is moved against it. */
    owner_id: Written<string>
    kind: Written<AccountKind>
    currency: Written<string>
    /** Units of 1/10,000. Always the sum of the account's postings. */
    balance: ColumnType<bigint, bigint, bigint>
    /** How many postings the account has; the newest one's `position`. */
    posting_count: ColumnType<bigint, bigint, bigint>
    /** Whether there is a reason, of those below, for which nothing is paid out. */
    frozen: Generated<boolean>
    frozen_by_operator: Generated<boolean>
    /** Until the owner has paid the dividends that it refused. */
    frozen_for_dividend: Generated<boolean>
    opened_at: Generated<Date>
  }
  journal: {
    id: Written<string>
    type: Written<JournalType>
    owner_id: Written<string>
    currency: Written<string>
    cause_type: Written<string>
    cause_id: Written<string>
    actor: Written<string>
    hold_id: Written<string | null>
    reversal_of: Written<string | null>
    at: ColumnType<Date, Date | undefined, never>
  }
  posting: {
    /** The account's owner, with which it is stored. */
    owner_id: Written<string>
    account_id: Written<string>
    journal_id: Written<string>
    ordinal: Written<number>
    /** 1 for an account's first posting, then 2, 3, ... without a gap. */
    position: Written<bigint>
    /** Signed: what this posting adds to the account. */
    amount: Written<bigint>
    balance_after: Written<bigint>
  }
  ledger_seal: {
    number: Written<bigint>
    /** The newest journal that it covers. */
    last_journal: Written<string>
    journals: Written<number>
    /** SHA-256, base64url, over the digest before it and what it covers. */
    digest: Written<string>
    sealed_at: Written<Date>
  }
  hold: {
    id: Written<string>
    owner_id: Written<string>
    account_id: Written<string>
    held_account_id: Written<string>
    amount: Written<bigint>
    state: ColumnType<HoldState, HoldState, HoldState>
    posted_amount: ColumnType<bigint, bigint, bigint>
    created_at: Generated<Date>
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
}

export type HoldState = 'created' | 'posted' | 'voided' | 'expired'
