export interface VipTables {
  vip_state: {
    member_id: string
    level: number
    /** yyyy-MM in the brand's zone: the month that the level was last updated for. */
    month: string
    since: Date
  }
  vip_step: {
    id: string
    member_id: string
    from_level: number
    to_level: number
    month: string
    valid_bet: bigint
    at: Date
  }
}
