export interface WinnerTables {
  winner_day: {
    member_id: string
    day: string
    game_type: string
    bet_id: string
    node_id: string
    /** Payout less stake. */
    win_amount: bigint
    at: Date
  }
}
