import type { Accepted } from './accepted.ts'
import type { FieldDescription } from './fields.ts'
import type { FieldProblem, ProblemCode } from './problems.ts'
import { characters, MAX_LENGTH, normaliseValue } from './text.ts'

export type Values = Readonly<Record<string, unknown>>

/** Answers the first problem of one field. */
export type FieldCheck = (values: Values) => FieldProblem | undefined

/** What is wrong with a value, if anything. */
export type Verdict =
  | readonly [code: ProblemCode, params?: Readonly<Record<string, string | number>>]
  | undefined

/** What is asked of a value beyond its characters. */
export interface Limits {
  /** Judges a normalised text. */
  readonly text?: (value: string, values: Values) => Verdict
  /** Length and pattern are not asked for: `text` says all. */
  readonly alone?: boolean
  /** Judges what is no text; without it that is no value. */
  readonly other?: (value: unknown) => Verdict
}

/** The check of one field. `read` is asked about values that get that far. */
export function fieldCheck(field: FieldDescription, read: Accepted, limits: Limits): FieldCheck {
  const { name, kind, required, min = 1, max = MAX_LENGTH } = field
  const { text, alone, other } = limits
  const limit: Record<string, number> = {}
  for (const key of ['patternId', 'min', 'max'] as const) {
    const value = field[key]
    if (value !== undefined) limit[key] = value
  }
  const problem = (code: ProblemCode, more?: FieldProblem['params']): FieldProblem => ({
    field: name,
    code,
    params: { ...more, ...limit },
  })
  const told = (verdict: Verdict) => verdict && problem(...verdict)
  const absent = () => (required ? problem(name === 'terms' ? name : 'required') : undefined)
  if (kind === 'checkbox') return (values) => (values[name] === true ? undefined : absent())

  return (values) => {
    const raw = values[name]
    if (typeof raw !== 'string') {
      if (raw === undefined || raw === null) return absent()
      return other ? told(other(raw)) : problem('characters')
    }
    // Most values are as the policy would leave them, and accepted: one look at each character says both.
    if (!text && raw.length >= min && raw.length <= max && raw[0] !== ' ' && raw[raw.length - 1] !== ' ') {
      const { matches, plain } = read(raw)
      if (matches && plain) return undefined
    }
    if (raw.length > MAX_LENGTH * 4) return problem('tooLong', { max })
    const value = normaliseValue(field, raw)
    if (value === '') return absent()
    const length = characters(value)
    if (length < 0) return problem('characters')
    if (!alone) {
      if (length < min) return problem('tooShort', { length })
      if (length > max) return problem('tooLong', { max })
    }
    const verdict = text?.(value, values)
    if (verdict) return told(verdict)
    return alone || read(value).matches ? undefined : problem('pattern')
  }
}

/** A repeated value is compared; its length and pattern are those of the first. */
export function repeats(
  first: FieldDescription,
  read: (field: FieldDescription, values: Values) => string,
): Limits {
  return { text: (value, values) => (read(first, values) === value ? undefined : ['mismatch']), alone: true }
}
