export interface RebateTables {
  rebate_claim: {
    id: string
    member_id: string
    from_day: string
    through_day: string
    level: number
    amount: bigint
    at: Date
  }
  rebate_line: { claim_id: string; game_type: string; rate: number; valid_bet: bigint; amount: bigint }
}
