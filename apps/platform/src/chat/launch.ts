import { newId } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { picturePath } from '../games/art/address.ts'
import { namedIn } from '../games/names.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/throttle.ts'
import type { Settings } from '../settings.ts'
import { addressGroup } from '../system/address.ts'
import { findModel, isOnline, models } from './models.ts'

const launchMilliseconds = 2 * 60_000
const talkMilliseconds = 60 * 60_000
const pace = { everySeconds: 10, burst: 12 }

/** The chat is the sandbox's own, and the brand may do without it. */
export const chatIsOn = ({ sandbox, brand }: Settings): boolean => sandbox && brand.switches.CHAT3 === true

/** The member's talk with a partner, which goes on from where it was; a visitor's is always a new one. */
async function conversationOf(db: Db, memberId: string | null, partner: string, at: Date): Promise<string> {
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

export const chatLaunchHandlers: Pick<Handlers, 'liveModels' | 'chatLaunch'> = {
  async liveModels(_request, { settings, now, language }) {
    if (!chatIsOn(settings)) return { models: [] }
    return {
      models: models.map((model) => ({
        modelId: model.id,
        ...namedIn(['displayName', 'language'], model.names, language),
        nodeId: model.game.nodeId,
        ...namedIn(['tableName', 'tableLanguage'], model.game.names, language),
        pictureUrl: `${settings.publicUrls.platform}${picturePath(model.game)}`,
        online: isOnline(model, now(), settings.brand.gmtOffsetMinutes),
      })),
    }
  },

  async chatLaunch({ body }, { db, settings, session, now, ip, language }) {
    if (!chatIsOn(settings)) throw new Refusal('notFound')
    if (body.modelId !== undefined && !findModel(body.modelId)) throw new Refusal('notFound')
    const at = now()
    await spend(db, `chat-launch:${session?.memberId ?? addressGroup(ip)}`, pace, at)
    const conversation = await conversationOf(db, session?.memberId ?? null, body.modelId ?? 'service', at)
    const launch = randomToken()
    const launchExpires = new Date(at.getTime() + launchMilliseconds)
    await db
      .insertInto('chat_session')
      .values({
        id: newId(),
        launch_hash: sha256(launch),
        token_hash: null,
        conversation_id: conversation,
        language,
        launch_expires_at: launchExpires,
        expires_at: new Date(at.getTime() + talkMilliseconds),
      })
      .execute()
    const address = new URL('/sandbox/chat', settings.publicUrls.platform)
    address.searchParams.set('launch', launch)
    return { chatUrl: address.href, expiresAt: launchExpires.toISOString() }
  },
}
