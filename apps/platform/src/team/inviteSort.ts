import type { inviteSorts } from '@baize/api/contract'
import { sql } from 'kysely'
import type { SortKey } from '../wallet/sortedKeyset.ts'

/** What links are sorted by; figures are of the accounts that each opened. */
export function inviteSortKey(
  sort: (typeof inviteSorts)[number],
  { currency, now }: { readonly currency: string; readonly now: Date },
): SortKey {
  switch (sort) {
    case 'code':
      return { value: sql`invite.code`, kind: 'text' }
    case 'state':
      return {
        value: sql`(CASE WHEN invite.revoked_at IS NOT NULL THEN 'revoked' WHEN invite.uses >= invite.max_uses THEN 'usedUp'
          WHEN invite.expires_at <= ${now} THEN 'expired' ELSE 'open' END)`,
        kind: 'text',
      }
    case 'type':
      return { value: sql`invite.account_type`, kind: 'text' }
    case 'uses':
      return { value: sql`invite.uses`, kind: 'number' }
    case 'visits':
      return { value: sql`invite.visits`, kind: 'number' }
    case 'firstDeposits':
      return {
        value: sql`(SELECT count(DISTINCT money_slot.owner_id) FROM invite_registration
          JOIN money_slot ON money_slot.owner_id = invite_registration.member_id
          WHERE invite_registration.invite_id = invite.id AND money_slot.type = 'depositCredited'
            AND money_slot.currency = ${currency})`,
        kind: 'number',
      }
    case 'validBet':
      return {
        value: sql`(SELECT coalesce(sum(play_slot.valid_bet), 0) FROM invite_registration
          JOIN play_slot ON play_slot.member_id = invite_registration.member_id
          WHERE invite_registration.invite_id = invite.id)`,
        kind: 'number',
      }
    case 'expiresAt':
      return { value: sql`invite.expires_at`, kind: 'time' }
    case 'campaign':
      return { value: sql`invite.campaign`, kind: 'text' }
    case 'note':
      return { value: sql`invite.note`, kind: 'text' }
  }
}
