import { codePointLength, type FieldDescription, normaliseValue } from '../../compiler/index.ts'

/** What a password must have, by a word for it. */
export type PasswordPart =
  | 'length'
  | 'upper'
  | 'lower'
  | 'letter'
  | 'digit'
  | 'sign'
  | 'letterFirst'
  | 'noSpace'

const tests: Readonly<Record<Exclude<PasswordPart, 'length'>, RegExp>> = {
  upper: /[A-Z]/,
  lower: /[a-z]/,
  letter: /[A-Za-z]/,
  digit: /[0-9]/,
  sign: /[!-/:-@[-`{-~]/,
  letterFirst: /^[A-Za-z]/,
  noSpace: /^\P{White_Space}+$/u,
}

/** The parts that each of the 24 patterns requires, where it has parts. */
const partsOfPattern: Readonly<Record<number, readonly Exclude<PasswordPart, 'length'>[]>> = {
  2: ['letterFirst'],
  6: ['letter', 'digit'],
  8: ['upper'],
  10: ['noSpace'],
  16: ['upper', 'lower'],
  17: ['sign'],
  18: ['upper', 'lower', 'digit', 'sign'],
}

/** What a value of the field must have, in the order of a checklist, and whether the typed one has it. */
export function passwordParts(
  field: FieldDescription,
  typed: string,
): readonly { readonly part: PasswordPart; readonly met: boolean }[] {
  const value = normaliseValue(field, typed)
  const { min = 1, max, patternId = 1 } = field
  const length = codePointLength(value)
  const parts = (partsOfPattern[patternId] ?? []).map((part) => ({ part, met: tests[part].test(value) }))
  if (field.min === undefined && max === undefined) return parts
  return [{ part: 'length', met: length >= min && (max === undefined || length <= max) }, ...parts]
}
