import type { FieldKind, KindRules } from './fields.ts'

/** Maximum length of a value, in code points, that any field takes, whatever its rule says. */
export const MAX_LENGTH = 2000

/** Maximum length of an e-mail address, in every form. */
export const MAX_EMAIL = 120

/** What of a field decides how its text is read. */
export interface Reading {
  readonly kind: FieldKind
  readonly own?: KindRules | undefined
  readonly grouped?: boolean | undefined
  readonly patternId?: number | undefined
}

/** The pattern of digits alone. */
export const DIGITS = 7
/** The pattern of a mobile number. */
const MOBILE = 22

/** Length as rules, counters and messages count it: code points of the NFC form. */
export function codePointLength(text: string): number {
  return [...text.normalize('NFC')].length
}

/**
 * Kinds whose value is typed in groups and read back digit by digit; the last two hold one number. An amount is none of
 * them: its field reads it by the page's language, and the value here is a decimal string, or is refused.
 */
const folded: readonly FieldKind[] = ['code', 'captcha', 'date', 'mobile', 'number', 'rate']

/**
 * Which characters leave a text of this kind as the policy would have it, whatever is beside them: within the text,
 * or at its edge too. Each is one unit, and no normal form joins or moves it.
 */
export function plainIn(field: Reading) {
  return (character: string, edge: boolean): boolean => {
    // The large sets of characters are made on first use, which most keys need not wait for.
    if (/\w/.test(character)) return true
    // All but marks; first those that combine with a letter before them and are none, or are Khmer.
    const single = /(?![\u1100-\u11ff\u17dd])[\p{L}\p{N}\p{P}\p{S}\p{sc=Khmr} ]/u
    if (character[1] || !single.test(character)) return false
    const text = edge ? character : `a${character}a`
    return normaliseValue(field, text) === text
  }
}

/**
 * The one policy for what a typed text means: what is checked, counted and sent. Doing it twice changes nothing.
 * Passwords: NFC. Every other text: no marks that change the direction of writing, NFC, no white space at the ends; one
 * line, or several with `\n` between them; nothing at all when it is invisible. Numbers and codes: digits of any
 * script and width become 0-9, and spaces, invisible characters and (mobile numbers) dashes, dots and brackets go; in
 * what is `grouped`, spaces, dashes and dots go from between the others. Where the rule takes digits alone, those of
 * any script are digits, in passwords too. What represents a digit but is none, such as ² and ①, stays: it is refused.
 */
export function normaliseValue(field: Reading, text: string): string {
  const { kind, grouped, patternId, own } = field
  if (own?.normalise) return text.length > MAX_LENGTH * 4 ? text : own.normalise(text)
  if (text.length > MAX_LENGTH * 4 || /^\w*$/.test(text)) return text
  if (kind === 'password') return inDigits(field, text.normalize('NFC'))
  if (text.trim() === '') return ''
  // An address is copied with invisible characters, and typed at full width; it has no spaces.
  if (kind === 'email') {
    const seen = text.replace(/[\p{Cf}\p{DI}]/gu, '').normalize('NFKC')
    return seen.replace(/[\p{Cf}\p{DI}\s]/gu, '').normalize('NFKC')
  }
  const mobile = kind === 'mobile' || (kind === 'text' && patternId === MOBILE)
  const place = mobile ? 0 : folded.indexOf(kind)
  if (place >= 0) {
    let plain = foldDigits(foldWidth(text.replace(/\p{Cf}/gu, ''))).replace(/\s/g, '')
    if (mobile) plain = plain.replace(/[-.()\u2010-\u2015\u2212]/g, '')
    if (kind === 'rate') plain = plain.replace(/[%\u066a]+$/, '')
    return (place > 3 ? plainNumber(plain) : plain).normalize('NFC')
  }
  if (grouped) return ungrouped(text)
  const lines =
    kind === 'longText' ? text.replace(/\r\n?/g, '\n') : text.replace(/[\t-\r\x85\u2028\u2029]+/g, ' ')
  const read = lines
    .replace(/\p{Bidi_C}/gu, '')
    .normalize('NFC')
    .trim()
  return /[^\p{DI}\s]/u.test(read) ? inDigits(field, read) : ''
}

/** An account number as a machine writes it. Characters at its ends may be intended, as a minus is: it is left to the rules. */
function ungrouped(text: string): string {
  const seen = foldWidth(text.replace(/[\p{Cf}\p{DI}]/gu, '')).replace(/[\p{Cf}\p{DI}]/gu, '')
  return foldDigits(seen)
    .trim()
    .replace(/(?<=[^\s.\p{Pd}\u2212])[\s.\p{Pd}\u2212]+(?=[^\s.\p{Pd}\u2212])/gu, '')
    .normalize('NFC')
}

/** Where the rule takes digits alone, those of any script. */
function inDigits({ patternId }: Reading, text: string): string {
  return patternId === DIGITS ? foldDigits(text.replace(/\p{Nd}/gu, foldWidth)) : text
}

/** One width and one form for all that has several, but for numbers that are no digits: 5² is not 52. */
function foldWidth(text: string): string {
  return text.replace(/\P{No}+/gu, (part) => part.normalize('NFKC'))
}

/** A number without what sets its thousands apart. A comma elsewhere stays: to many it begins the decimals. */
function plainNumber(text: string): string {
  const plain = text.replace(/\u066b/g, '.').replace(/\u066c/g, ',')

  return /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.|$)/.test(plain) ? plain.replaceAll(',', '') : plain
}

/**
 * How many code points a normalised text has; less than zero when it has what no database or no screen takes: lone
 * surrogates, control characters other than tabs and line breaks.
 */
export function characters(text: string): number {
  if (/[^\P{Cc}\t\n]|\p{Cs}/u.test(text)) return -1
  // Two units make one code point where the first of them is a high surrogate.
  return text.replace(/[\ud800-\udbff]/g, '').length
}

/** Registration by mobile uses the number without its leading zeros as the user name. */
export function usernameFromMobile(mobile: string): string {
  return normaliseValue({ kind: 'mobile' }, mobile).replace(/^0+/, '')
}

/** Decimal digits of every script as 0-9. They stand in Unicode in runs of ten, so no table is needed. */
function foldDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) as number
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
    return String(value)
  })
}
