import type { Generated } from 'kysely'

export interface RedEnvelopeTables {
  envelope_rain: {
    id: string
    starts_at: Date
    ends_at: Date
    pot: bigint
    envelopes: number
    seed_sealed: string
    seed_hash: string
    opened: Generated<number>
    paid: Generated<bigint>
  }
  envelope_opened: { rain_id: string; member_id: string; number: number; amount: bigint; at: Date }
}
