export interface MissionTables {
  leaderboard_snapshot: {
    board: string
    window_start: string
    as_of: Date
    /** JSON: the ranking, best first. */
    ranking: unknown
    final: boolean
  }
  /** Members who do not want to be named on boards that others see. */
  board_opt_out: { member_id: string; at: Date }
}
