import type { Accepted } from './accepted.ts'
import type { FieldDescription } from './fields.ts'
import type { FieldProblem, ProblemCode } from './problems.ts'
import { characters, MAX_LENGTH, normaliseValue, plainEnough } from './text.ts'

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
  /** Judges a list by its length; without it a list is no value. */
  readonly list?: (length: number) => Verdict
}

/** The check of one field. `accepted` is asked for when the first value gets that far. */
export function fieldCheck(field: FieldDescription, accepted: () => Accepted, limits: Limits): FieldCheck {
  const { name, kind, required, min = 1, max = MAX_LENGTH, patternId } = field
  const problem = (code: ProblemCode, more?: Record<string, string | number>): FieldProblem => {
    const params: Record<string, string | number> = { ...more }
    if (patternId !== undefined) params.patternId = patternId
    if (field.min !== undefined) params.min = field.min
    if (field.max !== undefined) params.max = field.max
    return { field: name, code, params }
  }
  const told = (verdict: Verdict) => verdict && problem(...verdict)
  const absent = (): FieldProblem | undefined => (required ? problem('required') : undefined)

  if (kind === 'checkbox') {
    return (values) =>
      required && values[name] !== true ? problem(name === 'terms' ? 'terms' : 'required') : undefined
  }
  const { text, alone, list } = limits
  let read: Accepted | undefined
  const accept = (value: string) => {
    read ??= accepted()
    return read(value)
  }
  const plain = plainEnough(field)
  return (values) => {
    const raw = values[name]
    // Most values are as the policy would leave them, and accepted: one look at each character says both.
    if (typeof raw === 'string' && !text && raw.length >= min && raw.length <= max) {
      const { matches, rank } = accept(raw)
      if (matches && rank >= plain && raw[0] !== ' ' && raw[raw.length - 1] !== ' ') return undefined
    }
    if (raw === undefined || raw === null || raw === '') return absent()
    if (typeof raw !== 'string') {
      if (!list || !Array.isArray(raw)) return problem('characters')
      return raw.length > 0 ? told(list(raw.length)) : absent()
    }
    if (raw.length > MAX_LENGTH * 4) return problem('tooLong', { max })
    const value = normaliseValue(field, raw)
    if (value === '') return absent()
    const length = characters(value)
    if (length < 0) return problem('characters')
    if (alone) return told(text?.(value, values))
    if (length < min) return problem('tooShort', { length })
    if (length > max) return problem('tooLong', { max })
    const verdict = text?.(value, values)
    if (verdict) return told(verdict)
    return accept(value).matches ? undefined : problem('pattern')
  }
}
