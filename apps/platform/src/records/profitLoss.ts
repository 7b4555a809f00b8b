import { sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import type { JournalType } from '../ledger/index.ts'
import { wire } from '../wallet/wire.ts'
import { dayAt, type Period, periodOf } from './days.ts'
import type { Reader } from './reader.ts'

/** Under which heading a member's money, beside bets, is counted. */
const headings: Partial<Record<JournalType, 'deposits' | 'withdrawals' | 'rebate' | 'bonus'>> = {
  depositCredited: 'deposits',
  withdrawalPaid: 'withdrawals',
  rebatePaid: 'rebate',
  // What was credited to the balance, not what is still wagered.
  bonusConverted: 'bonus',
  rewardPaid: 'bonus',
}

interface Result {
  bets: number
  stake: bigint
  validBet: bigint
  payout: bigint
  rebate: bigint
  bonus: bigint
  deposits: bigint
  withdrawals: bigint
}

const none = (): Result => ({
  ...{ bets: 0, stake: 0n, validBet: 0n, payout: 0n },
  ...{ rebate: 0n, bonus: 0n, deposits: 0n, withdrawals: 0n },
})

/** Counts days of the brand from 1970, so that slots of one day are one group. */
const dayNumber = (gmtOffsetMinutes: number) =>
  sql<string>`floor((extract(epoch FROM slot) + ${gmtOffsetMinutes * 60}::int) / 86400)::text`

const dayOf = (number: string): string => dayAt(new Date(Number(number) * 86_400_000), 0)

async function played(db: Db, memberId: string, { start, end }: Period, gmtOffsetMinutes: number) {
  const { rows } = await sql<{
    number: string
    game_type: string
    bets: bigint
    stake: string
    valid_bet: string
    payout: string
  }>`
    SELECT ${dayNumber(gmtOffsetMinutes)} AS number, game_type, sum(bets)::bigint AS bets, sum(stake)::text AS stake,
      sum(valid_bet)::text AS valid_bet, sum(payout)::text AS payout
    FROM play_slot WHERE member_id = ${memberId} AND slot >= ${start} AND slot < ${end} GROUP BY 1, 2
  `.execute(db)
  return rows
}

async function moved(
  db: Db,
  memberId: string,
  currency: string,
  { start, end }: Period,
  gmtOffsetMinutes: number,
) {
  const { rows } = await sql<{ number: string; type: JournalType; amount: string }>`
    SELECT ${dayNumber(gmtOffsetMinutes)} AS number, type, sum(amount)::text AS amount
    FROM money_slot WHERE owner_id = ${memberId} AND currency = ${currency}
      AND slot >= ${start} AND slot < ${end} GROUP BY 1, 2
  `.execute(db)
  return rows
}

const describe = (result: Result) => ({
  bets: result.bets,
  stake: wire(result.stake),
  validBet: wire(result.validBet),
  payout: wire(result.payout),
  rebate: wire(result.rebate),
  bonus: wire(result.bonus),
  winLoss: wire(result.payout - result.stake),
  deposits: wire(result.deposits),
  withdrawals: wire(result.withdrawals),
  netDeposits: wire(result.deposits - result.withdrawals),
})

interface ProfitLossQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly gameType?: string | undefined
}

/** A member's results of a period, from the slots that bets and journals are summed in. */
async function readProfitLoss({ db, memberId, settings, at }: Reader, query: ProfitLossQuery) {
  const { gmtOffsetMinutes, currency } = settings.brand
  const period = periodOf(query, at, gmtOffsetMinutes)
  const days = new Map<string, Result>()
  const categories = new Map<string, Result>()
  const totals = none()
  const within = (map: Map<string, Result>, key: string): Result => {
    const found = map.get(key) ?? none()
    map.set(key, found)
    return found
  }
  for (const row of await played(db, memberId, period, gmtOffsetMinutes)) {
    if (query.gameType !== undefined && row.game_type !== query.gameType) continue
    for (const sum of [within(days, dayOf(row.number)), within(categories, row.game_type), totals]) {
      sum.bets += Number(row.bets)
      sum.stake += BigInt(row.stake)
      sum.validBet += BigInt(row.valid_bet)
      sum.payout += BigInt(row.payout)
    }
  }
  for (const row of await moved(db, memberId, currency, period, gmtOffsetMinutes)) {
    const heading = headings[row.type]
    if (!heading) continue
    for (const sum of [within(days, dayOf(row.number)), totals]) sum[heading] += BigInt(row.amount)
  }
  return {
    from: period.from,
    to: period.to,
    asOf: at.toISOString(),
    days: [...days]
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .map(([day, result]) => ({ day, ...describe(result) })),
    categories: [...categories].map(([category, result]) => ({ category, ...describe(result) })),
    totals: describe(totals),
  }
}

export const profitLossHandlers: Pick<Handlers, 'profitLoss'> = {
  profitLoss: ({ query }, { db, session, settings, now, language }) =>
    readProfitLoss({ db, memberId: session.memberId, settings, language, at: now() }, query),
}
