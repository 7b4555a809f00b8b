import type { FieldDescription } from './fields.ts'
import type { FieldProblem, ProblemCode } from './problems.ts'
import { MAX_LENGTH, normaliseValue, plainText } from './text.ts'

/** Answers the first problem of one field. */
export type FieldCheck = (values: Readonly<Record<string, unknown>>) => FieldProblem | undefined

/** The check of one field. `accepts` is asked for once, when the first value gets that far. */
export function fieldCheck(
  field: FieldDescription,
  accepts: () => ((value: string) => boolean) | undefined,
  partner: FieldDescription | undefined,
): FieldCheck {
  const { name, required, min = 0, max = MAX_LENGTH, patternId } = field
  const problem = (code: ProblemCode, more?: Record<string, string | number>): FieldProblem => {
    const params: Record<string, string | number> = { ...more }
    if (patternId !== undefined) params.patternId = patternId
    if (field.min !== undefined) params.min = field.min
    if (field.max !== undefined) params.max = field.max
    return { field: name, code, params }
  }
  const absent = (): FieldProblem | undefined => (required ? problem('required') : undefined)

  if (field.kind === 'checkbox') {
    return (values) =>
      required && values[name] !== true ? problem(name === 'terms' ? 'terms' : 'required') : undefined
  }
  const plain = plainText(field)
  return (values) => {
    const raw = values[name]
    if (raw === undefined || raw === null || raw === '') return absent()
    if (typeof raw !== 'string') return problem('characters')
    if (raw.length > MAX_LENGTH * 4) return problem('tooLong', { max })
    const asIs = plain.test(raw)
    const value = asIs ? raw : normaliseValue(field, raw)
    if (value === '') return absent()
    const length = asIs ? value.length : characters(value)
    if (length < 0) return problem('characters')
    if (partner) {
      const other = values[partner.name]
      const same = typeof other === 'string' && normaliseValue(partner, other) === value
      return same ? undefined : problem('mismatch')
    }
    if (field.kind === 'amount') return checkAmount(field, value, problem)
    if (field.options) return field.options.includes(value) ? undefined : problem('choice')
    if (length < min) return problem('tooShort', { length })
    if (length > max) return problem('tooLong', { max })
    const test = accepts()
    return test && !test(value) ? problem('pattern') : undefined
  }
}

function checkAmount(
  { minAmount, maxAmount }: FieldDescription,
  value: string,
  problem: (code: ProblemCode, more?: Record<string, string>) => FieldProblem,
): FieldProblem | undefined {
  const amount = tenThousandths(value)
  if (amount === undefined || amount <= 0n) return problem('amount')
  const low = minAmount === undefined ? undefined : tenThousandths(minAmount)
  const high = maxAmount === undefined ? undefined : tenThousandths(maxAmount)
  if (low !== undefined && amount < low) return problem('amountTooLow', { minAmount: minAmount ?? '' })
  if (high !== undefined && amount > high) return problem('amountTooHigh', { maxAmount: maxAmount ?? '' })
  return undefined
}

/** Money as people type it: up to twelve digits and two decimals (a bound may have four). */
function tenThousandths(text: string): bigint | undefined {
  const found = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text)
  return found ? BigInt(found[1] + (found[2] ?? '').padEnd(4, '0')) : undefined
}

/** Code points of a text that is NFC already; less than zero when it has what no database takes: NUL, lone surrogates. */
function characters(text: string): number {
  let length = 0
  for (let at = 0; at < text.length; at++, length++) {
    const code = text.charCodeAt(at)
    if (code === 0 || (code & 0xfc00) === 0xdc00) return -1
    if ((code & 0xfc00) === 0xd800 && (text.charCodeAt(++at) & 0xfc00) !== 0xdc00) return -1
  }
  return length
}
