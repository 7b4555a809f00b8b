import type { FieldKind } from './fields.ts'

/** Longest value, in code points, that any field takes, whatever its rule says. */
export const MAX_LENGTH = 2000

interface OfKind {
  readonly kind: FieldKind
}

/** Length as rules, counters and messages count it: code points of the NFC form. */
export function codePointLength(text: string): number {
  return [...text.normalize('NFC')].length
}

/** Kinds whose value is typed in groups and read back digit by digit; the last three hold one number. */
const folded: readonly FieldKind[] = ['code', 'captcha', 'date', 'mobile', 'amount', 'number', 'rate']

/**
 * Whether a text is normal already, whatever the policy does with its kind, and has as many characters as units.
 * Most of what is typed is; this spares it the policy.
 */
export function plainReader({ kind }: OfKind): (text: string) => boolean {
  const place = folded.indexOf(kind)
  return (text) => {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code > 0x20 && code < 0x7f) {
        // Signs that numbers may be grouped by: % & ' ( ) * , - .
        if (place > 2 && code > 0x24 && code < 0x2f && code !== 0x2b) return false
      } else if (code === 0x20) {
        if (place >= 0 || at === 0 || at === text.length - 1) return false
      } else if (!isUnchanged(code) && (place >= 0 || !isWide(code))) return false
    }
    return text !== ''
  }
}

/** Letters beyond ASCII that no policy changes: Latin, Thai and Khmer (without what can trade places), Vietnamese, kana, Han, Hangul. */
function isUnchanged(code: number): boolean {
  if (code > 0x3040) {
    if (code < 0x30fd) return code < 0x3097 || code > 0x30a0
    return code > 0xabff ? code < 0xd7a4 : code > 0x4dff && code < 0xa000
  }
  if (code > 0x177f) return code < 0x17d3 ? (code | 1) !== 0x17b5 : code > 0x1e9f && code < 0x1efa
  if (code > 0xe00) return code < 0xe38 ? code !== 0xe33 : code > 0xe3f && code < 0xe48
  return code > 0xbf && code < 0x132
}

/** Full-width signs, which only numbers and codes fold. */
function isWide(code: number): boolean {
  return code > 0x3000 ? code < 0x302a || (code > 0xff00 && code < 0xff9e) : false
}

/**
 * The one policy for what a typed text means: what is checked, counted and sent. Doing it twice changes nothing.
 * Passwords: NFC. Every other text: no marks that turn the direction of writing, NFC, no white space at the ends; one
 * line, or several with `\n` between them; nothing at all when nobody could see it. Numbers and codes: digits of any
 * script and width become 0-9, and spaces, invisible characters and (mobile numbers) dashes, dots and brackets go.
 */
export function normaliseValue(field: OfKind, text: string): string {
  const { kind } = field
  if (text.length > MAX_LENGTH * 4 || plainReader(field)(text)) return text
  if (kind === 'password') return text.normalize('NFC')
  if (text.trim() === '') return ''
  const place = folded.indexOf(kind)
  if (place >= 0) {
    let plain = foldDigits(text.replace(/\p{Cf}/gu, '').normalize('NFKC')).replace(/\s/g, '')
    if (kind === 'mobile') plain = plain.replace(/[-.()\u2010-\u2015]/g, '')
    if (kind === 'rate') plain = plain.replace(/[%\u066a]+$/, '')
    return (place > 3 ? plainNumber(plain) : plain).normalize('NFC')
  }
  const lines =
    kind === 'longText' ? text.replace(/\r\n?/g, '\n') : text.replace(/[\t-\r\x85\u2028\u2029]+/g, ' ')
  const read = lines
    .replace(/\p{Bidi_C}/gu, '')
    .normalize('NFC')
    .trim()
  return /[^\p{DI}\s]/u.test(read) ? read : ''
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
