import type { FieldKind } from '../compiler/fields.ts'
import { compileFields, type FieldRule, type RuleReport } from '../compiler/index.ts'
import type { FieldLook } from '../form/kinds/look.ts'
import { above, units } from '../money/money.ts'
import { DETAIL, type DepositField } from './deposit.ts'

/** Kinds that a method may use. Secrets and captchas are not the server's to invent here. */
const kinds: ReadonlySet<string> = new Set<FieldKind>([
  'text',
  'longText',
  'email',
  'mobile',
  'date',
  'amount',
  'number',
  'rate',
  'select',
  'choice',
  'checkbox',
])
/** What the platform takes of a kind where its description names no pattern. */
const defaultPattern: Partial<Record<FieldKind, string>> = { mobile: '^\\+?[0-9]+$' }
const MOST_FIELDS = 40
const MOST_OPTIONS = 500

export interface MethodFields {
  readonly fields: readonly FieldRule[]
  readonly looks: Readonly<Record<string, FieldLook>>
  /** What could not be used as it was. */
  readonly report: readonly RuleReport[]
}

/** A method's own fields, made harmless: whatever the server sent, the form renders and the report says what was wrong. */
export function methodFields(given: unknown): MethodFields {
  const fields: FieldRule[] = []
  const looks: Record<string, FieldLook> = {}
  const report: RuleReport[] = []
  if (given === undefined || given === null) return { fields, looks, report }
  const note = (field: string, reason: string, effect: RuleReport['effect'] = 'disabled') =>
    report.push({ field: field.slice(0, 60), effect, part: 'field', reason })
  if (!Array.isArray(given)) note('', 'notAList')
  for (const field of Array.isArray(given) ? (given as unknown[]) : []) {
    const name = textOf((field as DepositField | null)?.name) ?? ''
    if (!/^[A-Za-z]\w{0,39}$/.test(name)) note(name, 'badName')
    else if (DETAIL + name in looks) note(name, 'twice')
    else if (fields.length >= MOST_FIELDS) {
      note(name, 'tooManyFields')
      break
    } else {
      const one = readField(field as DepositField, (reason, effect) => note(name, reason, effect))
      fields.push(one.rule)
      looks[one.rule.name] = one.look
    }
  }
  for (const each of compileFields(fields).report)
    report.push({ ...each, field: each.field.slice(DETAIL.length) })
  return { fields, looks, report }
}

function readField(
  field: DepositField,
  note: (reason: string, effect?: RuleReport['effect']) => void,
): { rule: FieldRule; look: FieldLook } {
  const options = optionsOf(field.options)
  const known = kinds.has(field.kind ?? 'text')
  if (!known) note('unknownKind', 'translated')
  const kind = known ? ((field.kind ?? 'text') as FieldKind) : 'text'
  const chosen = kind === 'select' || kind === 'choice'
  if (chosen && options.length === 0) note('noOptions', 'translated')
  const { acceptedPattern = defaultPattern[kind], patternId, minLength, maxLength } = field
  const hint = textOf(field.hint, 500)
  const lang = textOf(field.language, 24)
  return {
    rule: {
      name: DETAIL + field.name,
      kind,
      required: field.required === true,
      ...(typeof acceptedPattern === 'string' ? { acceptedPattern } : {}),
      ...(typeof patternId === 'number' ? { patternId } : {}),
      ...(typeof minLength === 'number' ? { minLength } : {}),
      ...(typeof maxLength === 'number' ? { maxLength } : {}),
      ...boundsOf(field, note),
      ...(chosen && options.length > 0 ? { options: options.map(({ value }) => value) } : {}),
    },
    look: {
      label: textOf(field.label, 200) ?? field.name,
      ...(hint === undefined ? {} : { hint }),
      ...(lang === undefined ? {} : { lang }),
      ...(options.length > 0 ? { options } : {}),
    },
  }
}

/** The lowest and the highest that can be used; a pair that leaves nothing between is left out. */
function boundsOf(field: DepositField, note: (reason: string) => void): Partial<FieldRule> {
  const bounds: Partial<FieldRule> = {
    ...(units(textOf(field.minAmount)) === undefined ? {} : { minAmount: field.minAmount }),
    ...(units(textOf(field.maxAmount)) === undefined ? {} : { maxAmount: field.maxAmount }),
    ...(Number.isSafeInteger(field.minNumber) ? { minNumber: field.minNumber } : {}),
    ...(Number.isSafeInteger(field.maxNumber) ? { maxNumber: field.maxNumber } : {}),
    ...(isDay(field.minDate) ? { minDate: field.minDate } : {}),
    ...(isDay(field.maxDate) ? { maxDate: field.maxDate } : {}),
  }
  const { minNumber, maxNumber, minDate = '', maxDate = '9999' } = bounds
  const empty =
    above(bounds.minAmount, bounds.maxAmount) ||
    (minNumber !== undefined && maxNumber !== undefined && minNumber > maxNumber) ||
    minDate > maxDate
  if (!empty) return bounds
  note('minAboveMax')
  return {}
}

function optionsOf(given: unknown): { value: string; label: string }[] {
  const list: unknown[] = Array.isArray(given) ? given.slice(0, MOST_OPTIONS) : []
  const seen = new Set<string>()
  return list.flatMap((each) => {
    const value = textOf((each as { value?: unknown } | null)?.value)
    if (!value || seen.has(value)) return []
    seen.add(value)
    return [{ value, label: textOf((each as { label?: unknown }).label, 200) ?? value }]
  })
}

function isDay(day: unknown): boolean {
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)
}

function textOf(text: unknown, most = 200): string | undefined {
  return typeof text === 'string' && text !== '' ? text.slice(0, most) : undefined
}
