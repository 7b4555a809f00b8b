import { sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { periodOf } from '../records/days.ts'
import { wire } from '../wallet/wire.ts'
import { bringUp, freshness } from './rollUp.ts'
import { isBelow } from './subtree.ts'
import { activeBelow, addUpPlay, inOrder, moneyBelow, noPlay, playBelow, wirePlay } from './sums.ts'

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
/** Who was seen this lately is online: a page says so every half minute while it is used. */
export const onlineMs = 5 * 60_000
/** Days without a sign-in after which an account counts as idle. */
export const idleDays = { idle3: 3, idle7: 7 } as const

/** Below an agent: who is online, and who has not signed in for some days; whoever never did, since it was opened. */
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

/** Rebates that were paid below an agent in a period, by category. */
async function rebatesBelow(db: Db, path: string, { start, end }: { start: Date; end: Date }) {
  const rows = await db
    .selectFrom('rebate_claim')
    .innerJoin('rebate_line', 'rebate_line.claim_id', 'rebate_claim.id')
    .innerJoin('member', 'member.id', 'rebate_claim.member_id')
    .select(['rebate_line.game_type', sql<string>`sum(rebate_line.amount)::text`.as('amount')])
    .where('rebate_claim.at', '>=', start)
    .where('rebate_claim.at', '<', end)
    .where(isBelow('member.path', path))
    .groupBy('rebate_line.game_type')
    .execute()
  return new Map(rows.map((row) => [row.game_type, BigInt(row.amount)]))
}

export const overviewHandlers: Pick<Handlers, 'teamOverview'> = {
  async teamOverview({ query }, { db, platform, session, settings, now }) {
    const { currency, gmtOffsetMinutes } = settings.brand
    const period = periodOf(query, now(), gmtOffsetMinutes)
    const { path, memberId } = session
    await bringUp(platform)
    const asOf = await freshness(platform)
    const categories = await playBelow(db, [memberId], period)
    const all = addUpPlay(categories)
    const money = await moneyBelow(db, [memberId], period)
    const ever = await moneyBelow(db, [memberId], always)
    const count = (rows: typeof money, type: string) => rows.find((row) => row.type === type)?.count ?? 0
    const amount = (type: string) => wire(money.find((row) => row.type === type)?.amount ?? 0n)
    const { bets: _bets, ...sums } = wirePlay(all)
    const rebates = await rebatesBelow(db, path, period)
    const rebate = [...rebates.values()].reduce((sum, one) => sum + one, 0n)
    const played = [
      ...categories,
      ...[...rebates.keys()]
        .filter((gameType) => !categories.some((row) => row.gameType === gameType))
        .map((gameType) => ({ agent: memberId, gameType, ...noPlay })),
    ]
    return {
      asOf: asOf.toISOString(),
      from: period.from,
      to: period.to,
      teamBalance: wire(await teamBalance(db, path, currency)),
      agents: count(ever, 'agentJoined'),
      members: count(ever, 'memberJoined'),
      newAccounts: count(money, 'agentJoined') + count(money, 'memberJoined'),
      firstDeposits: count(money, 'firstDeposit'),
      activeAccounts: await activeBelow(db, memberId, period),
      ...(await presence(db, path, now())),
      deposits: amount('depositCredited'),
      withdrawals: amount('withdrawalPaid'),
      ...sums,
      rebate: wire(rebate),
      net: wire(all.payout - all.stake + rebate),
      categories: inOrder(played).map((row) => {
        const back = rebates.get(row.gameType) ?? 0n
        const net = row.payout - row.stake + back
        return { gameType: row.gameType, ...wirePlay(row), rebate: wire(back), net: wire(net) }
      }),
    }
  },
}
