import { type FieldDescription, knownFields } from '../compiler/fields.ts'

/** What a part of a long form is about. `end` has no heading: captcha and terms. */
export type FieldGroup = 'account' | 'person' | 'contact' | 'invitation' | 'more' | 'end'

/** More fields than this, captcha and terms not counted, are shown in groups with headings. */
const UNGROUPED = 8

const order = Object.keys(knownFields)
/** The last field of each group, in the compiler's order. */
const last: readonly (readonly [field: string, group: FieldGroup])[] = [
  ['paymentPassword', 'account'],
  ['bankAccountNumber', 'person'],
  ['zalo', 'contact'],
  ['recommenderId', 'invitation'],
  ['domain', 'more'],
  ['terms', 'end'],
]

function groupOf(name: string): FieldGroup {
  const at = order.indexOf(name)
  const found = last.find(([field]) => at <= order.indexOf(field))
  return at < 0 || !found ? 'more' : found[1]
}

/** Whether a field is at the end of the form, after all others: captcha and terms. */
export const isAtEnd = ({ name }: Pick<FieldDescription, 'name'>): boolean => groupOf(name) === 'end'

/** The fields in their order, in parts of what belongs together; one part without a heading where they are few. */
export function groupFields(
  fields: readonly FieldDescription[],
): readonly { readonly group: FieldGroup; readonly fields: readonly FieldDescription[] }[] {
  if (fields.length === 0) return []
  const asked = fields.filter((field) => !isAtEnd(field))
  if (asked.length <= UNGROUPED) return [{ group: 'end', fields }]
  const groups: { group: FieldGroup; fields: FieldDescription[] }[] = []
  for (const field of fields) {
    const group = groupOf(field.name)
    const open = groups.at(-1)
    if (open?.group === group) open.fields.push(field)
    else groups.push({ group, fields: [field] })
  }
  return groups
}
