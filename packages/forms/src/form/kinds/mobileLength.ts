import type { PhoneCountry } from '@baize/ui'
import type { FieldProblem } from '../../compiler/index.ts'

/** The digits of its dial code. */
export const dialOf = ({ dialCode }: PhoneCountry) => dialCode.replace(/\D/g, '')

/** A number with too few or too many digits for its country: counted as the platform counts, without zeros before it. */
export function mobileLengthProblem(
  name: string,
  typed: string,
  country: PhoneCountry,
): FieldProblem | undefined {
  const dial = dialOf(country)
  const national = typed.replace(`+${dial}`, '')
  // The code of another country, or of none.
  if (/^\+\d+$/.test(national)) return { field: name, code: 'pattern', params: { patternId: 22 } }
  // What is no number, and what is empty, the rules judge.
  if (!/^\d+$/.test(national)) return undefined
  const { length } = national.replace(/^0+/, '')
  const { minLength: least = 1, maxLength: most = Math.max(least, length) } = country
  if (length >= least && length <= most) return undefined
  return { field: name, code: 'mobileLength', params: { dial, least, most } }
}
