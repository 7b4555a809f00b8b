import { sql } from 'kysely'
import { gameNames } from '../games/describe.ts'
import { namedIn } from '../games/names.ts'
import type { Handlers } from '../http/implement.ts'
import { accountKey, isAgentType } from '../members/members.ts'
import { kindsShown } from '../settlement/terms.ts'
import { wire } from '../wallet/wire.ts'
import { isBelow, isWithin, likeLiteral } from './subtree.ts'

const maxAccounts = 6
/** A round may have several bets. */
const maxBets = 6

const nothing = { accounts: [], bills: [], bets: [] }

export const agentSearchHandlers: Pick<Handlers, 'agentSearch'> = {
  async agentSearch({ query }, { db, session, settings, language }) {
    const text = query.text.trim()
    if (text === '') return nothing
    const literal = likeLiteral(accountKey(text))
    const accounts = await db
      .selectFrom('member')
      .select(['id', 'account', 'nickname', 'type'])
      .where(isBelow('member.path', session.path))
      .where((eb) =>
        eb.or([
          eb('account_key', 'like', `%${literal}%`),
          eb(eb.fn<string>('lower', ['nickname']), 'like', `%${literal}%`),
        ]),
      )
      .orderBy(sql`CASE WHEN account_key LIKE ${`${literal}%`} THEN 0 ELSE 1 END`)
      .orderBy('account_key')
      .limit(maxAccounts)
      .execute()
    const bills = await db
      .selectFrom('bill')
      .innerJoin('member as party', 'party.id', 'bill.party_id')
      .select(['bill.id', 'bill.kind', 'bill.party_id', 'bill.amount', 'party.account'])
      .where('bill.id', '=', text)
      .where('bill.kind', 'in', kindsShown(settings.brand.policyProfile))
      .where((eb) =>
        eb.or([eb('bill.party_id', '=', session.memberId), eb('bill.upline_id', '=', session.memberId)]),
      )
      .execute()
    const bets = await db
      .selectFrom('bet')
      .innerJoin('member', 'member.id', 'bet.member_id')
      .select(['bet.id', 'bet.node_id', 'bet.stake', 'member.account'])
      .where(isWithin('member.path', session.path))
      .where((eb) => eb.or([eb('bet.id', '=', text), eb('bet.round_id', '=', text)]))
      .orderBy('bet.id')
      .limit(maxBets)
      .execute()
    return {
      accounts: accounts.map(({ id, account, nickname, type }) => ({
        ...{ id, account, nickname, isAgent: isAgentType(type) },
      })),
      bills: bills.map(({ id, kind, party_id, account, amount }) => ({
        ...{ id, kind, account, amount: wire(amount) },
        side: party_id === session.memberId ? ('own' as const) : ('downline' as const),
      })),
      bets: bets.map(({ id, account, node_id, stake }) => ({
        ...{ id, account, stake: wire(stake) },
        ...namedIn(['game', 'gameLanguage'], gameNames(node_id), language),
      })),
    }
  },
}
