import { tabStorage } from '@baize/i18n/storage'
import type { CompiledRules, FieldKind } from '../compiler/index.ts'
import type { FormValues } from './values.ts'

/** Kinds that are never kept: secrets, codes that do not live long, and what no storage holds. */
export const unkept: ReadonlySet<FieldKind> = new Set<FieldKind>(['password', 'code', 'captcha', 'images'])

/** How often all drafts were forgotten: a form that was on the page then keeps none any more. */
let forgotten = 0
export const draftsForgotten = (): number => forgotten

const place = (key: string) => `baize.draft.${key}` as const

/** Keeps a half-filled form over a reload, in this tab only. */
export function keepDraft(
  key: string,
  { fields }: CompiledRules,
  values: FormValues,
  untouched: FormValues,
): void {
  const kept = fields
    // Only what is another than at the start: that may come anew, with another link.
    .filter(({ name, kind }) => !unkept.has(kind) && values[name] !== untouched[name])
    .map(({ name }) => [name, values[name]])
  if (kept.length === 0) tabStorage.set(place(key), null)
  else tabStorage.write(place(key), Object.fromEntries(kept))
}

/** What was kept; only values that the form's fields can hold. */
export function readDraft(key: string, { fields }: CompiledRules): FormValues {
  return tabStorage.read(place(key), (found) => {
    const values = (found ?? {}) as Record<string, unknown>
    return Object.fromEntries(
      fields.flatMap(({ name, kind }) => {
        const value = values[name]
        const fits = kind === 'checkbox' ? typeof value === 'boolean' : typeof value === 'string'
        return fits && !unkept.has(kind) ? [[name, value as string | boolean]] : []
      }),
    )
  })
}

/** Forgets what was kept: the form has been accepted. */
export function dropDraft(key: string): void {
  tabStorage.set(place(key), null)
}

/** Forgets the drafts of all forms, also of those that are still on the page: the person has signed out. */
export function forgetDrafts(): void {
  forgotten++
  const beginning = place('')
  for (const key of tabStorage.keys())
    if (key.startsWith(beginning)) tabStorage.set(place(key.slice(beginning.length)), null)
}
