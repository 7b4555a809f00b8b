import type { ColumnType } from 'kysely'
import type { LimitKind, LimitPeriod } from './rule.ts'

type ExclusionKind = 'timeOut' | 'selfExclusion'

export interface SaferPlayTables {
  play_limit: {
    member_id: string
    kind: LimitKind
    period: LimitPeriod
    /** Units of 1/10,000, or minutes. */
    value: bigint
    /** The limit after `pending_from`, once confirmed; null with a `pending_from`: no limit. */
    pending_value: bigint | null
    pending_from: Date | null
    changed_at: Date
  }
  play_limit_change: {
    member_id: string
    id: string
    kind: LimitKind
    period: LimitPeriod
    what: 'set' | 'asked' | 'confirmed' | 'withdrawn'
    value: bigint | null
    at: Date
  }
  play_exclusion: {
    member_id: string
    until: ColumnType<Date, Date, never>
    kind: ExclusionKind
    since: Date
  }
}
