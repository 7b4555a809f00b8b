import { randomToken, sha256 } from '../encryption/secrets.ts'
import { type Handlers, Refusal } from '../http/implement.ts'
import { spend } from '../limits/rateLimit.ts'
import { findMember } from '../members/members.ts'
import { addressGroup } from '../system/address.ts'
import { requireMayEnter, signIn } from './signIn.ts'

const seconds = 60
const exchangesPerMinute = 30

export const exchangeHandlers: Pick<Handlers, 'sessionCode' | 'exchangeSessionCode'> = {
  async sessionCode(_request, { db, session, now }) {
    await spend(db, `session-code:${session.id}`, { everySeconds: 10, burst: 6 }, now())
    const code = randomToken()
    const expiresAt = new Date(now().getTime() + seconds * 1000)
    await db
      .insertInto('session_code')
      .values({
        code_hash: sha256(code),
        member_id: session.memberId,
        session_id: session.id,
        site: session.site,
        expires_at: expiresAt,
        used_at: null,
      })
      .execute()
    return { code, expiresAt: expiresAt.toISOString() }
  },

  async exchangeSessionCode({ body }, context) {
    const { db, now, ip } = context
    const site = context.site ?? 'member'
    const often = { everySeconds: 60 / exchangesPerMinute, burst: exchangesPerMinute }
    await spend(db, `exchange:${addressGroup(ip)}`, often, now())
    const hash = sha256(body.code)
    const used = await db
      .updateTable('session_code')
      .set({ used_at: now() })
      .where('code_hash', '=', hash)
      .where('site', '=', site)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .returning(['member_id', 'session_id'])
      .executeTakeFirst()
    const member = used ? await findMember(db, used.member_id) : null
    if (!used || !member) throw new Refusal('notSignedIn', { reason: 'session code' })
    // A member who signed out meanwhile is not signed in again by a link.
    const giver = await db
      .selectFrom('session')
      .select('ended_at')
      .where('id', '=', used.session_id)
      .executeTakeFirst()
    if (!giver || giver.ended_at) throw new Refusal('notSignedIn', { reason: 'session ended' })
    requireMayEnter(member, site)
    return signIn(context, member, { method: 'exchange' })
  },
}
