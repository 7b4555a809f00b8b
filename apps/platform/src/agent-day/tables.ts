export interface AgentDayTables {
  team_alert: {
    member_id: string
    win: bigint | null
    withdrawal: bigint | null
    changed_at: Date
  }
}
