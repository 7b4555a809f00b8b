import { sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { wire } from '../wallet/wire.ts'
import { comparedFigures } from './comparison.ts'
import { addUpPlay, amountOf, countOf, noPlay, wireFigures, wirePlay } from './figures.ts'
import { periodBefore } from './periodBefore.ts'
import { bringUp, freshness } from './rollUp.ts'
import { isBelow, isWithin } from './subtree.ts'
import { inOrder, moneyBelow } from './sums.ts'
import { teamActive, teamMoney, teamPlay } from './teamSums.ts'

const always = { from: '0000-01-01', to: '9999-12-31' }

async function teamBalance(db: Db, path: string, currency: string): Promise<bigint> {
  const { balance } = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.owner_id')
    .select(sql<string>`coalesce(sum(account.balance), 0)::text`.as('balance'))
    .where('account.kind', '=', 'cash')
    .where('account.currency', '=', currency)
    .where(isBelow('member.path', path))
    .executeTakeFirstOrThrow()
  return BigInt(balance)
}

const dayMs = 86_400_000
/** Accounts that were active this recently are online: a page reports every half minute while it is used. */
export const onlineMs = 5 * 60_000
/** Days without a sign-in after which an account counts as idle. */
export const idleDays = { idle3: 3, idle7: 7 } as const

/**
 * Below an agent: who is online, and who has not signed in for some days; for accounts that never did, since they
 * were opened.
 */
async function presence(db: Db, path: string, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const seen = sql<Date>`coalesce(member.last_login_at, member.joined_at)`
  const idle = await db
    .selectFrom('member')
    .select(sql<bigint>`count(*) FILTER (WHERE ${seen} < ${before(idleDays.idle3)})`.as('idle3'))
    .select(sql<bigint>`count(*) FILTER (WHERE ${seen} < ${before(idleDays.idle7)})`.as('idle7'))
    .where(isBelow('member.path', path))
    .executeTakeFirstOrThrow()
  const { online } = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(sql<bigint>`count(DISTINCT member.id)`.as('online'))
    .where('session.ended_at', 'is', null)
    .where('session.last_seen_at', '>=', new Date(now.getTime() - onlineMs))
    .where(isBelow('member.path', path))
    .executeTakeFirstOrThrow()
  return { online: Number(online), idle3: Number(idle.idle3), idle7: Number(idle.idle7) }
}

/** Rebates that were paid to a team in a period, by category. */
async function rebatesOf(db: Db, path: string, { start, end }: { start: Date; end: Date }) {
  const rows = await db
    .selectFrom('rebate_claim')
    .innerJoin('rebate_line', 'rebate_line.claim_id', 'rebate_claim.id')
    .innerJoin('member', 'member.id', 'rebate_claim.member_id')
    .select(['rebate_line.game_type', sql<string>`sum(rebate_line.amount)::text`.as('amount')])
    .where('rebate_claim.at', '>=', start)
    .where('rebate_claim.at', '<', end)
    .where(isWithin('member.path', path))
    .groupBy('rebate_line.game_type')
    .execute()
  return new Map(rows.map((row) => [row.game_type, BigInt(row.amount)]))
}

/** One row a category, of what the head and those below it played. */
function addUpCategories(rows: Awaited<ReturnType<typeof teamPlay>>) {
  return [...new Set(rows.map(({ gameType }) => gameType))].map((gameType) => ({
    gameType,
    ...addUpPlay(rows.filter((row) => row.gameType === gameType)),
  }))
}

export const overviewHandlers: Pick<Handlers, 'teamOverview' | 'teamComparison'> = {
  async teamOverview({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const period = periodOf(query, now(), brand.gmtOffsetMinutes)
    const { path, memberId } = session
    await bringUp(platform)
    const asOf = await freshness(platform)
    const play = addUpCategories(await teamPlay(db, brand, [memberId], period))
    const money = await teamMoney(db, brand, [memberId], period)
    const ever = await moneyBelow(db, [memberId], always)
    const rebates = await rebatesOf(db, path, period)
    const idle = [...rebates.keys()].filter((gameType) => !play.some((row) => row.gameType === gameType))
    const categories = inOrder([...play, ...idle.map((gameType) => ({ gameType, ...noPlay }))])
    const { bets: _bets, ...figures } = wireFigures(play, money)
    return {
      asOf: asOf.toISOString(),
      from: period.from,
      to: period.to,
      teamBalance: wire(await teamBalance(db, path, brand.currency)),
      agents: countOf(ever, 'agentJoined'),
      members: countOf(ever, 'memberJoined'),
      newAccounts: countOf(money, 'agentJoined') + countOf(money, 'memberJoined'),
      firstDeposits: countOf(money, 'firstDeposit'),
      activeAccounts: await teamActive(db, brand, memberId, period),
      ...(await presence(db, path, now())),
      ...figures,
      rebate: wire(amountOf(money, 'rebatePaid')),
      categories: categories.map((row) => ({
        gameType: row.gameType,
        ...wirePlay(row),
        rebate: wire(rebates.get(row.gameType) ?? 0n),
      })),
    }
  },

  async teamComparison({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const period = periodOf(query, now(), brand.gmtOffsetMinutes)
    const { window, from, to, until } = periodBefore(period, now(), brand.gmtOffsetMinutes)
    await bringUp(platform)
    const team = { head: session.memberId, path: session.path }
    return {
      ...{ from, to, until: until?.toISOString() ?? null },
      ...(await comparedFigures(db, brand, team, window)),
    }
  },
}
