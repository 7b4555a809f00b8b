import type { CallRequest, calls, daySorts } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import type { Handlers } from '../http/implement.ts'
import { isAgentType, type Member } from '../members/members.ts'
import { periodOf } from '../records/days.ts'
import { wire } from '../wallet/wire.ts'
import { amountOf, countOf, wireFigures } from './figures.ts'
import { ownMoney, ownPlay } from './ownSums.ts'
import { bringUp, freshness } from './rollUp.ts'
import { trailTo } from './rows.ts'
import { sortedAccounts } from './sortedAccounts.ts'
import { levelBelow } from './subtree.ts'
import { teamAccount } from './teamMember.ts'
import { teamActiveByDay, teamMoney, teamMoneyByDay, teamPlay, teamPlayByDay } from './teamSums.ts'

type Sort = (typeof daySorts)[number]

const columns = ['id', 'account', 'type', 'path'] as const

/** Days in the order of the query; those that are alike keep the newest first. */
function inOrder<Day extends Record<Sort, string | number>>(
  days: readonly Day[],
  { sort = 'day', order }: Pick<CallRequest<typeof calls.teamReport>['query'], 'sort' | 'order'>,
): Day[] {
  const sign = order === 'ascending' ? 1 : -1
  const figureOf = (day: Day) => {
    const value = day[sort]
    return typeof value === 'number' ? BigInt(value) : parseMoney(value)
  }
  return days.toSorted((one, other) => {
    if (sort === 'day') return sign * (one.day < other.day ? -1 : 1)
    const difference = figureOf(one) - figureOf(other)
    return difference < 0n ? -sign : difference > 0n ? sign : 0
  })
}

export const reportHandlers: Pick<Handlers, 'teamReport' | 'teamProfitLoss'> = {
  async teamReport({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const period = periodOf(query, now(), brand.gmtOffsetMinutes)
    const head = query.account
      ? (await teamAccount(db, session, { account: query.account })).id
      : session.memberId
    await bringUp(platform)
    const asOf = await freshness(platform)
    const play = await teamPlayByDay(db, brand, head, period)
    const money = await teamMoneyByDay(db, brand, head, period)
    const active = await teamActiveByDay(db, brand, head, period)
    const given = (rows: typeof money) => ({
      bonus: wire(amountOf(rows, 'bonusConverted', 'rewardPaid')),
      rebate: wire(amountOf(rows, 'rebatePaid')),
    })
    const days = [...new Set([...play, ...money].map(({ day }) => day))].sort().reverse()
    const rows = days.map((day) => {
      const moved = money.filter((row) => row.day === day)
      return {
        day,
        depositCount: countOf(moved, 'depositCredited'),
        withdrawalCount: countOf(moved, 'withdrawalPaid'),
        firstDeposits: countOf(moved, 'firstDeposit'),
        activeAccounts: active.get(day) ?? 0,
        ...given(moved),
        ...wireFigures(
          play.filter((row) => row.day === day),
          moved,
        ),
      }
    })
    return {
      asOf: asOf.toISOString(),
      rows: inOrder(rows, query),
      totals: { ...given(money), ...wireFigures(play, money) },
    }
  },

  async teamProfitLoss({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const period = periodOf(query, now(), brand.gmtOffsetMinutes)
    const parent = query.parentId ? await teamAccount(db, session, { id: query.parentId }) : null
    const only = query.account ? await teamAccount(db, session, { account: query.account }) : null
    const head = only?.id ?? parent?.id ?? session.memberId
    await bringUp(platform)
    const people = db
      .selectFrom('member')
      .where(only ? 'member.id' : 'member.parent_id', '=', only ? only.id : head)
    const { rows, page, count } = await sortedAccounts(db, people, query, brand, period)
    const asOf = await freshness(platform)
    const teams = [head, ...rows.map(({ id }) => id)]
    const play = await teamPlay(db, brand, teams, period)
    const money = await teamMoney(db, brand, teams, period)
    const person = (row: Pick<Member, (typeof columns)[number]>) => ({
      memberId: row.id,
      account: row.account,
      isAgent: isAgentType(row.type),
      level: levelBelow(session.path, row.path),
    })
    /** The first line of a branch: what its head did itself, without which the lines would not add up to the total. */
    const itself = async () => {
      const row = await db
        .selectFrom('member')
        .select(columns)
        .where('id', '=', head)
        .executeTakeFirstOrThrow()
      const own = await ownPlay(db, [head], period, brand.gmtOffsetMinutes)
      const moved = await ownMoney(db, [head], brand.currency, period, brand.gmtOffsetMinutes)
      return { ...person(row), ...wireFigures(own, moved) }
    }
    const figures = (id: string) =>
      wireFigures(
        play.filter(({ agent }) => agent === id),
        money.filter(({ agent }) => agent === id),
      )
    return {
      asOf: asOf.toISOString(),
      itself: only ? null : await itself(),
      rows: rows.map((row) => ({ ...person(row), ...figures(row.id) })),
      count,
      trail: parent ? await trailTo(db, session.path, parent.path) : [],
      totals: figures(head),
      page,
    }
  },
}
