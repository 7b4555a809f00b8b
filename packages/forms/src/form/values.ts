import type { ChosenImage } from '@baize/ui'
import {
  type CompiledRules,
  type FieldDescription,
  type FieldProblem,
  holds,
  normaliseValue,
} from '../compiler/index.ts'

/** An image of a form: chosen, on its way, or kept by the platform under an id. */
export interface FormImage extends ChosenImage {
  /** What the platform calls it, once it was sent. */
  readonly sentId?: string | undefined
}

/** One entry of a list, such as a tier of a contract. */
export type FormEntry = Readonly<Record<string, string | boolean>>

/** A form's values while it is filled in: texts as typed, boxes, images, lists. */
export type FormValue = string | boolean | readonly FormImage[] | readonly FormEntry[]
export type FormValues = Record<string, FormValue>

/** What a form sends: texts as they were checked, boxes, ids of images, lists. */
export type SentValues = Record<string, string | boolean | readonly string[] | readonly FormEntry[]>

/** Why a form that was sent was not accepted. */
export interface SubmitRefusal {
  /** Problems of single fields; each stays until its field is changed. Those of fields that the form lacks are shown above it. */
  readonly problems?: readonly FieldProblem[]
  /** What is wrong with the whole, translated. */
  readonly formProblem?: string
}

/** The form's values as they are sent: normalised as they were checked, optional fields that are empty left out. */
export function wireValues({ fields }: Pick<CompiledRules, 'fields'>, values: FormValues): SentValues {
  const wire: SentValues = {}
  for (const field of fields) {
    const value = values[field.name]
    if (!holds(field, values)) continue
    if (field.kind === 'checkbox') wire[field.name] = value === true
    else if (field.fields) wire[field.name] = sentEntries(field.fields, value)
    else if (typeof value === 'string') {
      const normalised = normaliseValue(field, value)
      if (normalised !== '') wire[field.name] = normalised
    } else if (Array.isArray(value)) wire[field.name] = sentIds(value as readonly FormImage[])
  }
  return wire
}

function sentEntries(fields: CompiledRules['fields'], entries: FormValue | undefined): readonly FormEntry[] {
  return Array.isArray(entries)
    ? entries.map((entry) => wireValues({ fields }, entry as FormValues) as FormEntry)
    : []
}

function sentIds(images: readonly FormImage[]): readonly string[] {
  return images.flatMap(({ sentId }) => sentId ?? [])
}

/** Values a form starts with. */
export function startValues({ fields }: Pick<CompiledRules, 'fields'>, given: FormValues = {}): FormValues {
  const empty = fields.map((field) => [field.name, emptyValue(field)])
  return { ...Object.fromEntries(empty), ...given }
}

function emptyValue({ kind, fields = [], minCount = 0 }: FieldDescription): FormValue {
  if (kind === 'checkbox') return false
  if (kind === 'images') return []
  return kind === 'list' ? Array.from({ length: minCount }, () => emptyEntry(fields)) : ''
}

/** Whether two values differ; lists and problems by what is in them. */
export function differs(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other)
}

/** An entry that is added to a list. */
export function emptyEntry(fields: readonly FieldDescription[]): FormEntry {
  return startValues({ fields }) as FormEntry
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
