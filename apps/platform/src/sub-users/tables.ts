import type { SubUserPermission } from '@baize/api/contract'

export interface SubUserTables {
  sub_user: {
    id: string
    agent_id: string
    /** As the agent typed it. */
    account: string
    /** Unique, removed ones included; as `member.account_key`. */
    account_key: string
    /** As `member.account_look`. */
    account_look: string
    permission: SubUserPermission
    password_hash: string
    must_change_password: boolean
    created_at: Date
    last_login_at: Date | null
    disabled_at: Date | null
    removed_at: Date | null
  }
  /** Append-only: a row's outcome is added once. */
  sub_user_action: {
    id: string
    agent_id: string
    sub_user_id: string
    at: Date
    call: string
    target: string | null
    amount: bigint | null
    /** `done` or the code of the refusal; null until it is known. */
    result: string | null
    address: string
  }
}
