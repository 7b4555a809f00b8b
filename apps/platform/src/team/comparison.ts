import { sql } from 'kysely'
import { splitByDays } from '../bills/days.ts'
import { figuresOf, type Team } from '../bills/figures.ts'
import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import type { Window } from '../settlement/windows.ts'
import { wire } from '../wallet/wire.ts'
import { amountOf, countOf, type MoneySum, netOf, profitLossOf } from './figures.ts'
import { isBelow, isWithin } from './subtree.ts'
import { teamMoney } from './teamSums.ts'

type Brand = Pick<Settings['brand'], 'gmtOffsetMinutes' | 'currency'>

/** The parts of a window that are no whole days of the brand. */
function edgesOf(window: Window, whole: Window | undefined): Window[] {
  if (!whole) return [window]
  return [
    { from: window.from, to: whole.from },
    { from: whole.to, to: window.to },
  ].filter(({ from, to }) => from < to)
}

/** Money of a team in a part of a day, by type of journal, with accounts that joined and first deposits. */
async function moneyInPart(
  db: Db,
  { currency }: Brand,
  { path }: Team,
  { from, to }: Window,
): Promise<MoneySum[]> {
  const moved = await db
    .selectFrom('money_slot')
    .innerJoin('member', 'member.id', 'money_slot.owner_id')
    .select([
      'money_slot.type',
      sql<bigint>`sum(journals)::bigint`.as('count'),
      sql<string>`sum(amount)::text`.as('amount'),
    ])
    .where('slot', '>=', from)
    .where('slot', '<', to)
    .where('currency', '=', currency)
    .where(isWithin('member.path', path))
    .groupBy('money_slot.type')
    .execute()
  const joined = await db
    .selectFrom('member')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('joined_at', '>=', from)
    .where('joined_at', '<', to)
    .where(isBelow('member.path', path))
    .executeTakeFirstOrThrow()
  const deposited = sql<boolean>`slot >= ${from} AND slot < ${to}`
  const first = await db
    .selectFrom('money_slot')
    .innerJoin('member', 'member.id', 'money_slot.owner_id')
    .select(sql<bigint>`count(DISTINCT owner_id)`.as('count'))
    .where(deposited)
    .where('money_slot.type', '=', 'depositCredited')
    .where('currency', '=', currency)
    .where(isWithin('member.path', path))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('money_slot as earlier')
            .select('earlier.owner_id')
            .whereRef('earlier.owner_id', '=', 'money_slot.owner_id')
            .where('earlier.type', '=', 'depositCredited')
            .where('earlier.currency', '=', currency)
            .where('earlier.slot', '<', from),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return [
    ...moved.map((row) => ({ type: row.type, count: Number(row.count), amount: BigInt(row.amount) })),
    { type: 'memberJoined', count: Number(joined.count), amount: 0n },
    { type: 'firstDeposit', count: Number(first.count), amount: 0n },
  ]
}

/** What an overview shows, of any window: it may end within a day. */
export async function comparedFigures(db: Db, brand: Brand, team: Team, window: Window) {
  const split = splitByDays(brand.gmtOffsetMinutes, window)
  const money: MoneySum[] = []
  if (split) {
    const { first, last, whole } = split
    const days = { from: first, to: last, start: whole.from, end: whole.to }
    money.push(...(await teamMoney(db, brand, [team.head], days)))
  }
  for (const part of edgesOf(window, split?.whole)) money.push(...(await moneyInPart(db, brand, team, part)))
  const play = await figuresOf(db, brand, team, window)
  return {
    newAccounts: countOf(money, 'agentJoined') + countOf(money, 'memberJoined'),
    firstDeposits: countOf(money, 'firstDeposit'),
    activeAccounts: play.active,
    deposits: wire(amountOf(money, 'depositCredited')),
    withdrawals: wire(amountOf(money, 'withdrawalPaid')),
    stake: wire(play.stake),
    validBet: wire(play.validBet),
    payout: wire(play.payout),
    profitLoss: wire(profitLossOf(play)),
    rebate: wire(amountOf(money, 'rebatePaid')),
    given: wire(play.given),
    net: wire(netOf(play, play.given)),
  }
}
