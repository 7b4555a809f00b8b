import type { Site } from '../http/implement.ts'
import type { EndReason } from './sessions.ts'
import type { SignInMethod } from './signIn.ts'

export interface SessionTables {
  session: {
    id: string
    member_id: string
    /** Who acts in it; null for the account itself. */
    sub_user_id: string | null
    site: Site
    token_hash: string
    binding_hash: string
    created_at: Date
    last_seen_at: Date
    /** When its user last showed a password or second factor. */
    confirmed_at: Date | null
    ended_at: Date | null
    end_reason: EndReason | null
    ip: string | null
    /** The browser's user agent. */
    device: string | null
  }
  /** Further tokens of a session, for a browser that signed in again. */
  session_token: { token_hash: string; session_id: string }
  remembered_token: {
    token_hash: string
    /** The tokens that followed each other since a password was typed. */
    family_id: string
    member_id: string
    site: Site
    /** The session in which this token was issued. */
    session_id: string
    issued_at: Date
    /** A day after the password was typed, however often the token was followed by another. */
    expires_at: Date
    used_at: Date | null
    revoked_at: Date | null
  }
  session_code: {
    code_hash: string
    member_id: string
    session_id: string
    site: Site
    expires_at: Date
    used_at: Date | null
  }
  login_history: {
    member_id: string
    at: Date
    id: string
    site: Site
    method: SignInMethod
    outcome: 'signedIn' | 'wrongPassword' | 'verificationAsked'
    ip: string
    device: string
  }
  known_address: { member_id: string; address_group: string; first_seen_at: Date; last_seen_at: Date }
  login_challenge: {
    token_hash: string
    member_id: string
    /** The sub-user that signs in; null for the account itself. */
    sub_user_id: string | null
    /** What was shown before the further proof. */
    method: SignInMethod
    site: Site
    binding_mark: string
    remember: boolean
    tries: number
    expires_at: Date
    passed_at: Date | null
  }
}
