import { money } from '@baize/api/money'
import { newId, type Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { cashOf, houseFor, post } from '../ledger/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { playedOn } from '../rewards/playDay.ts'
import { levelOf } from '../vip/progress.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { type RebateRow, rebateRows, rebateTotal } from './rates.ts'

const dayMs = 86_400_000
/** A bet of the day's last moment is written by then. */
const settleMs = 5 * 60_000
/** How far back an unclaimed rebate reaches. */
const daysBack = 30

const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export interface Claimable {
  readonly level: number
  /** First and last day that can be claimed; null when the last claim reached that far. */
  readonly days: { readonly from: string; readonly through: string } | null
  readonly rows: readonly RebateRow[]
  readonly amount: bigint
}

/**
 * What a member can claim at a moment: whole days of the brand since the last claim, up to the last that has settled.
 * In the first minutes of a day the day before is closed, and not yet among them.
 */
export async function claimableRebate(
  platform: Platform,
  db: Db,
  memberId: string,
  at: Date,
): Promise<Claimable> {
  const { gmtOffsetMinutes } = platform.settings.brand
  // Not the present day: until the day before has settled, it is that one.
  const unsettled = dayAt(new Date(at.getTime() - settleMs), gmtOffsetMinutes)
  const through = dayPlus(unsettled, -1)
  const last = await db
    .selectFrom('rebate_claim')
    .select(({ fn }) => fn.max('through_day').as('day'))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const earliest = dayPlus(unsettled, -daysBack)
  // Days as text order as days do.
  const [from = earliest] = [earliest, dayPlus(last?.day ?? earliest, last?.day ? 1 : 0)].sort().toReversed()
  const level = await levelOf(db, memberId)
  if (from > through) return { level, days: null, rows: [], amount: 0n }
  const rows = rebateRows(await playedOn(db, memberId, from, through), level)
  return { level, days: { from, through }, rows, amount: rebateTotal(rows) }
}

/** Pays the rebate, once for each day: two pages that ask at the same moment queue at the member's row. */
export async function payRebate(
  platform: Platform,
  unit: Unit,
  owner: string,
): Promise<{ id: string; amount: bigint }> {
  const { trx } = unit
  await trx.selectFrom('member').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
  const at = platform.now()
  const { days, rows, level, amount } = await claimableRebate(platform, trx, owner, at)
  if (!days) throw new Refusal('alreadyClaimed')
  if (amount === 0n) throw new Refusal('notEligible')
  const id = newId()
  await trx
    .insertInto('rebate_claim')
    .values({ id, member_id: owner, from_day: days.from, through_day: days.through, level, amount, at })
    .execute()
  await trx
    .insertInto('rebate_line')
    .values(
      rows.map((row) => ({
        ...{ claim_id: id, game_type: row.gameType, rate: row.rate },
        ...{ valid_bet: row.validBet, amount: row.amount },
      })),
    )
    .execute()
  await post(trx, {
    ...{ type: 'rebatePaid', owner, currency: platform.settings.brand.currency, actor: owner, at },
    cause: { type: 'rebate', id },
    postings: [{ from: houseFor(owner, 'house.rebate'), to: cashOf(owner), amount: money(amount) }],
  })
  await notifyBalance(platform, unit, owner)
  const news = { memberId: owner, news: 'rebatePaid', amount, page: 'rebate', cause: `rebate:${id}` } as const
  await sendMoneyMessage(platform, unit, news)
  return { id, amount }
}
