import { type Money, MoneyError, money, moneyScale } from './money.ts'

/** The longest text that fits in 64 bits at scale 4: a minus, 15 digits, a point, 4 digits. */
const maxText = 21
const grammar = /^(-?)(0|[1-9][0-9]{0,14})(?:\.([0-9]{1,4}))?$/

/**
 * Reads a decimal string as the wire carries it: an optional minus, Latin digits without a leading zero, and
 * up to four decimals. Anything else (`1e3`, `NaN`, `-0`, `+1`, `.5`, full-width digits, spaces, a number
 * instead of a string) throws `moneyMalformed`; more than 64 bits throws `moneyOutOfRange`.
 */
export function parseMoney(text: string): Money {
  const parts = typeof text === 'string' && text.length <= maxText ? grammar.exec(text) : null
  if (!parts) throw new MoneyError('moneyMalformed', 'expected a decimal string with at most four decimals')
  const [, minus, whole = '', decimals = ''] = parts
  const size = BigInt(whole) * moneyScale + BigInt(decimals.padEnd(4, '0'))
  if (minus && size === 0n) throw new MoneyError('moneyMalformed', 'zero has no sign')
  return money(minus ? -size : size)
}

/** Whether {@link parseMoney} would accept this text. */
export function isMoneyText(text: string): boolean {
  try {
    parseMoney(text)
    return true
  } catch {
    return false
  }
}

/** The wire form: two to four decimals, no grouping, lossless: `parseMoney(formatMoneyWire(x)) === x`. */
export function formatMoneyWire(amount: Money): string {
  const size = amount < 0n ? -amount : amount
  const whole = (size / moneyScale).toString()
  const decimals = (size % moneyScale)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `${amount < 0n ? '-' : ''}${whole}.${decimals}`
}
