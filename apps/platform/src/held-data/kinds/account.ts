import { sql } from 'kysely'
import { held } from '../heldTable.ts'

/** Who the member is, what it has accepted, and what it has said how the site is to be. */
export const accountTables = [
  held('member', {
    file: 'account',
    ...{ of: ['id'], key: ['id'] },
    shown: [
      ...(['account', 'nickname', 'type', 'profile', 'icon', 'joined_at', 'last_login_at'] as const),
      ...(['may_enter', 'must_change_password', 'must_change_reason'] as const),
      ...(['password_changed_at', 'payment_password_changed_at', 'sub_users_need_authenticator'] as const),
    ],
    withheld: {
      secret: ['password_hash', 'payment_password_hash', 'initial_secret_until'],
      another: ['parent_id', 'path'],
      internal: ['account_key', 'account_look'],
    },
  }),
  held('member_contact', {
    file: 'contacts',
    ...{ of: ['member_id'], key: ['kind'], shown: ['kind', 'verified_at'] },
    sealed: { value_sealed: 'contact' },
    withheld: { secret: ['value_mark'], internal: ['hint'] },
  }),
  held('bank_account', {
    file: 'payout-accounts',
    ...{ of: ['member_id'], key: ['added_at', 'id'] },
    shown: ['id', 'bank_code', 'account_name', 'is_default', 'added_at', 'removed_at'],
    sealed: { number_sealed: 'bank-account' },
    withheld: { secret: ['number_mark'], internal: ['number_tail'] },
  }),
  held('upload', {
    file: 'pictures',
    ...{ of: ['member_id'], key: ['created_at', 'id'] },
    shown: ['id', 'type', 'width', 'height', 'size', 'use_type', 'use_id', 'created_at'],
    // They are files of their own.
    withheld: { internal: ['bytes'] },
  }),
  held('terms_acceptance', {
    file: 'accepted-terms',
    ...{ of: ['member_id'], key: ['id'], shown: ['version', 'language', 'ip', 'accepted_at'] },
    withheld: { internal: ['id'] },
  }),
  held('board_opt_out', {
    file: 'hidden-on-boards',
    ...{ of: ['member_id'], key: ['member_id'], shown: ['at'] },
  }),
  held('referral_code', {
    file: 'referral-code',
    ...{ of: ['member_id'], key: ['member_id'], shown: ['code', 'created_at'] },
  }),
  held('referral', {
    file: 'referrals',
    ...{ of: ['referrer_id', 'referred_id'], key: ['id'] },
    shown: ['state', 'created_at', 'clicked_at', 'registered_at', 'first_deposit_at', 'qualified_at'],
    also: {
      side: (memberId) => sql`CASE WHEN referrer_id = ${memberId} THEN 'referrer' ELSE 'referred' END`,
    },
    withheld: { secret: ['touch_hash'], another: ['deposited', 'valid_bet'], internal: ['id'] },
  }),
  held('invite_registration', {
    file: 'registered-by-invitation',
    ...{ of: ['member_id'], key: ['member_id'], shown: [] },
    also: { code: () => sql`(SELECT code FROM invite WHERE invite.id = invite_registration.invite_id)` },
    withheld: { internal: ['invite_id'] },
  }),
  held('table_layout', {
    file: 'table-layouts',
    ...{ of: ['member_id'], key: ['page'], shown: ['page', 'hidden', 'density', 'widths'] },
  }),
]
