export type CodePurpose = 'login' | 'register' | 'password' | 'verifyMobile' | 'verifyEmail' | 'challenge'
export type Channel = 'sms' | 'mail'

export interface VerificationTables {
  verification_code: {
    id: string
    purpose: CodePurpose
    channel: Channel
    recipient_mark: string
    /** The browser or the session that requested it. */
    binding_mark: string
    code_mark: string
    /** Whose number or mailbox it is; null where no account has it. */
    member_id: string | null
    address_group: string
    /** Block of numbers; null for mail. */
    prefix: string | null
    /** Whether a message with the code was sent: one that was not sent cannot be entered. */
    sent: boolean
    tries: number
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  code_budget: { channel: Channel }
  member_contact: {
    member_id: string
    kind: 'mobile' | 'email'
    value_mark: string
    value_sealed: string
    /** As far as others may read it. */
    hint: string
    verified_at: Date
  }
  payout_hold: { member_id: string; until: Date; reason: string; placed_at: Date }
}
