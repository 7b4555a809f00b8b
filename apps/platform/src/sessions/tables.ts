import type { Site } from '../http/implement.ts'
import type { EndReason } from './sessions.ts'

export interface SessionTables {
  session: {
    id: string
    member_id: string
    site: Site
    token_hash: string
    binding_hash: string
    created_at: Date
    last_seen_at: Date
    ended_at: Date | null
    end_reason: EndReason | null
  }
}
