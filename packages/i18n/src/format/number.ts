import { type Locale, localeEntry, type NumberShape } from '../locales/index.ts'
import { type Decimal, isZero, noValue, readDecimal, roundDecimal, shiftDecimal } from './decimal.ts'

export interface NumberOptions {
  /** @default 0 */
  minimumFractionDigits?: number
  /** @default 3, or the minimum where that is more */
  maximumFractionDigits?: number
  /**
   * Put a plus before what is above zero.
   * @default false
   */
  signed?: boolean
}

/** A count or a measure: `1,234.5`. A string is read as a decimal number, exactly. Latin digits in every language. */
export function formatNumber(
  value: number | bigint | string,
  locale: Locale,
  options: NumberOptions = {},
): string {
  const shape = localeEntry(locale).numbers
  return written(readDecimal(value), shape, shape.number, 3, options)
}

/** A share of one: `0.1234` is `12.34%`. At most two digits after the point by default. */
export function formatPercent(value: number | string, locale: Locale, options: NumberOptions = {}): string {
  const share = readDecimal(value)
  const shape = localeEntry(locale).numbers
  return written(share && shiftDecimal(share, 2), shape, shape.percent, 2, options)
}

function written(
  value: Decimal | undefined,
  shape: NumberShape,
  pattern: string,
  digits: number,
  options: NumberOptions,
): string {
  if (!value) return noValue
  const minimum = options.minimumFractionDigits ?? 0
  const maximum = options.maximumFractionDigits ?? Math.max(minimum, digits)
  return writeDecimal(roundDecimal(value, minimum, maximum), shape, pattern, options.signed)
}

/** A decimal number in a language's pattern. Zero has no sign, whatever was rounded or cut away. */
export function writeDecimal(
  value: Decimal,
  shape: NumberShape,
  pattern: string,
  signed: boolean | undefined,
): string {
  const zero = isZero(value)
  const sign = zero ? '' : value.negative ? shape.minus : signed ? '+' : ''
  const digits = grouped(value.whole, shape) + (value.fraction && shape.decimal + value.fraction)
  // A direction mark that CLDR puts before the sign has no work without one.
  const found = sign ? pattern : pattern.replace(/[\u200e\u200f]?-/, '-')
  return found.replace(/[-0]/g, (place) => (place === '-' ? sign : digits))
}

function grouped(whole: string, { group, furtherGroup, minimumGrouping }: NumberShape): string {
  if (whole.length < 3 + minimumGrouping) return whole
  const head = whole.slice(0, -3)
  const further = new RegExp(`\\B(?=(?:\\d{${furtherGroup}})+$)`, 'g')
  return head.replace(further, group) + group + whole.slice(-3)
}
