import type { ColumnType, Generated } from 'kysely'

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
    /** Per cents by kind of contract that are offered to whoever registers by it. */
    rates: ColumnType<Record<string, string>, string | undefined, never>
  }
  team_note: { agent_id: string; member_id: string; note: string; at: Date }
  transfer_request: {
    id: string
    asking_id: string
    asked_id: string
    amount: bigint
    note: string
    state: 'open' | 'sent' | 'refused'
    at: Date
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
