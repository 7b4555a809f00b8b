import { latinDigits } from '@baize/i18n/format'

/** A country whose numbers are taken. */
export interface PhoneCountry {
  /** ISO 3166 code, the country's name to machines: `KH`. */
  code: string
  /** What it is called, translated. */
  name: string
  /** The code that is dialled, with or without its plus: `+855`. */
  dialCode: string
  /** Fewest and most digits of a number after the dial code; zeros that are written before it do not count. */
  minLength?: number | undefined
  maxLength?: number | undefined
  /** A number as people there write it: `012 345 678`. */
  example?: string | undefined
}

/** A number as it was typed, and the country whose dial code precedes it. */
export interface PhoneValue {
  /** Code of the country: `KH`. */
  country: string
  /** Digits as typed, leading zeros included: `012345678`; the typed text where it is no number that can be taken. */
  number: string
}

/** The digits of a dial code. */
export function dialDigits(country: PhoneCountry): string {
  return latinDigits(country.dialCode).replace(/\D/g, '')
}

/** Whether a text has only what numbers are written with. What has more is not a number with something to leave out. */
export function isNumberLike(text: string): boolean {
  return /^[\p{Nd}\p{Cf}\p{Pd}\s+＋()（）[\].．/／\u2212]*$/u.test(text)
}

/** U+FF0B is the plus of East Asian keyboards. */
const plus = /[+＋]/u

/**
 * What people type or paste, as a number: digits of any script. A plus, or two zeros, and a dial code choose the
 * country, a plus also where it was pasted behind something. Nothing while the dial code is not whole, or is
 * unassigned, and where there is more than a number.
 */
export function readPhone(
  text: string,
  current: string,
  countries: readonly PhoneCountry[],
  whole = false,
): PhoneValue | undefined {
  if (!isNumberLike(text)) return undefined
  const plain = latinDigits(text)
  const at = plain.search(plus)
  const typed = plain.slice(Math.max(at, 0)).replace(/\D/g, '')
  const international = at >= 0 || typed.startsWith('00')
  if (!international) return { country: current, number: withoutDial(typed, current, countries) }
  const digits = at >= 0 ? typed : typed.slice(2)
  const country = countryOf(digits, current, countries)
  const mayGrow = !whole && countries.some((other) => isLonger(dialDigits(other), digits))
  if (!country || mayGrow) return undefined
  return { country: country.code, number: digits.slice(dialDigits(country).length) }
}

/** A number that begins with the country's dial code, without a plus, and is too long for one that does not. */
function withoutDial(digits: string, current: string, countries: readonly PhoneCountry[]): string {
  const country = countries.find(({ code }) => code === current)
  const dial = country ? dialDigits(country) : ''
  const { minLength = 0, maxLength } = country ?? {}
  if (dial === '' || maxLength === undefined || !digits.startsWith(dial)) return digits
  const rest = digits.slice(dial.length)
  const length = rest.replace(/^0+/, '').length
  return digits.length > maxLength && length >= minLength && length <= maxLength ? rest : digits
}

const isLonger = (dial: string, digits: string) => dial.length > digits.length && dial.startsWith(digits)

/** The country of an international number: the longest dial code, and the present country among equals. */
function countryOf(digits: string, current: string, countries: readonly PhoneCountry[]) {
  let best: PhoneCountry | undefined
  for (const country of countries) {
    const dial = dialDigits(country)
    if (dial === '' || !digits.startsWith(dial)) continue
    const length = best ? dialDigits(best).length : 0
    if (dial.length > length || (dial.length === length && country.code === current)) best = country
  }
  return best
}
