export interface JackpotTables {
  jackpot_pool: { jackpot_id: string; shard: number; fed: bigint; paid: bigint }
  jackpot_run: {
    jackpot_id: string
    /** Counted from 1; the one that was not won yet is on. */
    number: number
    seed_sealed: string
    seed_hash: string
    started_at: Date
    won_at: Date | null
    member_id: string | null
    bet_id: string | null
    amount: bigint | null
  }
}
