import type { betPart, betStates } from '@baize/api/contract'
import type { ColumnType, Generated } from 'kysely'
import type * as z from 'zod/mini'
import type { DeviceKind } from '../sessions/deviceKind.ts'
import type { PayoutLimit } from './payoutLimits.ts'

export type BetState = (typeof betStates)[number]
/** The ends of a bet that figures, bills and reports count. */
export const countedStates = ['won', 'lost', 'cashedOut'] as const satisfies readonly BetState[]

export type BetPart = z.output<typeof betPart>
/** A text in the languages that the vendor has. */
export type VendorText = BetPart['event']

export type MovementKind = 'bet' | 'win' | 'rollback' | 'void'

export interface SeamlessTables {
  game_round: {
    vassalage: string
    member_id: string
    round_id: string
    /** Leaves `open` once: a round is never both settled and rolled back. */
    state: 'open' | 'settled' | 'rolledBack'
  }
  bet: {
    id: string
    vassalage: string
    transaction_id: string
    round_id: string
    member_id: string
    node_id: string
    game_type: string
    stake: bigint
    valid_bet: bigint
    payout: Generated<bigint>
    state: BetState
    journal_id: string | null
    /** Staked from the wallet that the vendor keeps; a win returns there. */
    vendor_purse: Generated<boolean>
    /** The part of the stake that was bonus money, and the grant whose wagering the bet works off. */
    bonus_stake: Generated<bigint>
    bonus_grant_id: string | null
    /** What it was placed on; null where the browser did not send it. */
    device: Generated<DeviceKind | null>
    placed_at: Date
    /** When it first ended; a void one keeps it. */
    settled_at: Date | null
    /** When its vendor made it void, and what it was until then. */
    voided_at: Generated<Date | null>
    voided_from: Generated<Exclude<BetState, 'void'> | null>
  }
  /** What a bet was placed on, where its vendor reported it. */
  bet_description: {
    member_id: string
    bet_id: string
    parts: ColumnType<readonly BetPart[], string, never>
    /** How each part ended, in their order; null before. */
    results: ColumnType<readonly VendorText[] | null, null, string>
  }
  /**
   * One row for each movement with a final response, with the data of that response. A vendor's id is one of the
   * member's.
   */
  vendor_transaction: {
    vassalage: string
    transaction_id: string
    kind: MovementKind
    request_hash: string
    member_id: string
    /** The code of a refusal that stays, null when the movement was made. */
    refused: string | null
    balance: bigint | null
    at: Date
  }
  /** A win beyond a payout limit. */
  held_win: {
    member_id: string
    bet_id: string
    vassalage: string
    payout: bigint
    cash_out: boolean
    payout_limit: PayoutLimit
    state: 'held' | 'paid' | 'refused'
    held_at: Date
    decided_at: Generated<Date | null>
  }
  /** A bet that was rolled back before it arrived. */
  bet_tombstone: { member_id: string; vassalage: string; transaction_id: string; at: Date }
}
