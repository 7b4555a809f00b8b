import { sql } from 'kysely'
import type { Handlers } from '../http/implement.ts'
import { accountKey, isAgentType } from '../members/members.ts'
import { pageOf } from '../wallet/pages.ts'
import { wire } from '../wallet/wire.ts'
import { isBelow, likeLiteral } from './subtree.ts'

export const teamMemberHandlers: Pick<Handlers, 'teamMembers'> = {
  async teamMembers({ query }, { db, session, settings }) {
    const page = pageOf(query)
    const search = query.search?.trim() ?? ''
    let team = db.selectFrom('member').where(isBelow('member.path', session.path))
    if (search === '') {
      team = team.where('member.parent_id', '=', session.memberId)
    } else {
      const part = `%${likeLiteral(accountKey(search))}%`
      team = team.where((eb) =>
        eb.or([
          eb('member.account_key', 'like', part),
          eb(eb.fn<string>('lower', ['member.nickname']), 'like', part),
        ]),
      )
    }
    const { total } = await team
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow()
    const members = await team
      .select(['id', 'account', 'nickname', 'type', 'path', 'joined_at', 'last_login_at'])
      .orderBy('member.joined_at', 'desc')
      .orderBy('member.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    const ids = members.map((member) => member.id)
    const purses =
      ids.length === 0
        ? []
        : await db
            .selectFrom('account')
            .select(['owner_id', 'balance'])
            .where('owner_id', 'in', ids)
            .where('kind', '=', 'cash')
            .where('currency', '=', settings.brand.currency)
            .execute()
    const played =
      ids.length === 0
        ? []
        : await db
            .selectFrom('bet')
            .select([
              'member_id',
              sql<bigint>`sum(stake)::bigint`.as('stake'),
              sql<bigint>`sum(valid_bet)::bigint`.as('validBet'),
              sql<bigint>`sum(payout)::bigint`.as('payout'),
            ])
            .where('member_id', 'in', ids)
            .where('state', '!=', 'refunded')
            .groupBy('member_id')
            .execute()
    const depth = (path: string) => path.split('/').filter(Boolean).length
    return {
      rows: members.map((member) => {
        const bets = played.find((row) => row.member_id === member.id)
        const [stake, payout] = [bets?.stake ?? 0n, bets?.payout ?? 0n]
        return {
          id: member.id,
          account: member.account,
          nickname: member.nickname,
          isAgent: isAgentType(member.type),
          level: depth(member.path) - depth(session.path),
          joinedAt: member.joined_at.toISOString(),
          lastLoginAt: member.last_login_at?.toISOString() ?? null,
          balance: wire(purses.find((row) => row.owner_id === member.id)?.balance ?? 0n),
          stake: wire(stake),
          validBet: wire(bets?.validBet ?? 0n),
          profitLoss: wire(payout - stake),
        }
      }),
      page: page.info(total),
    }
  },
}
