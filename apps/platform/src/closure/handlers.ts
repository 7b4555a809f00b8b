import { newId } from '../database/index.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { blockersOf } from './blockers.ts'
import { closesAt, describeClosure } from './describe.ts'
import { closureInForce } from './inForce.ts'
import { sendClosureNews } from './news.ts'
import { blockersOfRequest } from './remainder.ts'

export const closureHandlers: Pick<Handlers, 'accountClosure' | 'requestClosure' | 'cancelClosure'> = {
  accountClosure: (_request, context) => describeClosure(context, context.session.memberId),

  async requestClosure({ body }, context) {
    const { db, unit, platform, settings, session, now, language } = context
    const { memberId } = session
    await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    if (await closureInForce(db, memberId)) throw new Refusal('wrongState', { params: { state: 'closing' } })
    const at = now()
    const blockers = blockersOfRequest(await blockersOf(db, memberId, at)).map(({ kind }) => kind)
    if (blockers.length > 0) throw new Refusal('wrongState', { params: { blockers: blockers.join(',') } })
    const closure = {
      ...{ id: newId(), member_id: memberId, reason: body.reason?.trim() || null, language },
      ...{ requested_at: at, closes_at: closesAt(settings, at), waiting_since: null },
      ...{ cancelled_at: null, closed_at: null, erased_at: null },
    }
    await db.insertInto('account_closure').values(closure).execute()
    await sendClosureNews(platform, unit, closure, 'requested')
    return describeClosure(context, memberId)
  },

  async cancelClosure(_request, context) {
    const { db, unit, platform, session, now } = context
    const { memberId } = session
    await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    const closure = await closureInForce(db, memberId)
    if (!closure || closure.closed_at) throw new Refusal('wrongState')
    await db
      .updateTable('account_closure')
      .set({ cancelled_at: now() })
      .where('id', '=', closure.id)
      .execute()
    await sendClosureNews(platform, unit, closure, 'cancelled')
    return describeClosure(context, memberId)
  },
}
