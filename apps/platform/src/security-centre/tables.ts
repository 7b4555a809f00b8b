export interface SecurityTables {
  bank_account: {
    id: string
    member_id: string
    bank_code: string
    account_name: string
    number_sealed: string
    /** Distinguishes two numbers without showing them. */
    number_mark: string
    number_tail: string
    is_default: boolean
    added_at: Date
    removed_at: Date | null
  }
  authenticator: {
    /** An account or a sub-user. */
    owner_id: string
    secret_sealed: string
    /** The step of 30 seconds of the newest code that was taken: none counts twice. */
    last_step: bigint
    created_at: Date
    /** Null until the app has shown a code. */
    connected_at: Date | null
  }
  recovery_code: { owner_id: string; code_mark: string; used_at: Date | null }
}
