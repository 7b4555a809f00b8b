import { normaliseValue } from '@baize/forms/compiler'
import { Refusal } from '../http/refusal.ts'
import type { CodeSettings } from './settings.ts'

/**
 * First digits of a country's mobile numbers after its dial code, and how many digits they have: a number that is not
 * mobile may be charged at a premium.
 */
const mobiles: Readonly<Record<string, { first: string; min: number; max: number }>> = {
  '60': { first: '1', min: 9, max: 10 },
  '62': { first: '8', min: 9, max: 12 },
  '63': { first: '9', min: 10, max: 10 },
  '65': { first: '89', min: 8, max: 8 },
  '66': { first: '689', min: 9, max: 9 },
  '84': { first: '35789', min: 9, max: 9 },
  '86': { first: '1', min: 11, max: 11 },
  '95': { first: '9', min: 8, max: 10 },
  '855': { first: '136789', min: 8, max: 9 },
  '856': { first: '2', min: 9, max: 10 },
}

/** A number with its dial code, `+85512345678`; null where it is no mobile number of a country that is sent codes. */
export function internationalNumber(
  { countries }: CodeSettings,
  mobileNum: string,
  countryDialingCode?: string,
): string | null {
  const typed = normaliseValue({ kind: 'mobile' }, mobileNum)
  const [first = ''] = countries
  const dial = normaliseValue({ kind: 'mobile' }, countryDialingCode ?? '').replace(/^\+?0*/, '') || first
  if (!countries.includes(dial)) return null
  const known = mobiles[dial]
  if (!known) return null
  // With its dial code it begins with a plus, with two zeros, or with neither where it would be too long without one.
  const [, prefix = '', rest = ''] = /^(\+|00)?(.*)$/s.exec(typed) ?? []
  const readings = [rest.startsWith(dial) ? rest.slice(dial.length) : '', prefix === '+' ? '' : typed]
  const national = (prefix ? readings : readings.toReversed())
    .map((digits) => digits.replace(/^0+/, ''))
    .find(
      (digits) =>
        /^[0-9]+$/.test(digits) &&
        digits.length >= known.min &&
        digits.length <= known.max &&
        known.first.includes(digits.charAt(0)),
    )
  return national === undefined ? null : `+${dial}${national}`
}

/** The same, or the problem at the field that it was typed in. */
export function requireNumber(
  settings: CodeSettings,
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode?: string | undefined },
  field = 'mobileNum',
): string {
  const number = internationalNumber(settings, mobileNum, countryDialingCode)
  if (number) return number
  throw new Refusal('invalidFields', {
    problems: [{ field, code: mobileNum.trim() ? 'pattern' : 'required' }],
  })
}

/** An e-mail address as it is compared. */
export const mailKey = (email: string): string => normaliseValue({ kind: 'email' }, email).toLowerCase()

/** The block of ten thousand numbers that a number is in: SMS pumping uses numbers side by side. */
export const prefixOf = (number: string): string => number.slice(0, -4)

/** `+855 ··· 678` */
export const numberHint = (number: string): string => `${number.slice(0, 4)} ··· ${number.slice(-3)}`

/** `so···@example.com` */
export function mailHint(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, Math.min(2, Math.max(1, name.length - 1)))}···@${host}`
}
