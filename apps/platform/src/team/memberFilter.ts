import type { CallRequest, teamMembers } from '@baize/api/contract'
import { type RawBuilder, sql } from 'kysely'
import { idleDays, onlineMs } from './overview.ts'

type Show = NonNullable<CallRequest<typeof teamMembers>['query']['show']>

const agents = sql<boolean>`member.type IN (1, 2, 41, 42)`

export interface ShownPeriod {
  readonly from: string
  readonly to: string
  readonly start: Date
  readonly end: Date
}

/** What is true of the accounts that a tile of the overview counts. */
export function isShown(show: Show, now: Date, { from, to, start, end }: ShownPeriod): RawBuilder<boolean> {
  switch (show) {
    case 'agents':
      return agents
    case 'members':
      return sql`NOT ${agents}`
    case 'new':
      return sql`member.joined_at >= ${start} AND member.joined_at < ${end}`
    case 'online':
      return sql`EXISTS (SELECT 1 FROM session WHERE session.member_id = member.id AND session.ended_at IS NULL
        AND session.last_seen_at >= ${new Date(now.getTime() - onlineMs)})`
    case 'active':
      return sql`EXISTS (SELECT 1 FROM team_seen WHERE team_seen.member_id = member.id
        AND team_seen.day >= ${from} AND team_seen.day <= ${to})`
    case 'firstDeposit':
      return sql`EXISTS (SELECT 1 FROM team_first_deposit WHERE team_first_deposit.member_id = member.id
        AND team_first_deposit.day >= ${from} AND team_first_deposit.day <= ${to})`
    case 'idle3':
    case 'idle7':
      return sql`coalesce(member.last_login_at, member.joined_at) <
        ${new Date(now.getTime() - idleDays[show] * 86_400_000)}`
  }
}
