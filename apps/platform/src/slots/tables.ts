import type { JournalType } from '../ledger/index.ts'

/** Sums are numeric in the database, whole numbers of 1/10,000 as text here: `BigInt(row.stake)`. */
export interface SlotTables {
  /** Settled bets of a member in five minutes of UTC, by when they were settled. Refunded bets are in no figures. */
  play_slot: {
    member_id: string
    slot: Date
    game_type: string
    bets: bigint
    stake: string
    valid_bet: string
    payout: string
  }
  /** Journals of an owner in five minutes of UTC, but those of bets. Written by `post_journal`. */
  money_slot: {
    owner_id: string
    slot: Date
    type: JournalType
    currency: string
    journals: bigint
    /** Sum of what the journals moved. */
    amount: string
  }
}
