import type { FieldKind } from './fields.ts'

/** Longest value, in code points, that any field takes, whatever its rule says. */
export const MAX_LENGTH = 2000

/** Length as rules, counters and messages count it: code points of the NFC form. */
export function codePointLength(text: string): number {
  let length = 0
  for (const _ of text.normalize('NFC')) length++
  return length
}

/** What is normal already, whatever the policy does, and has as many characters as units: most of what is typed. */
export function plainText({ kind }: { readonly kind: FieldKind }): RegExp {
  return kind === 'mobile' || kind === 'amount' ? unpunctuated : visible
}
const visible = /^[!-~]+$/
const unpunctuated = /^[+\d]+$/

/** Kinds whose value is typed in groups and read back digit by digit. */
const folded: ReadonlySet<FieldKind> = new Set<FieldKind>(['mobile', 'code', 'captcha', 'amount', 'date'])

/**
 * The one policy for what a typed text means: what is checked, counted and sent.
 * Every text: NFC. All but passwords: no white space at the ends. Numbers and codes: digits of any script and
 * width become 0-9, and spaces, invisible characters and (mobile numbers) dashes, dots and brackets go.
 */
export function normaliseValue(field: { readonly kind: FieldKind }, text: string): string {
  const { kind } = field
  if (text.length > MAX_LENGTH * 4 || plainText(field).test(text)) return text
  if (kind === 'password') return composed(text)
  if (!folded.has(kind)) return composed(text).trim()
  const plain = foldDigits(text.normalize('NFKC')).replace(/[\s\p{Cf}]/gu, '')
  if (kind === 'mobile') return plain.replace(/[-.()\u2010-\u2015]/g, '')
  return kind === 'amount' ? plain.replaceAll(',', '') : plain
}

/** The NFC form. What has nothing above U+02FF is in it already. */
function composed(text: string): string {
  return /[^\0-\u02FF]/.test(text) ? text.normalize('NFC') : text
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
