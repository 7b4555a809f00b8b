import { draftPlace as place, tabStorage } from '@baize/i18n/storage'
import type { CompiledRules, FieldDescription, FieldKind } from '../compiler/index.ts'
import { differs, emptyEntry, type FormEntry, type FormValue, type FormValues } from './values.ts'

/** Kinds that are never kept: secrets, codes that do not live long, and what cannot be stored. */
export const unkept: ReadonlySet<FieldKind> = new Set<FieldKind>(['password', 'code', 'captcha', 'images'])

/** Keeps a half-filled form over a reload, in this tab only. */
export function keepDraft(
  key: string,
  { fields }: CompiledRules,
  values: FormValues,
  untouched: FormValues,
): void {
  const kept = fields
    // Only what is another than at the start: that may come anew, with another link.
    .filter(({ name, kind }) => !unkept.has(kind) && differs(values[name], untouched[name]))
    .map(({ name }) => [name, values[name]])
  if (kept.length === 0) dropDraft(key)
  else tabStorage.write(place(key), Object.fromEntries(kept))
}

/** What was kept; only values that the form's fields can hold. */
export function readDraft(key: string, { fields }: CompiledRules): FormValues {
  return tabStorage.read(place(key), (found) => {
    const values = (found ?? {}) as Record<string, unknown>
    return Object.fromEntries(
      fields.flatMap((field) => {
        const value = field.fields ? entriesOf(field.fields, values[field.name]) : values[field.name]
        return value !== undefined && fits(field, value) ? [[field.name, value as FormValue]] : []
      }),
    )
  })
}

function fits({ kind, fields }: FieldDescription, value: unknown): boolean {
  if (unkept.has(kind)) return false
  if (fields) return Array.isArray(value)
  return kind === 'checkbox' ? typeof value === 'boolean' : typeof value === 'string'
}

/** A list's entries as they were kept, with what their fields can hold. */
function entriesOf(fields: readonly FieldDescription[], value: unknown): readonly FormEntry[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map((kept: unknown) => {
    const values = (kept ?? {}) as Record<string, unknown>
    const held = fields.filter((field) => fits(field, values[field.name]))
    return {
      ...emptyEntry(fields),
      ...Object.fromEntries(held.map(({ name }) => [name, values[name] as string | boolean])),
    }
  })
}

/** Forgets what was kept: the form has been accepted. */
export function dropDraft(key: string): void {
  tabStorage.set(place(key), null)
}
