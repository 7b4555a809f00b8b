/** Points and money are decimal strings; everything here is exact. */

interface Decimal {
  readonly units: bigint
  readonly places: number
}

function read(text: string): Decimal {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) return { units: 0n, places: 0 }
  const [, sign, whole, part = ''] = found
  return { units: BigInt(`${sign}${whole}${part}`), places: part.length }
}

function write({ units, places }: Decimal): string {
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return `${sign}${text}`
}

function level(one: string, other: string): readonly [bigint, bigint, number] {
  const [a, b] = [read(one), read(other)]
  const places = Math.max(a.places, b.places)
  const scale = ({ units, places: own }: Decimal) => units * 10n ** BigInt(places - own)
  return [scale(a), scale(b), places]
}

/** `value x count`. */
export function times(value: string, count: number): string {
  const { units, places } = read(value)
  return write({ units: units * BigInt(count), places })
}

/** `one - other`. */
export function minus(one: string, other: string): string {
  const [a, b, places] = level(one, other)
  return write({ units: a - b, places })
}

/** How many whole times `price` fits into `balance`; none where either is missing. */
export function affordable(balance: string, price: string): number {
  const [have, cost] = level(balance, price)
  if (have <= 0n || cost <= 0n) return 0
  const most = have / cost
  return most > 999_999n ? 999_999 : Number(most)
}

/** What points are worth: so many points for so much money. */
export interface PointsRatio {
  /** Points, a decimal string: `100`. */
  readonly points: string
  /** Money for them, a decimal string: `1.00`. */
  readonly amount: string
}

/** Money for points, with two decimals; what is less than the last decimal is not paid. */
export function pointsWorth(points: string, ratio: PointsRatio): string {
  const [given, per, money] = [read(points), read(ratio.points), read(ratio.amount)]
  if (given.units <= 0n || per.units <= 0n || money.units <= 0n) return '0.00'
  const above = given.units * money.units * 10n ** BigInt(per.places) * 100n
  const below = per.units * 10n ** BigInt(given.places + money.places)
  return write({ units: above / below, places: 2 })
}
