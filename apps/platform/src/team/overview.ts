import { gameTypes } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { type Period, periodOf } from '../records/days.ts'
import { wire } from '../wallet/wire.ts'
import { isBelow } from './subtree.ts'

/** The types that `isAgentType` names, for SQL. */
const agentTypes = [1, 2, 41, 42]

const sumOf = (column: string) => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

async function countAccounts(db: Db, path: string, period: Period) {
  const counts = await db
    .selectFrom('member')
    .select(({ fn, eb }) => [
      fn.countAll<bigint>().as('all'),
      fn.countAll<bigint>().filterWhere('type', 'in', agentTypes).as('agents'),
      fn
        .countAll<bigint>()
        .filterWhere(eb.and([eb('joined_at', '>=', period.start), eb('joined_at', '<', period.end)]))
        .as('newAccounts'),
    ])
    .where(isBelow('member.path', path))
    .executeTakeFirstOrThrow()
  return {
    agents: Number(counts.agents),
    members: Number(counts.all - counts.agents),
    newAccounts: Number(counts.newAccounts),
  }
}

async function teamBalance(db: Db, path: string, currency: string): Promise<bigint> {
  const { balance } = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.owner_id')
    .select(sumOf('account.balance').as('balance'))
    .where('account.kind', '=', 'cash')
    .where('account.currency', '=', currency)
    .where(isBelow('member.path', path))
    .executeTakeFirstOrThrow()
  return balance
}

/** Money in and out of the team, from the ledger's own journals, by when it was credited or paid. */
async function sumJournals(db: Db, path: string, period: Period, type: 'depositCredited' | 'withdrawalPaid') {
  const { total } = await db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .innerJoin('member', 'member.id', 'journal.owner_id')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .select(sumOf('posting.amount').as('total'))
    .where('journal.type', '=', type)
    .where('account.kind', '=', 'psp.clearing')
    .where('journal.at', '>=', period.start)
    .where('journal.at', '<', period.end)
    .where(isBelow('member.path', path))
    .executeTakeFirstOrThrow()
  return total < 0n ? -total : total
}

/** Accounts whose very first credited deposit fell into the period. */
async function countFirstDeposits(db: Db, path: string, period: Period): Promise<number> {
  const firsts = db
    .selectFrom('journal')
    .innerJoin('member', 'member.id', 'journal.owner_id')
    .select(({ fn }) => ['journal.owner_id', fn.min('journal.at').as('first')])
    .where('journal.type', '=', 'depositCredited')
    .where(isBelow('member.path', path))
    .groupBy('journal.owner_id')
    .as('firsts')
  const { count } = await db
    .selectFrom(firsts)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('firsts.first', '>=', period.start)
    .where('firsts.first', '<', period.end)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const teamBets = (db: Db, path: string, period: Period) =>
  db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.member_id')
    .where(isBelow('member.path', path))
    .where('bet.placed_at', '>=', period.start)
    .where('bet.placed_at', '<', period.end)
    // A refunded bet is no bet of anybody's figures.
    .where('bet.state', '!=', 'refunded')

async function sumBets(db: Db, path: string, period: Period) {
  const rows = await teamBets(db, path, period)
    .select(({ fn }) => [
      'bet.game_type',
      fn.countAll<bigint>().as('bets'),
      sumOf('bet.stake').as('stake'),
      sumOf('bet.valid_bet').as('validBet'),
      sumOf('bet.payout').as('payout'),
    ])
    .groupBy('bet.game_type')
    .execute()
  return gameTypes.flatMap((gameType) => {
    const row = rows.find((one) => one.game_type === gameType)
    return row ? [{ ...row, gameType }] : []
  })
}

const total = (rows: readonly bigint[]): bigint => rows.reduce((sum, value) => sum + value, 0n)

export const overviewHandlers: Pick<Handlers, 'teamOverview'> = {
  async teamOverview({ query }, { db, session, settings, now }) {
    const { currency, gmtOffsetMinutes } = settings.brand
    const asOf = now()
    const period = periodOf(query, asOf, gmtOffsetMinutes)
    const { path } = session
    const categories = await sumBets(db, path, period)
    const { active } = await teamBets(db, path, period)
      .select(({ fn }) => fn.count<bigint>('bet.member_id').distinct().as('active'))
      .executeTakeFirstOrThrow()
    const stake = total(categories.map((row) => row.stake))
    const payout = total(categories.map((row) => row.payout))
    return {
      asOf: asOf.toISOString(),
      from: period.from,
      to: period.to,
      teamBalance: wire(await teamBalance(db, path, currency)),
      ...(await countAccounts(db, path, period)),
      firstDeposits: await countFirstDeposits(db, path, period),
      activeAccounts: Number(active),
      deposits: wire(await sumJournals(db, path, period, 'depositCredited')),
      withdrawals: wire(await sumJournals(db, path, period, 'withdrawalPaid')),
      stake: wire(stake),
      validBet: wire(total(categories.map((row) => row.validBet))),
      payout: wire(payout),
      profitLoss: wire(payout - stake),
      categories: categories.map((row) => ({
        gameType: row.gameType,
        bets: Number(row.bets),
        stake: wire(row.stake),
        validBet: wire(row.validBet),
        payout: wire(row.payout),
        profitLoss: wire(row.payout - row.stake),
      })),
    }
  },
}
