import type { Generated } from 'kysely'

declare module '@baize/platform/database/schema.ts' {
  interface Schema extends SandboxTables {}
}

/** The tables that migrations of the platform create for the sandbox alone. */
export interface SandboxTables {
  /** The vendor's own book: what a round draws is written here before the first call to the wallet. */
  sandbox_round: {
    /** Names the round's movements: `bet-…`, `win-…` and `back-…`. */
    id: string
    play_session_id: string
    /** The play session's token, sealed, so that a round can be finished without the page. */
    play_session_sealed: string
    round_id: string
    stake: bigint
    choice: string
    /** What the game shows, joined by spaces. */
    symbols: string
    payout: bigint
    /** Whether the round fails after its bet, as the switch of the panel asked. */
    fails: boolean
    state: 'open' | 'finished' | 'refused'
    refused: string | null
    outcome: 'won' | 'lost' | 'refunded' | null
    balance: bigint | null
    started_at: Date
    /** Which seed and number it was drawn by; null for rounds with fixed results. */
    seed_id: string | null
    nonce: bigint | null
  }
  sandbox_seed: {
    id: string
    member_id: string
    /** The newest is the one in use. */
    ordinal: number
    server_seed_sealed: string
    server_seed_hash: string
    client_seed: string
    rounds: Generated<bigint>
    revealed_at: Date | null
  }
  sandbox_ticket: {
    /** Names the movements: `bet-…`, `win-…` and `back-…`. */
    id: string
    member_id: string
    play_session_id: string
    play_session_sealed: string
    vassalage: string
    game_code: string
    round_id: string
    kind: 'crash' | 'lottery' | 'coupon'
    stake: bigint
    /** What was bet on, as JSON of its kind. */
    bet: string
    seed_id: string | null
    nonce: bigint | null
    /** Hundredths at which the flight ends. */
    crash_point: number | null
    /** open → placed → decided → finished, or open → refused; each step once. */
    state: 'open' | 'placed' | 'decided' | 'finished' | 'refused'
    refused: string | null
    outcome: 'won' | 'lost' | 'refunded' | null
    payout: bigint | null
    balance: bigint | null
    created_at: Date
    placed_at: Date | null
    settles_at: Date | null
  }
  sandbox_result: {
    id: string
    game_code: string
    due_at: Date
    outcome: string
    seed: string
    seed_hash: string
  }
  /** What the vendor did with a transfer. */
  sandbox_vendor_move: {
    vassalage: string
    transfer_id: string
    outcome: 'done' | 'refused'
    /** How often its outcome was queried. */
    asked: Generated<number>
  }
  /** One row: how far the platform's time is ahead of the machine's. */
  sandbox_clock: { id: number; ahead_seconds: bigint }
}
