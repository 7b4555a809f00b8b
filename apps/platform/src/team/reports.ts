import type { Handlers } from '../http/implement.ts'
import { isAgentType } from '../members/members.ts'
import { periodOf } from '../records/days.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { bringUp, freshness } from './rollUp.ts'
import { trailTo } from './rows.ts'
import { levelBelow } from './subtree.ts'
import {
  activeByDay,
  addUpPlay,
  moneyBelow,
  moneyByDay,
  moneyOf,
  playBelow,
  playByDay,
  playOf,
  wirePlay,
} from './sums.ts'
import { teamMember } from './teamMember.ts'

const givenTypes = ['rebatePaid', 'rewardPaid', 'bonusConverted']

type Money = Awaited<ReturnType<typeof moneyBelow>>
const amountOf = (rows: Money, ...types: string[]): bigint =>
  rows.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0n)
/** What came, went and was given. */
const wireMoney = (rows: Money) => ({
  deposits: wire(amountOf(rows, 'depositCredited')),
  withdrawals: wire(amountOf(rows, 'withdrawalPaid')),
  given: wire(amountOf(rows, ...givenTypes)),
})
const countOf = (rows: Money, type: string): number => rows.find((row) => row.type === type)?.count ?? 0

export const reportHandlers: Pick<Handlers, 'teamReport' | 'teamProfitLoss'> = {
  async teamReport({ query }, { db, platform, session, settings, now }) {
    const period = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
    const agent = query.account
      ? (await teamMember(db, session, { account: query.account })).id
      : session.memberId
    await bringUp(platform)
    const asOf = await freshness(platform)
    const play = await playByDay(db, agent, period)
    const money = await moneyByDay(db, agent, period)
    const active = await activeByDay(db, agent, period)
    const days = [...new Set([...play, ...money].map(({ day }) => day))].sort().reverse()
    const rows = days.map((day) => {
      const moved = money.filter((row) => row.day === day)
      const played = addUpPlay(play.filter((row) => row.day === day))
      const [bonus, rebate] = [amountOf(moved, 'bonusConverted', 'rewardPaid'), amountOf(moved, 'rebatePaid')]
      return {
        day,
        deposits: wire(amountOf(moved, 'depositCredited')),
        depositCount: countOf(moved, 'depositCredited'),
        withdrawals: wire(amountOf(moved, 'withdrawalPaid')),
        withdrawalCount: countOf(moved, 'withdrawalPaid'),
        firstDeposits: countOf(moved, 'firstDeposit'),
        activeAccounts: active.get(day) ?? 0,
        bonus: wire(bonus),
        rebate: wire(rebate),
        ...wirePlay(played),
        realProfitLoss: wire(played.payout - played.stake + bonus + rebate),
      }
    })
    return {
      asOf: asOf.toISOString(),
      rows,
      totals: {
        deposits: wire(amountOf(money, 'depositCredited')),
        withdrawals: wire(amountOf(money, 'withdrawalPaid')),
        bonus: wire(amountOf(money, 'bonusConverted', 'rewardPaid')),
        rebate: wire(amountOf(money, 'rebatePaid')),
        ...wirePlay(addUpPlay(play)),
      },
    }
  },

  async teamProfitLoss({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const period = periodOf(query, now(), brand.gmtOffsetMinutes)
    const list = keysetOf(query, 'member.joined_at', 'member.id')
    const parent = query.parentId ? await teamMember(db, session, { id: query.parentId }) : null
    const only = query.account ? await teamMember(db, session, { account: query.account }) : null
    let people = db
      .selectFrom('member')
      .select(['id', 'account', 'type', 'path', 'joined_at'])
      .where(list.where)
    people = only
      ? people.where('member.id', '=', only.id)
      : people.where('member.parent_id', '=', parent?.id ?? session.memberId)
    const found = await people
      .orderBy('member.joined_at', 'desc')
      .orderBy('member.id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.joined_at, id: row.id }))
    await bringUp(platform)
    const asOf = await freshness(platform)
    const ids = rows.map(({ id }) => id)
    const play = [...(await playBelow(db, ids, period)), ...(await playOf(db, ids, period))]
    const money = [
      ...(await moneyBelow(db, ids, period)),
      ...(await moneyOf(db, ids, brand.currency, period)),
    ]
    const top = only?.id ?? parent?.id ?? session.memberId
    const own = only ? [only.id] : []
    const playInAll = [...(await playBelow(db, [top], period)), ...(await playOf(db, own, period))]
    const moneyInAll = [
      ...(await moneyBelow(db, [top], period)),
      ...(await moneyOf(db, own, brand.currency, period)),
    ]
    return {
      asOf: asOf.toISOString(),
      rows: rows.map((row) => {
        return {
          memberId: row.id,
          account: row.account,
          isAgent: isAgentType(row.type),
          level: levelBelow(session.path, row.path),
          ...wireMoney(money.filter(({ agent }) => agent === row.id)),
          ...wirePlay(addUpPlay(play.filter(({ agent }) => agent === row.id))),
        }
      }),
      trail: parent ? await trailTo(db, session.path, parent.path) : [],
      totals: { ...wireMoney(moneyInAll), ...wirePlay(addUpPlay(playInAll)) },
      page,
    }
  },
}
