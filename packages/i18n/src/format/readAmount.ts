import { type Locale, localeEntry } from '../locales/index.ts'
import { latinDigits } from './latinDigits.ts'

/** What a typed text says about an amount. Values are decimal strings, as on the wire: `1234.5`. */
export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'amount'; value: string }
  /** It can be read as each of these: ask which one is meant. */
  | { kind: 'ambiguous'; values: readonly string[] }
  | { kind: 'unreadable' }

export interface ReadAmountOptions {
  /** Decimals that the currency has. @default 2 */
  decimals?: number | undefined
  /** The currency's sign or letters, which may stand before or after the digits. */
  symbol?: string | undefined
}

/** A number, with what a reading of its marks makes of it; `exact` is false where it has more decimals than money has. */
interface Read {
  value: string
  exact: boolean
}

const decimalMarks = ['.', ',', '\u066b']
const spaces = /[\s'\u2019\u066c]/u

/**
 * Reads an amount as it is typed or pasted: digits of any script and width, decimal and group marks of the page's
 * language and of others, the currency around it. `1,000.50` and `1.000,50` have one reading each; `1,234` is 1234 in
 * English, and ambiguous where a comma begins the decimals. Nothing is left out or cut: what cannot be read is said so.
 */
export function readAmount(text: string, locale: Locale, options: ReadAmountOptions = {}): AmountReading {
  const { decimals = 2, symbol } = options
  const plain = digitsAndMarks(text, symbol)
  if (plain === '') return { kind: 'empty' }
  if (!/^(?=.*\d)[\d.,\s'\u2019\u066b\u066c]+$/u.test(plain)) return { kind: 'unreadable' }
  const all = [...decimalMarks, undefined].flatMap((mark) => readWith(plain, mark, decimals) ?? [])
  const own = localeEntry(locale).numbers.decimal
  const spoken = readAsIn(plain, own, decimals)
  if (spoken?.exact) return { kind: 'amount', value: spoken.value }
  const values = [...new Set(all.filter(({ exact }) => exact).map(({ value }) => value))]
  const [value] = values
  if (value === undefined) return { kind: 'unreadable' }
  return values.length > 1 || spoken ? { kind: 'ambiguous', values } : { kind: 'amount', value }
}

/** The text with Latin digits, without what is invisible and without the currency. */
function digitsAndMarks(text: string, symbol: string | undefined): string {
  // What is a number but no digit stays, and is refused: 5² is not 52.
  const oneWidth = text.replace(/\p{Cf}/gu, '').replace(/\P{No}+/gu, (part) => part.normalize('NFKC'))
  const folded = latinDigits(oneWidth).trim()
  const without = symbol ? folded.replace(symbol.normalize('NFKC'), ' ') : folded
  return without.replace(/^(?:\p{Sc}|[A-Z]{3,5}\b|\s)+|(?:\p{Sc}|\b[A-Z]{3,5}|\s)+$/gu, '')
}

/** The reading of a language: its own decimal mark, or none where the text has no such mark. */
function readAsIn(text: string, decimal: string, decimals: number): Read | undefined {
  const mark = text.includes('\u066b') ? '\u066b' : text.includes(decimal) ? decimal : undefined
  return readWith(text, mark, decimals)
}

/** The text read with one mark before its decimals, or as a whole number; undefined where it is no such number. */
function readWith(text: string, mark: string | undefined, decimals: number): Read | undefined {
  const [whole = '', fraction, ...more] = mark === undefined ? [text] : text.split(mark)
  if (more.length > 0 || (mark !== undefined && fraction === undefined)) return undefined
  if (!/^\d*$/.test(fraction ?? '') || (whole === '' && !fraction)) return undefined
  const digits = ungrouped(whole)
  if (digits === undefined) return undefined
  const value = `${digits.replace(/^0+(?=\d)/, '') || '0'}${fraction ? `.${fraction}` : ''}`
  return { value, exact: (fraction?.length ?? 0) <= decimals }
}

/** Whole digits without the one kind of mark that sets them apart: in threes, or, as in India, in twos before the last three. */
function ungrouped(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const [mark = ''] = whole.match(/\D/u) ?? []
  if (!spaces.test(mark) && !['.', ','].includes(mark)) return undefined
  const groups = whole.split(mark)
  const [first = '', ...rest] = groups
  const last = rest.pop()
  if (!/^[1-9]\d{0,2}$/.test(first) || !/^\d{3}$/.test(last ?? '')) return undefined
  const threes = rest.every((group) => /^\d{3}$/.test(group))
  const twos = first.length < 3 && rest.every((group) => /^\d{2}$/.test(group))
  return threes || twos ? groups.join('') : undefined
}
