import type { Handlers } from '../http/implement.ts'
import { accountKey } from '../members/members.ts'
import { periodOf } from '../records/days.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { rowColumns, teamRows, trailTo } from './rows.ts'
import { isShown } from './shown.ts'
import { isBelow, isOnLevel, likeLiteral } from './subtree.ts'
import { teamMember } from './teamMember.ts'

export const teamMemberHandlers: Pick<Handlers, 'teamMembers'> = {
  async teamMembers({ query }, { db, session, settings, now }) {
    const { currency, gmtOffsetMinutes } = settings.brand
    const list = keysetOf(query, 'member.joined_at', 'member.id')
    const search = query.search?.trim() ?? ''
    const branch = query.parentId ? await teamMember(db, session, { id: query.parentId }) : null
    const whole = search !== '' || query.show !== undefined
    let team = db
      .selectFrom('member')
      .where(isBelow('member.path', branch && whole ? branch.path : session.path))
    if (query.level) team = team.where(isOnLevel('member.path', session.path, query.level))
    else if (!whole) team = team.where('member.parent_id', '=', branch?.id ?? session.memberId)
    if (query.show) team = team.where(isShown(query.show, now(), periodOf(query, now(), gmtOffsetMinutes)))
    if (search !== '') {
      const part = `%${likeLiteral(accountKey(search))}%`
      team = team.where((eb) =>
        eb.or([
          eb('member.account_key', 'like', part),
          eb(eb.fn<string>('lower', ['member.nickname']), 'like', part),
        ]),
      )
    }
    const found = await team
      .select(rowColumns)
      .where(list.where)
      .orderBy('member.joined_at', 'desc')
      .orderBy('member.id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.joined_at, id: row.id }))
    return {
      rows: await teamRows(db, rows, session.path, currency),
      trail: branch ? await trailTo(db, session.path, branch.path) : [],
      page,
    }
  },
}
