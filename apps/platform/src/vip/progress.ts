import { newId, transact, type Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { playedOn, validBetOf } from '../rewards/playDay.ts'
import { addReward } from '../rewards/reward.ts'
import { levelAfter, levelAt, levelFor, nextMonth } from './levels.ts'

export const monthAt = (platform: Pick<Platform, 'settings'>, at: Date): string =>
  dayAt(at, platform.settings.brand.gmtOffsetMinutes).slice(0, 7)

/** A member's valid bet in a calendar month of the brand. */
export const validBetIn = async (db: Db, memberId: string, month: string): Promise<bigint> =>
  validBetOf(await playedOn(db, memberId, `${month}-01`, `${month}-31`))

export async function levelOf(db: Db, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('vip_state')
    .select('level')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.level ?? 1
}

interface Step {
  readonly to: number
  readonly month: string
  readonly validBet: bigint
  readonly at: Date
}

async function move(platform: Platform, unit: Unit, memberId: string, from: number, step: Step) {
  const { to, month, validBet, at } = step
  await unit.trx
    .insertInto('vip_step')
    .values({
      ...{ id: newId(), member_id: memberId, from_level: from, to_level: to, month, at },
      valid_bet: validBet,
    })
    .execute()
  await unit.trx
    .updateTable('vip_state')
    .set({ level: to, since: at })
    .where('member_id', '=', memberId)
    .execute()
  for (let level = from + 1; level <= to; level += 1) {
    const reward = { memberId, source: 'vip', sourceId: `level-${level}`, kind: 'cash', at } as const
    await addReward(platform, unit, { ...reward, amount: levelAt(level).gift })
  }
  await recordEvent(platform.database, unit, {
    memberId,
    type: 'vipChanged',
    payload: { vipRankLevel: to, upgraded: to > from },
  })
}

/**
 * Updates a member's level to an instant: each month that has ended since keeps it or takes one level, and play in
 * the current month may raise it at once.
 */
export async function climb(platform: Platform, unit: Unit, memberId: string, at: Date): Promise<void> {
  const { trx } = unit
  const month = monthAt(platform, at)
  const played = await validBetIn(trx, memberId, month)
  const seen = await trx
    .selectFrom('vip_state')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (seen ? seen.month >= month && levelFor(played) <= seen.level : levelFor(played) === 1) return
  await trx
    .insertInto('vip_state')
    .values({ member_id: memberId, level: 1, month, since: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const state = await trx
    .selectFrom('vip_state')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  let level = state.level
  for (let ended = state.month; ended < month; ended = nextMonth(ended)) {
    const validBet = await validBetIn(trx, memberId, ended)
    const to = levelAfter(level, validBet)
    if (to !== level) await move(platform, unit, memberId, level, { to, month: ended, validBet, at })
    level = to
  }
  const reached = levelFor(played)
  if (reached > level)
    await move(platform, unit, memberId, level, { to: reached, month, validBet: played, at })
  if (state.month < month) {
    await trx.updateTable('vip_state').set({ month }).where('member_id', '=', memberId).execute()
  }
}

const atOnce = 500

/** What a month's end does, for every level that has not been updated since. */
export async function endMonths(platform: Platform): Promise<void> {
  const at = platform.now()
  const due = await platform.db
    .selectFrom('vip_state')
    .select('member_id')
    .where('month', '<', monthAt(platform, at))
    .limit(atOnce)
    .execute()
  for (const { member_id } of due) {
    await transact(platform.database, (unit) => climb(platform, unit, member_id, at))
  }
}
