import { type CompiledRules, type FieldProblem, normaliseValue } from '../compiler/index.ts'

/** What a form holds while it is filled in: texts as typed, and boxes. */
export type FormValues = Record<string, string | boolean>

/** Why a form that was sent was not accepted. */
export interface SubmitRefusal {
  /** Problems of single fields; each stays until its field is changed. Those of fields that the form lacks are shown above it. */
  readonly problems?: readonly FieldProblem[]
  /** What is wrong with the whole, translated. */
  readonly formProblem?: string
}

/** The form's values as they are sent: normalised as they were checked, optional fields that are empty left out. */
export function wireValues({ fields }: CompiledRules, values: FormValues): FormValues {
  const wire: FormValues = {}
  for (const field of fields) {
    const value = values[field.name]
    if (field.kind === 'checkbox') wire[field.name] = value === true
    else if (typeof value === 'string') {
      const normalised = normaliseValue(field, value)
      if (normalised !== '') wire[field.name] = normalised
    }
  }
  return wire
}

/** Values a form starts with. */
export function startValues({ fields }: CompiledRules, given: FormValues = {}): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, given[name] ?? (kind === 'checkbox' ? false : '')]),
  )
}

/** Reads a refusal out of whatever a submit threw: an error of the client carries `problems`. */
export function refusalOf(error: unknown): SubmitRefusal {
  const problems: unknown = (error as { problems?: unknown } | null)?.problems
  return Array.isArray(problems) ? { problems: problems.filter(isProblem) } : {}
}

function isProblem(value: unknown): value is FieldProblem {
  const { field, code } = (value ?? {}) as Partial<FieldProblem>
  return typeof field === 'string' && typeof code === 'string'
}
