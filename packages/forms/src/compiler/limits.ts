import { type FieldCheck, type Limits, repeats, type Values, type Verdict } from './check.ts'
import type { Find, Ties } from './compile.ts'
import type { Condition, FieldDescription, FieldKind, KindRules } from './fields.ts'
import { holds, looksAt, readValue } from './holds.ts'
import type { FieldRule } from './rules.ts'

/** What a hand-declared form may require beyond the platform's rules. */
export const handTies: Ties = { describe, within, looksAt, limits }

function limits(field: FieldDescription, find: Find): Limits {
  const { kind, options } = field
  const first = find(field.equals)
  if (first) return repeats(first, readValue)
  if (kind === 'images') {
    return { other: (value) => imagesVerdict(field, value), text: () => ['characters'], alone: true }
  }
  if (field.own) return { text: (value) => ownVerdict(field.own, value) }
  if (options) return { text: (value) => (options.includes(value) ? undefined : ['choice']), alone: true }
  if (kind === 'number') return { text: (value) => numberVerdict(field, value), alone: true }
  if (kind === 'rate') return { text: (value) => rateVerdict(field, value), alone: true }
  if (kind === 'amount') {
    const most = find(field.atMost)
    return { text: (value, values) => amountVerdict(field, value, most, values), alone: true }
  }
  const unlike = find(field.unlike)
  if (kind !== 'date' && !unlike) return {}
  return {
    text: (value, values) => {
      if (unlike && readValue(unlike, values) === value) return ['same']
      return kind === 'date' ? dateVerdict(field, value) : undefined
    },
  }
}

const keyboards: Partial<Record<FieldKind, FieldDescription['inputMode']>> = {
  amount: 'decimal',
  rate: 'decimal',
  number: 'numeric',
}

function describe(known: FieldDescription, rule: FieldRule, find: Find): FieldDescription {
  const { acceptedPattern, minLength, maxLength, enabled, required, patternId, when, fields, ...given } = rule
  const { kind = known.kind, options } = rule
  return {
    ...known,
    inputMode: keyboards[kind] ?? known.inputMode,
    ...given,
    // A selection of nothing would be one that cannot be filled in.
    kind: /select|choice/.test(kind) && !options ? 'text' : kind,
    when: when && condition(rule.name, when, find),
  }
}

function condition(name: string, when: Condition, find: Find): FieldDescription['when'] {
  const of = find(when.field)
  if (!of) throw new Error(`The field "${name}" depends on "${when.field}", which does not come before it.`)
  return { ...when, of }
}

function within(field: FieldDescription, check: FieldCheck): FieldCheck {
  return field.when ? (values) => (holds(field, values) ? check(values) : undefined) : check
}

function imagesVerdict(
  { required, minCount = 0, maxCount = Number.POSITIVE_INFINITY }: FieldDescription,
  value: unknown,
): Verdict {
  if (!Array.isArray(value)) return ['characters']
  if (value.length === 0) return required ? ['required'] : undefined
  if (value.length < minCount) return ['tooFewImages', { minCount }]
  return value.length > maxCount ? ['tooManyImages', { maxCount }] : undefined
}

function numberVerdict({ minNumber, maxNumber, step = 1 }: FieldDescription, value: string): Verdict {
  const number = Number(value)
  if (!/^-?\d{1,15}$/.test(value) || (number < 0 && minNumber === undefined)) return ['number']
  if (minNumber !== undefined && number < minNumber) return ['numberTooLow', { minNumber }]
  if (maxNumber !== undefined && number > maxNumber) return ['numberTooHigh', { maxNumber }]
  return number % step === 0 ? undefined : ['step', { step }]
}

function rateVerdict({ minAmount, maxAmount, decimals = 2 }: FieldDescription, value: string): Verdict {
  if (!/^\d{1,3}(?:\.\d+)?$/.test(value) || (value.split('.')[1] ?? '').length > decimals)
    return decimals === 2 ? ['rate'] : ['rate', { decimals }]
  if (exceeds(minAmount, value)) return ['rateTooLow', { minRate: String(minAmount) }]
  return exceeds(value, maxAmount) ? ['rateTooHigh', { maxRate: String(maxAmount) }] : undefined
}

function amountVerdict(
  { minAmount, maxAmount }: FieldDescription,
  value: string,
  most: FieldDescription | undefined,
  values: Values,
): Verdict {
  const zero = minAmount === '0'
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(value) || (!zero && !exceeds(value, '0'))) return ['amount']
  if (exceeds(minAmount, value)) return ['amountTooLow', { minAmount: String(minAmount) }]
  if (exceeds(value, maxAmount)) return ['amountTooHigh', { maxAmount: String(maxAmount) }]
  const bound = most && readValue(most, values)
  return exceeds(value, bound) ? ['amountTooHigh', { maxAmount: String(bound) }] : undefined
}

function dateVerdict({ minDate, maxDate }: FieldDescription, value: string): Verdict {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN
  // The 30th of February parses too, as a day in March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(value)) return ['date']
  if (minDate !== undefined && value < minDate) return ['dateTooEarly', { minDate }]
  return maxDate !== undefined && value > maxDate ? ['dateTooLate', { maxDate }] : undefined
}

/** Whether both are amounts, and the first is the greater one. Without floats. */
function exceeds(one: string | undefined, other: string | undefined): boolean {
  const [left, right] = [tenThousandths(one), tenThousandths(other)]
  return left !== undefined && right !== undefined && left > right
}

/** Money as people type it: up to twelve digits; a bound may have four decimals. */
function tenThousandths(text = ''): bigint | undefined {
  const found = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text)
  return found ? BigInt(found[1] + (found[2] ?? '').padEnd(4, '0')) : undefined
}

function ownVerdict(own: KindRules | undefined, value: string): Verdict {
  const problem = own?.check?.(value)
  return problem && [problem.code, problem.params ?? {}]
}
