import type { Generated } from 'kysely'

export interface RaffleTables {
  raffle: {
    id: string
    from_day: string
    to_day: string
    draw_at: Date
    seed_sealed: string
    seed_hash: string
    tickets: Generated<number>
    drawn_at: Date | null
  }
  raffle_claim: {
    raffle_id: string
    first_number: number
    last_number: number
    member_id: string
    at: Date
  }
  raffle_winner: { raffle_id: string; place: number; number: number; member_id: string; prize: bigint }
}
