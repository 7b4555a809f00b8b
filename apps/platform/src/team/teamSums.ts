import type { Db } from '../http/implement.ts'
import type { Period } from '../records/days.ts'
import type { Settings } from '../settings.ts'
import { ownMoney, ownPlay } from './ownSums.ts'
import { activeBelow, activeByDay, moneyBelow, moneyByDay, playBelow, playByDay } from './sums.ts'

type Brand = Pick<Settings['brand'], 'gmtOffsetMinutes' | 'currency'>

/*
 * Sums of teams: of each head and everyone below it. The sums by day leave the head out; what it did itself is read
 * from its own slots. `agent` of a row is the head.
 */

/** What each team played, by game type. */
export const teamPlay = async (db: Db, brand: Brand, heads: readonly string[], period: Period) => [
  ...(await playBelow(db, heads, period)),
  ...(await ownPlay(db, heads, period, brand.gmtOffsetMinutes)),
]

/** Money of each team, by type of journal. Accounts that joined are those below the head. */
export const teamMoney = async (db: Db, brand: Brand, heads: readonly string[], period: Period) => [
  ...(await moneyBelow(db, heads, period)),
  ...(await ownMoney(db, heads, brand.currency, period, brand.gmtOffsetMinutes)),
]

/** What a team played, by day. */
export const teamPlayByDay = async (db: Db, brand: Brand, head: string, period: Period) => [
  ...(await playByDay(db, head, period)),
  ...(await ownPlay(db, [head], period, brand.gmtOffsetMinutes)),
]

/** Money of a team, by day. */
export const teamMoneyByDay = async (db: Db, brand: Brand, head: string, period: Period) => [
  ...(await moneyByDay(db, head, period)),
  ...(await ownMoney(db, [head], brand.currency, period, brand.gmtOffsetMinutes)),
]

/** How many accounts of a team played at all. */
export async function teamActive(db: Db, brand: Brand, head: string, period: Period): Promise<number> {
  const own = await ownPlay(db, [head], period, brand.gmtOffsetMinutes)
  return (await activeBelow(db, head, period)) + (own.length > 0 ? 1 : 0)
}

/** How many accounts of a team played on each day. */
export async function teamActiveByDay(db: Db, brand: Brand, head: string, period: Period) {
  const active = await activeByDay(db, head, period)
  const own = await ownPlay(db, [head], period, brand.gmtOffsetMinutes)
  for (const day of new Set(own.map((row) => row.day))) active.set(day, (active.get(day) ?? 0) + 1)
  return active
}
