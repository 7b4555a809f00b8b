export interface HeldDataTables {
  /** A member's last copy of what is held about the account. */
  held_data_export: {
    member_id: string
    /** The session of the request: the file can be opened while it lasts. */
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
