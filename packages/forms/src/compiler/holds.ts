import type { FieldDescription } from './fields.ts'
import { normaliseValue } from './text.ts'

/** Whether a field is part of its form as it is filled in: shown, checked and sent. */
export function holds({ when }: FieldDescription, values: Readonly<Record<string, unknown>>): boolean {
  return !when || when.is.includes(readValue(when.of, values))
}

/** The normalised value of a field; empty while it is not part of the form, and `true` or `false` of a box. */
export function readValue(field: FieldDescription, values: Readonly<Record<string, unknown>>): string {
  const value = holds(field, values) ? values[field.name] : undefined
  if (field.kind === 'checkbox') return String(value === true)
  return typeof value === 'string' ? normaliseValue(field, value) : ''
}

/** Names of the fields that a field's rules look at. */
export function looksAt({ equals, unlike, atMost, when }: FieldDescription): string[] {
  const names = [equals, unlike, atMost].filter((name) => name !== undefined)
  for (let at = when; at; at = at.of.when) names.push(at.field)
  return names
}
