import type { Reader } from './accepted.ts'
import type { FieldDescription } from './fields.ts'
import type { FieldProblem, ProblemCode } from './problems.ts'
import { characters, MAX_LENGTH, normaliseValue } from './text.ts'

export type Values = Readonly<Record<string, unknown>>

/** Returns the first problem of one field. */
export type FieldCheck = (values: Values) => FieldProblem | undefined

/** What is wrong with a value, if anything. */
export type Verdict =
  | readonly [code: ProblemCode | (string & {}), params?: Readonly<Record<string, string | number>>]
  | undefined

/** What is asked of a value beyond its characters. */
export interface Limits {
  /** Judges a normalised text. */
  readonly text?: (value: string, values: Values) => Verdict
  /** Length and pattern are not checked: `text` decides. */
  readonly alone?: boolean
  /** Judges what is no text; without it that is no value. */
  readonly other?: (value: unknown) => Verdict
}

/** The check of one field. `reader` is asked about values that get that far. */
export function fieldCheck(field: FieldDescription, reader: Reader, limits: Limits): FieldCheck {
  const { name, kind, required, min = 1, max = MAX_LENGTH } = field
  const { text, alone, other } = limits
  const limit: Record<string, number> = {}
  for (const key of ['patternId', 'min', 'max'] as const) {
    const value = field[key]
    if (value !== undefined) limit[key] = value
  }
  const told = (verdict: Verdict): FieldProblem | undefined => {
    if (!verdict) return undefined
    const [code, params] = verdict
    return { field: name, code, params: { ...params, ...limit } }
  }
  const absent: Verdict = required ? [name === 'terms' ? name : 'required'] : undefined
  if (kind === 'checkbox') return (values) => told(values[name] === true ? undefined : absent)

  const judge = (raw: unknown, values: Values): Verdict => {
    if (raw === undefined || raw === null) return absent
    if (typeof raw !== 'string') return other ? other(raw) : ['characters']
    if (raw.length > MAX_LENGTH * 4) return ['tooLong', { max }]
    const value = normaliseValue(field, raw)
    if (value === '') return absent
    const length = characters(value)
    if (length < 0) return ['characters']
    if (!alone && length < min) return ['tooShort', { length }]
    if (!alone && length > max) return ['tooLong', { max }]
    return text?.(value, values) ?? (alone || reader.read(value).matches ? undefined : ['pattern'])
  }
  return (values) => {
    const raw = values[name]
    // Most values are as the policy would leave them, and accepted: one look at each character says both.
    if (!text && typeof raw === 'string' && raw.length >= min && raw.length <= max) {
      const { matches, plain } = reader.read(raw)
      if (matches && plain) return undefined
    }
    return told(judge(raw, values))
  }
}

/** A repeated value is compared; its length and pattern are those of the first. */
export function repeats(
  first: FieldDescription,
  read: (field: FieldDescription, values: Values) => string,
): Limits {
  return {
    text: (value, values) =>
      read(first, values) === normaliseValue(first, value) ? undefined : ['mismatch'],
    alone: true,
  }
}
