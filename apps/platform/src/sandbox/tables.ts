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
    /** Whether the round fails after its bet, as the sandbox switch asked. */
    fails: boolean
    state: 'open' | 'finished' | 'refused'
    refused: string | null
    outcome: 'won' | 'lost' | 'refunded' | null
    balance: bigint | null
    started_at: Date
  }
}
