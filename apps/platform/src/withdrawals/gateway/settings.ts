import { parseMoney } from '@baize/api/money'

/** The amount above which withdrawals wait for an identity document; null where none does. */
export function identityAbove(value: string | null): bigint | null {
  if (value === null) return null
  if (/^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/.test(value)) return parseMoney(value)
  throw new Error(`IDENTITY_ABOVE must be an amount such as 500.00, not "${value}".`)
}
