import { pictureUrl } from '../content/show.ts'
import { newId } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { namedIn } from '../games/names.ts'
import { trialType } from '../http/guard.ts'
import type { Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { masked } from '../missions/names.ts'
import type { Settings } from '../settings.ts'
import { addressGroup } from '../system/address.ts'
import { findModel, isOnline, models } from './models.ts'
import { room, service } from './partners.ts'
import { chatIsOn, talkWith } from './sessions.ts'

const launchMilliseconds = 2 * 60_000
const talkMilliseconds = 60 * 60_000
const pace = { everySeconds: 10, burst: 12 }

/** What others read of a member: the nickname, masked in the regulated profile; never the account that one signs in by. */
function nameAmongMembers({ nickname, account }: Session, { brand }: Settings): string {
  return brand.policyProfile === 'regulated' || nickname === account ? masked(nickname) : nickname
}

/** With whom: the chat room, `room`, is for members only. */
function partnerOf(
  body: { modelId?: string | undefined; room?: boolean | undefined },
  session: Session | null,
) {
  if (body.room) {
    if (!session) throw new Refusal('notSignedIn')
    if (session.accountType === trialType) throw new Refusal('realAccountNeeded')
    return room
  }
  if (body.modelId !== undefined && !findModel(body.modelId)) throw new Refusal('notFound')
  return body.modelId ?? service
}

export const chatHandlers: Pick<Handlers, 'liveModels' | 'chatLaunch'> = {
  async liveModels(_request, { platform, settings, now, language }) {
    if (!chatIsOn(platform)) return { models: [] }
    return {
      models: models().map((model) => ({
        modelId: model.id,
        ...namedIn(['displayName', 'language'], model.names, language),
        nodeId: model.game.nodeId,
        ...namedIn(['tableName', 'tableLanguage'], model.game.names, language),
        pictureUrl: pictureUrl(settings, model.picture),
        online: isOnline(model, now(), settings.brand.gmtOffsetMinutes),
      })),
    }
  },

  async chatLaunch({ body }, { db, platform, settings, session, now, ip, language }) {
    const { chat } = platform.counterparts
    if (!chat || !chatIsOn(platform)) throw new Refusal('notFound')
    const partner = partnerOf(body, session)
    const at = now()
    await spend(db, `chat-launch:${session?.memberId ?? addressGroup(ip)}`, pace, at)
    const launch = randomToken()
    const launchExpires = new Date(at.getTime() + launchMilliseconds)
    await db
      .insertInto('chat_session')
      .values({
        id: newId(),
        launch_hash: sha256(launch),
        token_hash: null,
        conversation_id: await talkWith(db, session?.memberId ?? null, partner, at),
        language,
        session_id: session?.id ?? null,
        name: session && nameAmongMembers(session, settings),
        launch_expires_at: launchExpires,
        expires_at: new Date(at.getTime() + talkMilliseconds),
      })
      .execute()
    const address = new URL(chat.path, settings.publicUrls.platform)
    address.searchParams.set('launch', launch)
    return { chatUrl: address.href, expiresAt: launchExpires.toISOString() }
  },
}
