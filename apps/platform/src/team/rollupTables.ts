/** What a team, an account itself and everyone below it, did in a day, a month or a quarter. */
interface Total {
  head_id: string
  bets: bigint
  stake: string
  valid_bet: string
  payout: string
  deposits: string
  withdrawals: string
  given: string
}

/** Sums of what happened below each agent, by day of the brand (yyyy-MM-dd). Numeric columns are read as text. */
export interface TeamRollupTables {
  team_delta: {
    id: string
    member_id: string
    at_slot: Date
    kind: 'play' | 'money' | 'joined'
    type: string
    currency: string
    count: bigint
    stake: string
    valid_bet: string
    payout: string
    at: Date
  }
  team_day: {
    agent_id: string
    day: string
    game_type: string
    bets: bigint
    stake: string
    valid_bet: string
    payout: string
  }
  team_money_day: { agent_id: string; day: string; type: string; count: bigint; amount: string }
  team_total_day: Total & { day: string }
  team_total_month: Total & { month: string }
  team_total_quarter: Total & { quarter: string }
  team_seen: { member_id: string; day: string; previous_day: string | null }
  team_active: { agent_id: string; day: string; previous_day: string; members: bigint }
  team_first_deposit: { member_id: string; day: string }
  team_rollup: { id: number; gmt_offset_minutes: number | null; totals_offset_minutes: number | null }
}
