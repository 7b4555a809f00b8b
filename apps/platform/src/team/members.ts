import type { Handlers } from '../http/implement.ts'
import { accountKey } from '../members/members.ts'
import { periodOf } from '../records/days.ts'
import { isShown } from './memberFilter.ts'
import { isNoted } from './notes.ts'
import { bringUp } from './rollUp.ts'
import { teamRows, trailTo } from './rows.ts'
import { sortedAccounts } from './sortedAccounts.ts'
import { isBelow, isOnLevel, isWithin, likeLiteral } from './subtree.ts'
import { isTagged } from './tags.ts'
import { teamMember } from './teamMember.ts'

export const teamMemberHandlers: Pick<Handlers, 'teamMembers'> = {
  async teamMembers({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const period = periodOf(query, now(), brand.gmtOffsetMinutes)
    const search = query.search?.trim() ?? ''
    const branch = query.parentId ? await teamMember(db, session, { id: query.parentId }) : null
    const tag = query.tag?.trim() ?? ''
    const whole = search !== '' || tag !== '' || query.show !== undefined
    const top = branch && whole ? branch.path : session.path
    // Figures of a team are of its head too: members who are counted as active, or with a first deposit, are in the
    // list.
    const counted = query.show === 'active' || query.show === 'firstDeposit'
    let team = db.selectFrom('member').where((counted ? isWithin : isBelow)('member.path', top))
    if (query.level) team = team.where(isOnLevel('member.path', session.path, query.level))
    else if (!whole) team = team.where('member.parent_id', '=', branch?.id ?? session.memberId)
    if (query.show) team = team.where(isShown(query.show, now(), period))
    if (search !== '') {
      const part = `%${likeLiteral(accountKey(search))}%`
      team = team.where((eb) =>
        eb.or([
          eb('member.account_key', 'like', part),
          eb(eb.fn<string>('lower', ['member.nickname']), 'like', part),
          isNoted(session.memberId, part),
        ]),
      )
    }
    if (tag !== '') team = team.where(isTagged(session.memberId, tag))
    await bringUp(platform)
    const { rows, page, count } = await sortedAccounts(db, team, query, brand, period)
    return {
      from: period.from,
      to: period.to,
      rows: await teamRows(db, rows, session.path, brand, period),
      count,
      trail: branch ? await trailTo(db, session.path, branch.path) : [],
      page,
    }
  },
}
