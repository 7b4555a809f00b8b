import { formatMoneyWire, type Money, money, parseMoney } from '@baize/api/money'
import { Refusal } from '../http/refusal.ts'

/** Units of 1/10,000, as the database stores them, as the API's decimal string. */
export const wire = (units: bigint): string => formatMoneyWire(money(units))

/** Reads an amount that the contract has let through; refuses one outside the limits, naming them. */
export function amountWithin(text: string, min: bigint, max: bigint): Money {
  const amount = parseMoney(text)
  if (amount < min || amount > max) {
    throw new Refusal('amountOutOfRange', { params: { min: wire(min), max: wire(max) } })
  }
  return amount
}
