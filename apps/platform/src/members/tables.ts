import type { ColumnType } from 'kysely'

export interface MemberTables {
  member: {
    id: string
    /** As typed when registering. */
    account: string
    /** Unique: NFKC, lower case. */
    account_key: string
    nickname: string
    /** 1, 2, 41, 42 agent; 4 trial; others member. */
    type: number
    parent_id: string | null
    /** `/root/…/self/`: a team is everyone whose path starts with the agent's. */
    path: string
    password_hash: string | null
    payment_password_hash: string | null
    must_change_password: boolean
    may_enter: boolean
    profile: ColumnType<Record<string, string>, string, string>
    joined_at: Date
    last_login_at: Date | null
  }
  terms_acceptance: {
    id: string
    member_id: string
    version: string
    language: string
    ip: string
    accepted_at: Date
  }
}
