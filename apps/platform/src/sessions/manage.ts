import { type Handlers, Refusal } from '../http/implement.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { endAndNotify } from './ending.ts'
import { revoke } from './remembered.ts'
import { expiresAt } from './sessions.ts'

export const sessionListHandlers: Pick<
  Handlers,
  'sessions' | 'endSession' | 'endOtherSessions' | 'loginHistory'
> = {
  async sessions(_request, { db, session, settings, now }) {
    const rows = await db
      .selectFrom('session')
      .selectAll()
      .where('member_id', '=', session.memberId)
      // Those of sub-users end where sub-users are managed.
      .where('sub_user_id', 'is', null)
      .where('ended_at', 'is', null)
      .orderBy('last_seen_at', 'desc')
      .limit(100)
      .execute()
    const live = rows.filter((row) => expiresAt(settings, row) > now().getTime())
    const shown = live.map((row) => ({
      id: row.id,
      current: row.id === session.id,
      site: row.site,
      device: row.device ?? '',
      address: row.ip ?? '',
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    }))
    return { sessions: shown.toSorted((one, other) => Number(other.current) - Number(one.current)) }
  },

  async endSession({ params }, context) {
    const { db, session, now } = context
    const own = await db
      .selectFrom('session')
      .select('id')
      .where('id', '=', params.id)
      .where('member_id', '=', session.memberId)
      .where('id', '!=', session.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!own) throw new Refusal('notFound')
    await endAndNotify(context, { sessionId: own.id }, 'signedInElsewhere')
    // The browser that was signed out is not to be signed in again by itself.
    await db
      .updateTable('remembered_token')
      .set({ revoked_at: now() })
      .where('session_id', '=', own.id)
      .where('revoked_at', 'is', null)
      .execute()
    return {}
  },

  async endOtherSessions(_request, context) {
    const { db, session, now } = context
    const which = { memberId: session.memberId, except: session.id }
    const ended = await endAndNotify(context, which, 'signedInElsewhere')
    await revoke(db, { memberId: session.memberId }, now())
    return { ended }
  },

  async loginHistory({ query }, { db, session }) {
    const list = keysetOf(query, 'login_history.at', 'login_history.id')
    const rows = await db
      .selectFrom('login_history')
      .selectAll()
      .where('member_id', '=', session.memberId)
      .where(list.where)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows: shown, page } = list.page(rows, ({ at, id }) => ({ at, id }))
    return {
      rows: shown.map(({ id, at, site, method, outcome, ip, device }) => ({
        id,
        at: at.toISOString(),
        site,
        method,
        outcome,
        address: ip,
        device,
      })),
      page,
    }
  },
}
