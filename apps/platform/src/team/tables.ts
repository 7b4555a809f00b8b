import type { Generated } from 'kysely'

export interface TeamTables {
  invite: {
    id: string
    code: string
    agent_id: string
    account_type: 'member' | 'agent'
    note: string
    uses: Generated<number>
    max_uses: number
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
  }
  transfer: {
    id: string
    from_member_id: string
    to_member_id: string
    amount: bigint
    note: string
    at: Date
  }
}
