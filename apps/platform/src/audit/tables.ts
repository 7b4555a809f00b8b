export type AuditRole = 'visitor' | 'member' | 'agent' | 'subUser' | 'vendor' | 'operator' | 'system'
export type AuditSubject = 'money' | 'access' | 'settings'

export interface AuditTables {
  /** Append-only, by a trigger. */
  audit_entry: {
    id: string
    at: Date
    role: AuditRole
    /** The id of an account or the code of a vendor; null where it is not known. */
    actor: string | null
    sub_user_id: string | null
    subject: AuditSubject
    /** The id of a call, or of a job of the platform's own. */
    action: string
    target: string | null
    amount: bigint | null
    /** `ok` or the code of the refusal. */
    outcome: string
    request_id: string | null
    address: string | null
  }
}
