import { stateOf } from '../contracts/contract.ts'
import { wireRate } from '../contracts/wording.ts'
import type { Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { kindsShown } from '../settlement/terms.ts'
import { bringUp } from './rollUp.ts'
import { teamRows, trailTo } from './rows.ts'
import { tagsOf } from './tags.ts'
import { teamMember } from './teamMember.ts'

export const memberDetailHandlers: Pick<Handlers, 'teamMemberDetail'> = {
  async teamMemberDetail({ params, query }, { db, platform, session, settings, now }) {
    const member = await teamMember(db, session, params)
    const period = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    await bringUp(platform)
    const [row] = await teamRows(db, [member], session.path, settings.brand, period)
    if (!row) throw new Error('an account that was found has no row')
    const contracts = await db
      .selectFrom('contract')
      .selectAll()
      .where('party_id', '=', member.id)
      .where('kind', 'in', kindsShown(settings.brand.policyProfile))
      .orderBy('offered_at', 'desc')
      .limit(20)
      .execute()
    return {
      from: period.from,
      to: period.to,
      ...row,
      trail: await trailTo(db, session.path, member.path),
      // An account stays where it was opened: there is no call that moves one.
      assignments: [{ at: row.joinedAt, upline: row.upline }],
      contracts: contracts.map((contract) => ({
        id: contract.id,
        kind: contract.kind,
        state: stateOf(contract, now()),
        topRate: wireRate(contract.top_rate),
        validFrom: contract.valid_from?.toISOString() ?? null,
      })),
      tags: await tagsOf(db, session.memberId, member.id),
    }
  },
}
