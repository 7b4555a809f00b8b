import type { Unit } from '../database/index.ts'
import { newId } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Names } from '../games/names.ts'
import type { Db, Site } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { queueNotifications } from '../push/queue.ts'
import { inEachLanguage } from './inEachLanguage.ts'
import type { MessageTables } from './tables.ts'

export interface NewMessage {
  readonly memberId: string
  readonly kind: MessageTables['message']['kind']
  readonly title: Names
  /** Plain text; an empty line parts paragraphs. */
  readonly text: Names
  /** A path of the site, such as `/promotions`. @default none */
  readonly link?: string
  /** Its cause, such as `bill:<id>:issued`: sent once, however often the work is run. @default each call is a message */
  readonly cause?: string
  /** The sites on which it is a push notification as well. Its title then has no amounts and no names. @default none */
  readonly push?: readonly Site[]
}

/** What waits for the member's response is a push notification wherever the account is signed in. */
export const onBothSites: readonly Site[] = ['member', 'agent']
/** What an agent follows in its contracts, bills and team is one on the agents' site alone. */
export const onAgentSite: readonly Site[] = ['agent']

/** Puts a message into a member's inbox, in the transaction that it is about, and notifies the member's pages. */
export async function sendMessage(platform: Platform, unit: Unit, message: NewMessage): Promise<void> {
  const { memberId, kind } = message
  const id = newId()
  const written = await unit.trx
    .insertInto('message')
    .values({
      member_id: memberId,
      id,
      kind,
      title: JSON.stringify(inEachLanguage(platform, message.title)),
      text: JSON.stringify(inEachLanguage(platform, message.text)),
      link: message.link ?? '',
      cause: message.cause ?? id,
      sent_at: platform.now(),
      read_at: null,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  const { title, link = '', push: sites = [] } = message
  await queueNotifications(platform, unit, { memberId, messageId: id, title, link, sites })
  await notifyMessages(platform, unit, memberId, { id, kind })
}

/** Notifies the member's pages of the number of unread messages. */
export async function notifyMessages(
  platform: Platform,
  unit: Unit,
  memberId: string,
  news: { id: string; kind: NewMessage['kind'] } | null,
): Promise<number> {
  const unread = await countUnread(unit.trx, memberId)
  await recordEvent(platform.database, unit, {
    memberId,
    type: 'messagesChanged',
    payload: { id: news?.id ?? null, kind: news?.kind ?? null, unread },
  })
  return unread
}

export const unreadOf = (db: Db, memberId: string) =>
  db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)

export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { unread } = await unreadOf(db, memberId).executeTakeFirstOrThrow()
  return Number(unread)
}
