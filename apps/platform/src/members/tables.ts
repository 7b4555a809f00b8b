import type { ColumnType, Generated } from 'kysely'

type MustChangeReason = 'firstLogin' | 'expired' | 'defaultPassword'

export interface MemberTables {
  member: {
    id: string
    /** As typed when registering. */
    account: string
    /** Unique: NFKC, lower case. */
    account_key: string
    /** How it looks (looks.ts); null until it is written down. */
    account_look: string | null
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
    /** Why the password must be changed; null where no reason was recorded. */
    must_change_reason: MustChangeReason | null
    /**
     * The password is the initial secret of the account, valid until then; null for a password that the member chose.
     */
    initial_secret_until: Date | null
    icon: string | null
    password_changed_at: Date | null
    payment_password_changed_at: Date | null
    /** Whether the agent's sub-users have to connect an authenticator app before anything else. */
    sub_users_need_authenticator: Generated<boolean>
  }
  password_link: { token_hash: string; member_id: string; expires_at: Date; used_at: Date | null }
  terms_acceptance: {
    id: string
    member_id: string
    version: string
    language: string
    ip: string
    accepted_at: Date
  }
}
