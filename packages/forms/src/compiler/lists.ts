import type { CompiledRules } from './compile.ts'
import type { FieldDescription } from './fields.ts'
import type { FieldProblem } from './problems.ts'

/** A list's name, the place of an entry from 0 on, and the name of a field in it: `tiers.0.rate`. */
const entryField = /^(\w+)\.(\d+)\.(.+)$/

/** Whether a field is among those to check; a list is with any field of its entries. */
export function isChecked(name: string, names: readonly string[] | undefined): boolean {
  return !names || names.some((each) => each === name || each.startsWith(`${name}.`))
}

/** The problems of a list's entries, under names such as `tiers.0.rate`. */
export function listProblems(
  { name, minCount = 0 }: FieldDescription,
  entry: CompiledRules,
  value: unknown,
  names: readonly string[] | undefined,
): FieldProblem[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const problems: FieldProblem[] = []
  if (isChecked(name, names) && entries.length < minCount) problems.push({ field: name, code: 'required' })
  for (const [index, values] of entries.entries()) {
    const prefix = `${name}.${index}.`
    const asked = names?.flatMap((each) => (each.startsWith(prefix) ? each.slice(prefix.length) : []))
    if (asked?.length === 0) continue
    const found = entry.check(isRecord(values) ? values : {}, asked)
    for (const problem of found) problems.push({ ...problem, field: prefix + problem.field })
  }
  return problems
}

/** The field of that name; of a list's entry under its whole name. */
export function fieldAt(fields: readonly FieldDescription[], name: string): FieldDescription | undefined {
  const found = fields.find((field) => field.name === name)
  if (found) return found
  const entry = entryOf(name)
  const list = entry && fields.find((each) => each.name === entry.list)
  const field = list?.fields?.find((each) => each.name === entry?.field)
  return field && { ...field, name }
}

/** All fields as they are filled in, in their order: a list is followed by the fields of each of its entries. */
export function filledFields(
  fields: readonly FieldDescription[],
  getValues: () => Readonly<Record<string, unknown>>,
): readonly FieldDescription[] {
  if (!fields.some((field) => field.fields)) return fields
  const values = getValues()
  return fields.flatMap((field) => {
    const entries = values[field.name]
    if (!field.fields || !Array.isArray(entries)) return field
    return [
      field,
      ...entries.flatMap((_, index) =>
        (field.fields ?? []).map((each) => ({ ...each, name: `${field.name}.${index}.${each.name}` })),
      ),
    ]
  })
}

export interface ListEntry {
  readonly list: string
  /** The place of the entry in its list, from 0 on. */
  readonly index: number
  /** The field's name in the entry. */
  readonly field: string
}

/** Which entry of which list a field is in. */
export function entryOf(name: string): ListEntry | undefined {
  const [, list, index, field] = entryField.exec(name) ?? []
  return list === undefined || field === undefined ? undefined : { list, index: Number(index), field }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
