import type { WireFieldProblem } from '@baize/api/contract'
import type * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

const maxProblems = 40

/** Checks a part of the request against its definition; refuses with a problem for each field that does not fit. */
export function parsePart<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const text = textProblems(value)
  if (text.length > 0) throw new Refusal('invalidFields', { problems: text })
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.flatMap((issue) => issueProblems(issue, value)).slice(0, maxProblems)
  throw new Refusal('invalidFields', { problems })
}

type Issue = z.core.$ZodIssue

function issueProblems(issue: Issue, value: unknown): WireFieldProblem[] {
  const field = fieldName(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: fieldName([...issue.path, key]), code: 'unknownField' }))
    case 'invalid_type':
      return [{ field, code: valueAt(value, issue.path) === undefined ? 'required' : 'type' }]
    case 'too_big':
      return [
        {
          field,
          code: issue.origin === 'string' ? 'tooLong' : 'tooHigh',
          params: { max: Number(issue.maximum) },
        },
      ]
    case 'too_small':
      return [
        {
          field,
          code: issue.origin === 'string' ? 'tooShort' : 'tooLow',
          params: { min: Number(issue.minimum) },
        },
      ]
    case 'invalid_value':
    case 'invalid_union':
      return [{ field, code: valueAt(value, issue.path) === undefined ? 'required' : 'choice' }]
    default:
      return [{ field, code: 'pattern' }]
  }
}

/** Text that no database column or page can contain: NUL and halves of surrogate pairs, in values and in names. */
function textProblems(value: unknown, path: readonly PropertyKey[] = []): WireFieldProblem[] {
  if (typeof value === 'string') return sound(value) ? [] : [{ field: fieldName(path), code: 'characters' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .flatMap(([key, part]) =>
      sound(key)
        ? textProblems(part, [...path, key])
        : [{ field: fieldName([...path, key]), code: 'characters' }],
    )
    .slice(0, maxProblems)
}

const sound = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const fieldName = (path: readonly PropertyKey[]): string =>
  path.map(String).join('.').slice(0, 100).toWellFormed()

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return at
}

/** The query as an object; a name that occurs twice is refused rather than guessed at. */
export function queryValues(search: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of search) {
    if (Object.hasOwn(values, name)) {
      throw new Refusal('invalidFields', { problems: [{ field: fieldName([name]), code: 'repeated' }] })
    }
    values[name] = value
  }
  return values
}
