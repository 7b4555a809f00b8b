import type { Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { bringUp } from './rollUp.ts'
import { rowColumns, teamRows } from './rows.ts'
import { teamMember } from './teamMember.ts'

export const teamTreeHandlers: Pick<Handlers, 'teamTree'> = {
  async teamTree({ query }, { db, platform, session, settings, now }) {
    const period = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    const list = keysetOf(query, 'member.joined_at', 'member.id')
    const branch = query.parentId ? await teamMember(db, session, { id: query.parentId }) : null
    const found = await db
      .selectFrom('member')
      .select(rowColumns)
      .where('member.parent_id', '=', branch?.id ?? session.memberId)
      .where(list.where)
      .orderBy('member.joined_at', 'desc')
      .orderBy('member.id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.joined_at, id: row.id }))
    await bringUp(platform)
    const shown = await teamRows(db, rows, session.path, settings.brand, period)
    return {
      rows: shown.map(({ id, account, isAgent, downlines, balance, profitLoss }) => ({
        ...{ id, account, isAgent, downlines, balance, profitLoss },
      })),
      page,
    }
  },
}
