import type { Words } from '../games/names.ts'

export interface VipLevel {
  readonly level: number
  readonly names: Words
  /** Valid bet in a calendar month that leads here, and that keeps one here. */
  readonly upgrade: bigint
  readonly keep: bigint
  /** Cash for reaching the level for the first time. */
  readonly gift: bigint
}

/** Where the contract has a level's name and, where it is not the reader's, its language. */
export const vipLabel = ['vipLabelName', 'vipLabelLanguage'] as const

const whole = (amount: number): bigint => BigInt(amount) * 10_000n

export const ladder: readonly VipLevel[] = [
  ...([
    [1, 'Bronze', 'សំរឹទ្ធ', '青铜', 'برونزي', 0, 0, 0],
    [2, 'Silver', 'ប្រាក់', '白银', 'فضي', 1_000, 500, 5],
    [3, 'Gold', 'មាស', '黄金', 'ذهبي', 10_000, 5_000, 25],
    [4, 'Platinum', 'ផ្លាទីន', '铂金', 'بلاتيني', 50_000, 25_000, 100],
    [5, 'Diamond', 'ពេជ្រ', '钻石', 'ماسي', 200_000, 100_000, 500],
  ] as const),
].map(([level, en, km, zh, ar, upgrade, keep, gift]) => ({
  level,
  names: { en, km, 'zh-Hans': zh, ar },
  ...{ upgrade: whole(upgrade), keep: whole(keep), gift: whole(gift) },
}))

export function levelAt(level: number): VipLevel {
  const found = ladder[level - 1]
  if (!found) throw new Error(`there is no VIP level ${level}`)
  return found
}

/** The highest level that a month's valid bet leads to. */
export const levelFor = (validBet: bigint): number =>
  ladder.findLast(({ upgrade }) => validBet >= upgrade)?.level ?? 1

/** The level after a month has ended: one lower when the month did not keep it. */
export const levelAfter = (level: number, validBet: bigint): number =>
  level > 1 && validBet < levelAt(level).keep ? level - 1 : level

/** The month after yyyy-MM. */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
