import type { ChosenImage } from '@baize/ui'
import { type CompiledRules, type FieldProblem, holds, normaliseValue } from '../compiler/index.ts'

/** A picture of a form: chosen, on its way, or kept by the platform under an id. */
export interface FormImage extends ChosenImage {
  /** What the platform calls it, once it was sent. */
  readonly sentId?: string | undefined
}

/** What a form holds while it is filled in: texts as typed, boxes, pictures. */
export type FormValue = string | boolean | readonly FormImage[]
export type FormValues = Record<string, FormValue>

/** What a form sends: texts as they were checked, boxes, ids of pictures. */
export type SentValues = Record<string, string | boolean | readonly string[]>

/** Why a form that was sent was not accepted. */
export interface SubmitRefusal {
  /** Problems of single fields; each stays until its field is changed. Those of fields that the form lacks are shown above it. */
  readonly problems?: readonly FieldProblem[]
  /** What is wrong with the whole, translated. */
  readonly formProblem?: string
}

/** The form's values as they are sent: normalised as they were checked, optional fields that are empty left out. */
export function wireValues({ fields }: CompiledRules, values: FormValues): SentValues {
  const wire: SentValues = {}
  for (const field of fields) {
    const value = values[field.name]
    if (!holds(field, values)) continue
    if (field.kind === 'checkbox') wire[field.name] = value === true
    else if (typeof value === 'string') {
      const normalised = normaliseValue(field, value)
      if (normalised !== '') wire[field.name] = normalised
    } else if (Array.isArray(value)) wire[field.name] = sentIds(value)
  }
  return wire
}

function sentIds(images: readonly FormImage[]): readonly string[] {
  return images.flatMap(({ sentId }) => sentId ?? [])
}

/** Values a form starts with. */
export function startValues({ fields }: CompiledRules, given: FormValues = {}): FormValues {
  const empty = fields.map(({ name, kind }) => [
    name,
    kind === 'checkbox' ? false : kind === 'images' ? [] : '',
  ])
  return { ...Object.fromEntries(empty), ...given }
}

/** Reads a refusal out of whatever a submit threw: an error of the client carries `problems`. */
export function refusalOf(error: unknown): SubmitRefusal {
  const problems: unknown = (error as { problems?: unknown } | null)?.problems
  return Array.isArray(problems) ? { problems: problems.filter(isProblem) } : {}
}

/** The refusal of what was thrown, where it names fields; anything else is thrown on. */
export function namedRefusal(error: unknown): SubmitRefusal {
  const refusal = refusalOf(error)
  if (!refusal.problems?.length) throw error
  return refusal
}

function isProblem(value: unknown): value is FieldProblem {
  const { field, code } = (value ?? {}) as Partial<FieldProblem>
  return typeof field === 'string' && typeof code === 'string'
}
