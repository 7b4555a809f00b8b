const SCALE = 10_000n

/** Money is counted as the ledger does, in 1/10,000 of the currency. What is no amount is `undefined`. */
export function units(amount: string | undefined): bigint | undefined {
  const found = /^(-?)(\d{1,15})(?:\.(\d{0,4}))?$/.exec(amount ?? '')
  if (!found) return undefined
  const [, sign, whole = '0', part = ''] = found
  const value = BigInt(whole) * SCALE + BigInt(part.padEnd(4, '0'))
  return sign ? -value : value
}

/** A decimal string with two decimals, or with as many more as there are. */
export function decimals(value: bigint): string {
  const [sign, size] = value < 0n ? ['-', -value] : ['', value]
  const part = String(size % SCALE).padStart(4, '0')
  return `${sign}${size / SCALE}.${part.slice(0, 2)}${part.slice(2).replace(/0+$/, '')}`
}

/** Sum of amounts; what is no amount counts as nothing. */
export function sum(...amounts: readonly (string | undefined)[]): string {
  return decimals(amounts.reduce((total, amount) => total + (units(amount) ?? 0n), 0n))
}

/** What is left of an amount when others are subtracted. */
export function less(amount: string | undefined, ...taken: readonly (string | undefined)[]): string {
  return decimals((units(amount) ?? 0n) - (units(sum(...taken)) ?? 0n))
}

/** The smallest of several bounds; `undefined` where there is none. */
export function smallest(...bounds: readonly (string | undefined)[]): string | undefined {
  const [first] = bounds
    .flatMap((bound) => units(bound) ?? [])
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return first === undefined ? undefined : decimals(first)
}

/** Whether an amount is above another one. Nothing is above what is no amount. */
export function above(one: string | undefined, other: string | undefined): boolean {
  const [left, right] = [units(one), units(other)]
  return left !== undefined && right !== undefined && left > right
}

/** What a payment costs. */
export interface Fee {
  /** A share of the amount, in per cent as a decimal string: `1.5`. */
  readonly rate?: string | undefined
  /** A fixed part, a decimal string. */
  readonly fixed?: string | undefined
  /** At least this much, a decimal string. */
  readonly least?: string | undefined
  /** At most this much, a decimal string. */
  readonly most?: string | undefined
}

/** The fee of an amount, to the hundredth, halves up. A preview: the platform's response is authoritative. */
export function feeOf(amount: string, { rate, fixed, least, most }: Fee): string {
  const base = units(amount)
  if (base === undefined || base <= 0n) return '0.00'
  const exact = base * (units(rate) ?? 0n) + (units(fixed) ?? 0n) * 100n * SCALE
  const cent = 100n * 100n * SCALE
  let fee = ((exact + cent / 2n) / cent) * 100n
  const [floor, ceiling] = [units(least), units(most)]
  if (floor !== undefined && fee < floor) fee = floor
  if (ceiling !== undefined && fee > ceiling) fee = ceiling
  return decimals(fee)
}

/** The bonus of a deposit: its share in whole cents, rounded down, up to the most. A preview, as a fee is. */
export function bonusOf(amount: string, percent: number, most: string): string {
  const base = units(amount)
  if (base === undefined || base <= 0n) return '0.00'
  const share = (base * BigInt(percent)) / 100n
  const ceiling = units(most) ?? 0n
  return decimals(((share < ceiling ? share : ceiling) / 100n) * 100n)
}

/** So many times an amount. */
export const timesOf = (amount: string, times: number): string =>
  decimals((units(amount) ?? 0n) * BigInt(times))

/** What is left of an amount after its fee: never less than nothing. */
export function afterFee(amount: string, fee: string): string {
  return above(fee, amount) ? '0.00' : less(amount, fee)
}
