import { sql } from 'kysely'
import { held } from '../heldTable.ts'

const ownSession = (memberId: string) => sql<boolean>`member_id = ${memberId} AND sub_user_id IS NULL`
/** Whatever a sub-user of an agent does is of another person. */
const ownEntry = (memberId: string) => sql<boolean>`actor = ${memberId} AND sub_user_id IS NULL`
/** Calls name an account by its id or by its user name. */
const aboutMember = (memberId: string) => sql<boolean>`
  target IN (${memberId}, (SELECT account FROM member WHERE id = ${memberId}))
  AND (actor IS DISTINCT FROM ${memberId} OR sub_user_id IS NOT NULL)`

/** Where and how the account was used, and who did what to it. */
export const accessTables = [
  held('session', {
    file: 'sessions',
    ...{ of: ownSession, key: ['created_at', 'id'] },
    shown: ['site', 'created_at', 'last_seen_at', 'confirmed_at', 'ended_at', 'end_reason', 'ip', 'device'],
    withheld: { secret: ['id', 'token_hash', 'binding_hash'], internal: ['member_id', 'sub_user_id'] },
  }),
  held('account_closure', {
    file: 'account-closures',
    ...{ of: ['member_id'], key: ['requested_at', 'id'] },
    shown: ['reason', 'requested_at', 'closes_at', 'waiting_since', 'cancelled_at', 'closed_at', 'erased_at'],
    withheld: { internal: ['id', 'member_id', 'language'] },
  }),
  held('remembered_token', {
    file: 'remembered-browsers',
    ...{ of: ['member_id'], key: ['token_hash'] },
    shown: ['site', 'issued_at', 'expires_at', 'used_at', 'revoked_at'],
    withheld: { secret: ['token_hash', 'family_id', 'session_id'] },
  }),
  held('login_history', {
    file: 'sign-ins',
    ...{ of: ['member_id'], key: ['at', 'id'], shown: ['at', 'site', 'method', 'outcome', 'ip', 'device'] },
    withheld: { internal: ['id'] },
  }),
  held('known_address', {
    file: 'known-addresses',
    ...{ of: ['member_id'], key: ['address_group'] },
    shown: ['address_group', 'first_seen_at', 'last_seen_at'],
  }),
  held('authenticator', {
    file: 'authenticator',
    ...{ of: ['owner_id'], key: ['owner_id'], shown: ['created_at', 'connected_at'] },
    withheld: { secret: ['secret_sealed', 'last_step'] },
  }),
  held('recovery_code', {
    file: 'recovery-codes',
    ...{ of: ['owner_id'], key: ['code_mark'], shown: ['used_at'] },
    withheld: { secret: ['code_mark'] },
  }),
  held('push_subscription', {
    file: 'push-notifications',
    ...{ of: ownSession, key: ['id'], shown: ['site', 'language', 'created_at'] },
    withheld: { secret: ['id', 'session_id', 'sealed'], internal: ['member_id', 'sub_user_id'] },
  }),
  held('audit_entry', {
    file: 'audit-own-actions',
    ...{ of: ownEntry, key: ['at', 'id'] },
    shown: ['at', 'role', 'subject', 'action', 'outcome', 'request_id', 'address'],
    money: ['amount'],
    // A target may be another account.
    withheld: { another: ['target'], internal: ['id', 'actor', 'sub_user_id'] },
  }),
  held('audit_entry', {
    file: 'audit-actions-of-others',
    ...{ of: aboutMember, key: ['at', 'id'] },
    shown: ['at', 'role', 'subject', 'action', 'outcome'],
    money: ['amount'],
    withheld: {
      another: ['actor', 'sub_user_id', 'request_id', 'address'],
      internal: ['id', 'target'],
    },
  }),
]
