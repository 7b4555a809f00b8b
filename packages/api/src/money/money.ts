declare const unit: unique symbol

/** An exact amount in 1/10,000 of a currency unit, within a signed 64-bit integer. Never a float. */
export type Money = bigint & { readonly [unit]: 'Money' }

/** Units in one whole unit of currency. */
export const moneyScale = 10_000n
/** The largest and smallest amounts that the ledger's 64-bit columns hold. */
export const maxMoney = 9_223_372_036_854_775_807n as Money
export const minMoney = -9_223_372_036_854_775_808n as Money
export const zeroMoney = 0n as Money

export class MoneyError extends Error {
  readonly code: 'moneyMalformed' | 'moneyOutOfRange' | 'splitImpossible'

  constructor(code: MoneyError['code'], message: string) {
    super(message)
    this.name = 'MoneyError'
    this.code = code
  }
}

/** Brands a count of 1/10,000 units as money. Throws `moneyOutOfRange` outside 64 bits. */
export function money(units: bigint): Money {
  if (units > maxMoney || units < minMoney) {
    throw new MoneyError('moneyOutOfRange', 'amount does not fit in 64 bits')
  }
  return units as Money
}

export const addMoney = (left: Money, right: Money): Money => money(left + right)

export const negateMoney = (amount: Money): Money => money(-amount)

/** -1, 0 or 1, as `Array.prototype.sort` wants it. */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  if (left === right) return 0
  return left < right ? -1 : 1
}
