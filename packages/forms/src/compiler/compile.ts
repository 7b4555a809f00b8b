import { type AcceptedTest, acceptedTest } from './accepted.ts'
import { type FieldCheck, fieldCheck } from './check.ts'
import type { Matching } from './engine/index.ts'
import { type FieldDescription, knownFields } from './fields.ts'
import { patterns } from './patterns.ts'
import type { FieldProblem, RuleReport } from './problems.ts'
import type { FieldRule, RegisterRules } from './rules.ts'
import { MAX_LENGTH } from './text.ts'

export interface CompileOptions {
  /**
   * Whether the value as a whole must match `acceptedPattern`, or a part of it is enough.
   * @default 'whole'
   */
  readonly matching?: Matching
  /**
   * Adds the box that accepts the terms, as field `terms`.
   * @default false
   */
  readonly terms?: boolean
  /** Names of enabled fields that this form leaves out. */
  readonly omit?: readonly string[]
}

/** A form's rules, ready to run in a browser and on the platform alike. */
export interface CompiledRules {
  readonly fields: readonly FieldDescription[]
  /**
   * Every failing field with its first problem, in the order of the form. With `names` only those fields are
   * checked, and the fields that repeat them (confirm password), once something has been typed there.
   */
  check(values: Readonly<Record<string, unknown>>, names?: readonly string[]): FieldProblem[]
  /** What was disabled or translated. Making it compiles every pattern; a form that never reads it does not pay. */
  readonly report: readonly RuleReport[]
}

const MAX_FIELDS = 100
const order = Object.keys(knownFields)

/** Compiles the platform's register settings. Never throws, whatever the settings hold. */
export function compileRules(rules: RegisterRules, options: CompileOptions = {}): CompiledRules {
  const notes: RuleReport[] = []
  const note = (field: string, reason: string) =>
    notes.push({ field: field.slice(0, 60), effect: 'disabled', part: 'field', reason })
  const chosen: FieldRule[] = []
  const known: unknown = rules
  for (const [name, rule] of Object.entries(isObject(known) ? known : {})) {
    if (!isObject(rule)) note(name, 'notARule')
    else if (rule.enabled !== true || options.omit?.includes(name)) continue
    else if (!/^[A-Za-z]\w{0,39}$/.test(name) || name in Object.prototype) note(name, 'badName')
    else if (chosen.length >= MAX_FIELDS) {
      note(name, 'tooManyFields')
      break
    } else {
      if (!Object.hasOwn(knownFields, name)) note(name, 'unknownField')
      chosen.push({ ...rule, name })
    }
  }
  if (options.terms) chosen.push({ name: 'terms', required: true })
  chosen.sort((one, other) => place(one.name) - place(other.name))
  return compile(chosen, options, notes)
}

/** Compiles a hand-declared form: its fields in their order, each with rules of the same shape. */
export function compileFields(fields: readonly FieldRule[], options: CompileOptions = {}): CompiledRules {
  return compile(fields, options, [])
}

function compile(rules: readonly FieldRule[], options: CompileOptions, notes: RuleReport[]): CompiledRules {
  const fields = rules.map((rule, index) => describe(rule, index, notes))
  const byName = new Map(fields.map((field) => [field.name, field]))
  const accepted = fields.map((field, index) => {
    let test: AcceptedTest
    let made = false
    return () => {
      if (!made) {
        made = true
        test = acceptedTest(rules[index] as FieldRule, options.matching ?? 'whole', (effect, part, reason) =>
          notes.push({ field: field.name, effect, part, reason }),
        )
      }
      return test
    }
  })
  const checks: FieldCheck[] = fields.map((field, index) =>
    fieldCheck(field, accepted[index] as () => AcceptedTest, byName.get(field.equals ?? '')),
  )
  return {
    fields,
    get report() {
      for (const [index, field] of fields.entries()) if (field.kind !== 'checkbox') accepted[index]?.()
      return notes
    },
    check(values, names) {
      const problems: FieldProblem[] = []
      for (let index = 0; index < checks.length; index++) {
        if (names && !asked(fields[index] as FieldDescription, values, names)) continue
        const problem = (checks[index] as FieldCheck)(values)
        if (problem) problems.push(problem)
      }
      return problems
    },
  }
}

function asked(
  { name, equals }: FieldDescription,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
) {
  return names.includes(name) || Boolean(equals && names.includes(equals) && values[name])
}

function describe(rule: FieldRule, index: number, notes: RuleReport[]): FieldDescription {
  const { name, options, equals, minAmount, maxAmount, patternId } = rule
  const known = Object.hasOwn(knownFields, name) ? knownFields[name] : undefined
  const kind = rule.kind ?? known?.kind ?? 'text'
  const { min, max } = lengths(rule, notes)
  return {
    name,
    kind: kind === 'select' && !options ? 'text' : kind,
    autocomplete: rule.autocomplete ?? known?.autocomplete ?? 'off',
    inputMode:
      rule.inputMode ??
      (patternId === 7 ? 'numeric' : (known?.inputMode ?? (kind === 'amount' ? 'decimal' : 'text'))),
    order: index,
    required: rule.required === true,
    min,
    max,
    patternId: typeof patternId === 'number' && patterns[patternId - 1] ? patternId : undefined,
    equals: equals ?? known?.equals,
    options,
    minAmount,
    maxAmount,
  }
}

/** The rule's lengths where they make sense; what does not is noted and left to the platform. */
function lengths(rule: FieldRule, notes: RuleReport[]): Pick<FieldDescription, 'min' | 'max'> {
  const read = (value: unknown): number | undefined => {
    if (value === null || value === undefined) return undefined
    if (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_LENGTH)
      return value as number
    notes.push({ field: rule.name, effect: 'disabled', part: 'length', reason: 'outOfRange' })
    return undefined
  }
  const min = read(rule.minLength)
  const max = read(rule.maxLength)
  if (max === 0 || (min !== undefined && max !== undefined && min > max)) {
    notes.push({ field: rule.name, effect: 'disabled', part: 'length', reason: 'minAboveMax' })
    return {}
  }
  return { min: min || undefined, max }
}

function place(name: string): number {
  const known = order.indexOf(name)
  return known < 0 ? order.indexOf('captcha') - 0.5 : known
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
