import type { ColumnType } from 'kysely'

type Kept<T> = ColumnType<T, T, never>

export interface ArchiveTables {
  ledger_archive: {
    /** The number of the last seal in the archive. */
    number: Kept<bigint>
    last_journal: Kept<string>
    journals: Kept<bigint>
    /** The latest moment that a journal of it names. */
    until: Kept<Date>
    file: Kept<string>
    archived_at: Kept<Date>
  }
  carried_balance: { owner_id: string; account_id: string; position: bigint; balance: bigint }
  archived_payment: { bill_id: string; moved: bigint }
  bet_archive: {
    /** Bets that were settled before may be in archives; a slot's beginning. */
    before: Kept<Date>
    file: Kept<string>
    archived_at: Kept<Date>
  }
  archived_bets: {
    member_id: Kept<string>
    id: Kept<string>
    file: Kept<string>
    bets: Kept<number>
    digest: Kept<string>
    archived_at: Kept<Date>
  }
  /** Sums are numeric in the database, as those of `play_slot`. */
  archived_play: {
    member_id: string
    game_type: string
    bets: bigint
    stake: string
    valid_bet: string
    payout: string
  }
}
