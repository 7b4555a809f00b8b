import type { Db } from '../http/implement.ts'
import { queueMessage, recipientMark } from '../outbox/queue.ts'
import type { MessageKind } from '../outbox/texts.ts'
import type { Platform } from '../platform.ts'
import { mailHint, numberHint } from './numbers.ts'

export type ContactKind = 'mobile' | 'email'

/** A number or address that was shown to be the member's own. */
export interface Contact {
  readonly kind: ContactKind
  readonly value: string
  readonly hint: string
}

/** Whose number or address it is; null for an unknown one. */
export async function contactOwner(
  platform: Platform,
  db: Db,
  kind: ContactKind,
  value: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('member_contact')
    .select('member_id')
    .where('kind', '=', kind)
    .where('value_mark', '=', recipientMark(platform, value))
    .executeTakeFirst()
  return row?.member_id ?? null
}

export async function contactsOf(platform: Platform, db: Db, memberId: string): Promise<Contact[]> {
  const rows = await db
    .selectFrom('member_contact')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('kind', 'desc')
    .execute()
  return rows.map(({ kind, value_sealed, hint }) => ({
    kind,
    hint,
    value: platform.secrets.open('contact', value_sealed),
  }))
}

/** Makes a number or address the member's; false where it is another's. */
export async function keepContact(
  platform: Platform,
  db: Db,
  memberId: string,
  kind: ContactKind,
  value: string,
): Promise<boolean> {
  const owner = await contactOwner(platform, db, kind, value)
  if (owner !== null && owner !== memberId) return false
  const fresh = {
    value_mark: recipientMark(platform, value),
    value_sealed: platform.secrets.seal('contact', value),
    hint: kind === 'mobile' ? numberHint(value) : mailHint(value),
    verified_at: platform.now(),
  }
  await db
    .insertInto('member_contact')
    .values({ member_id: memberId, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(fresh))
    .execute()
  return true
}

/** Notifies a member at every verified number and address. */
export async function notifyMember(
  platform: Platform,
  db: Db,
  member: { id: string; account: string },
  kind: MessageKind,
  language: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const { kind: channel, value } of await contactsOf(platform, db, member.id)) {
    await queueMessage(platform, db, {
      channel: channel === 'mobile' ? 'sms' : 'mail',
      to: value,
      kind,
      language,
      values: { ...values, account: member.account },
    })
  }
}
