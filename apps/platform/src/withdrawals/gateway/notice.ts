import { transact } from '../../database/index.ts'
import { requireNotice } from '../../gateways/notice.ts'
import type { Handlers } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { payoutParty } from '../../http/signature.ts'
import { identityAccepted, isIdentityShown, waitForIdentity } from '../identity.ts'
import { lockWithdrawal } from '../withdrawal.ts'
import { order } from './order.ts'
import { heed } from './orders.ts'

export const payoutNoticeHandlers: Pick<Handlers, 'payoutNotice'> = {
  async payoutNotice({ body }, { platform, vendor, now }) {
    requireNotice({ vendor, now }, payoutParty, platform.settings.payoutGateway, body.at)
    return transact(platform.database, async (unit) => {
      const current = await lockWithdrawal(unit.trx, body.withdrawalId)
      if (!current) throw new Refusal('notFound')
      const { status } = body
      if (status === 'documentAccepted' || status === 'documentRefused') {
        if (!isIdentityShown(current)) throw new Refusal('wrongState', { params: { state: current.state } })
        if (status === 'documentAccepted') await order(platform, unit, current, identityAccepted)
        else await waitForIdentity(platform, unit, current, 'documentRefused')
      } else if (!(await heed(platform, unit, current.id, { status, reference: body.reference ?? null }))) {
        throw new Refusal('wrongState', { params: { state: current.state } })
      }
      const { state } = await unit.trx
        .selectFrom('withdrawal')
        .select('state')
        .where('member_id', '=', current.member_id)
        .where('id', '=', current.id)
        .executeTakeFirstOrThrow()
      return { withdrawalId: current.id, state }
    })
  },
}
