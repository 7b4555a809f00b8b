export interface HeldDataTables {
  /** A member's last copy of what is held about the account. */
  held_data_export: {
    member_id: string
    /** The file is there as long as the session that asked for it. */
    session_id: string
    /** Of its address; null once it was opened. */
    code_hash: string | null
    language: string
    asked_at: Date
    expires_at: Date
    /** When a copy was last written to its end. */
    completed_at: Date | null
  }
}
