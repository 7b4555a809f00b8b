import type { Selectable } from 'kysely'
import { newId } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import type { Names, Words } from '../games/names.ts'
import type { Context, Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { modelNames } from './models.ts'
import { room, service } from './partners.ts'
import type { ChatTables } from './tables.ts'

const customerService: Words = {
  en: 'Customer service',
  km: 'សេវាអតិថិជន',
  'zh-Hans': '客服',
  ar: 'خدمة العملاء',
}
const everybody: Words = { en: 'Everyone', km: 'អ្នកទាំងអស់គ្នា', 'zh-Hans': '所有人', ar: 'الجميع' }

/** What a partner is called; who is not in the content any more by the id. */
export function partnerNames(partner: string): Names | string {
  if (partner === service) return customerService
  return partner === room ? everybody : (modelNames(partner) ?? partner)
}

/** A session of the chat page, with whose talk it is. */
export type Talk = Selectable<ChatTables['chat_session']> & {
  readonly member_id: string | null
  readonly partner: string
}

/** The conversation that a talk's messages are in. */
export const heardIn = (talk: Pick<Talk, 'conversation_id' | 'partner'>): string =>
  talk.partner === room ? room : talk.conversation_id

/** There is a chat where this process has a page of it, and the brand may do without. */
export const chatIsOn = ({ counterparts, settings }: Pick<Platform, 'counterparts' | 'settings'>): boolean =>
  counterparts.chat !== undefined && settings.brand.switches.CHAT3 === true

/** The talk of a token of the chat page, unless it is over: it ends an hour after its launch, and with its member's session. */
export async function findTalk(
  platform: Pick<Platform, 'db' | 'settings' | 'counterparts' | 'now'>,
  token: string,
): Promise<Talk | undefined> {
  const { db, now } = platform
  if (!chatIsOn(platform)) return undefined
  return db
    .selectFrom('chat_session')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_session.conversation_id')
    .leftJoin('session', 'session.id', 'chat_session.session_id')
    .selectAll('chat_session')
    .select(['chat_conversation.member_id', 'chat_conversation.partner'])
    .where('chat_session.token_hash', '=', sha256(token))
    .where('chat_session.expires_at', '>', now())
    .where((eb) =>
      eb.or([
        eb('chat_session.session_id', 'is', null),
        eb.and([eb('session.id', 'is not', null), eb('session.ended_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst()
}

/** {@link findTalk}, refused with `notFound` where there is none. */
export async function requireTalk(context: Context, token: string): Promise<Talk> {
  const found = await findTalk(context.platform, token)
  if (!found) throw new Refusal('notFound', { reason: 'chat session' })
  return found
}

/** Exchanges a launch code, once, for a session of the chat page; or takes that up again after a reload. */
export async function openTalk(context: Context, code: string): Promise<[Talk, string]> {
  if (!chatIsOn(context.platform)) throw new Refusal('notFound')
  const token = randomToken()
  const opened = await context.db
    .updateTable('chat_session')
    .set({ token_hash: sha256(token) })
    .where('launch_hash', '=', sha256(code))
    .where('token_hash', 'is', null)
    .where('launch_expires_at', '>', context.now())
    .returning('id')
    .executeTakeFirst()
  const kept = opened ? token : code
  return [await requireTalk(context, kept), kept]
}

/** The member's talk with a partner, which continues; a visitor's is always a new one. */
export async function talkWith(db: Db, memberId: string | null, partner: string, at: Date): Promise<string> {
  const id = newId()
  const made = await db
    .insertInto('chat_conversation')
    .values({ id, member_id: memberId, partner, muted_until: null, mute_reason: null, created_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'partner']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const found = await db
    .selectFrom('chat_conversation')
    .select('id')
    .where('member_id', '=', memberId)
    .where('partner', '=', partner)
    .executeTakeFirstOrThrow()
  return found.id
}
