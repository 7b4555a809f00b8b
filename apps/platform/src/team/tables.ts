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
    /** Per cents by kind of contract that are offered to accounts that register by it. */
    rates: ColumnType<Record<string, string>, string | undefined, never>
    campaign: Generated<string>
    /** How often it was opened. */
    visits: Generated<number>
  }
  invite_registration: { member_id: string; invite_id: string }
  team_member_note: { id: string; agent_id: string; member_id: string; note: string; at: Date }
  team_tag: { agent_id: string; member_id: string; tag: string }
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
