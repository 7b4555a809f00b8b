import { type Locale, localeEntry } from '../locales/index.ts'
import { noValue, readDecimal, truncateDecimal } from './decimal.ts'
import { writeDecimal } from './number.ts'

export interface AmountOptions {
  /** The sign or letters of the currency, as the server sends them: `៛`, `$`, `USDT`. */
  symbol?: string | undefined
  /**
   * Put a plus before what is above zero, for gains and losses.
   * @default false
   */
  signed?: boolean
  /**
   * `stripIfInteger` leaves out decimals that are all zero: for amounts to choose from and round sums in sentences.
   * @default 'auto'
   */
  trailingZeroDisplay?: 'auto' | 'stripIfInteger'
}

/** U+2066 and U+2069: what is between them is laid out left to right and does not touch its surroundings. */
const isolate = (text: string) => `\u2066${text}\u2069`
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** CLDR puts a space between digits and a symbol that does not itself end in a sign or a space. */
const touchesAsSign = /[\p{S}\p{Z}]/u

/**
 * An amount of money, with exactly two decimals, cut toward zero (a balance is never shown larger than it is):
 * `1234.5678` is `1,234.56`. Takes the decimal string of the wire; no float is involved. What is no decimal number
 * is shown as a dash.
 */
export function formatAmount(value: string | bigint, locale: Locale, options: AmountOptions = {}): string {
  const amount = readDecimal(value)
  if (!amount) return noValue
  const { numbers, direction } = localeEntry(locale)
  const strips = options.trailingZeroDisplay === 'stripIfInteger' && !/[1-9]/.test(amount.fraction)
  const cut = truncateDecimal(amount, strips ? 0 : 2)
  const symbol = options.symbol?.replace(bidiControls, '').trim()
  if (!symbol) return writeDecimal(cut, numbers, numbers.number, options.signed)
  const text = writeDecimal(cut, numbers, spaced(numbers.amount, symbol), options.signed).replace(
    '¤',
    () => symbol,
  )
  return direction === 'rtl' || rightToLeft.test(symbol) ? isolate(text) : text
}

function spaced(pattern: string, symbol: string): string {
  const signs = [...symbol].map((character) => touchesAsSign.test(character))
  const before = signs.at(-1) ? pattern : pattern.replace('¤0', '¤\u00a00')
  return signs[0] ? before : before.replace('0¤', '0\u00a0¤')
}
