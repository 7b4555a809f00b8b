import { addMoney, formatMoneyWire, type Money, negateMoney, parseMoney } from '@baize/api/money'

/** `$1,234.50`, `-$2.00` or `+$3.00` as a page shows it, as the wire writes it: `1234.50`. */
export function wireOf(shown: string): string {
  const plain = shown.replace(/[−–]/g, '-').replace(/[^0-9.-]/g, '')
  return formatMoneyWire(parseMoney(plain))
}

export function sum(...amounts: readonly string[]): string {
  return formatMoneyWire(
    amounts.reduce<Money>((total, amount) => addMoney(total, parseMoney(amount)), parseMoney('0.00')),
  )
}

export function minus(amount: string): string {
  return formatMoneyWire(negateMoney(parseMoney(amount)))
}
