import { type Accepted, accepted, type Note } from './accepted.ts'
import { type FieldCheck, fieldCheck, type Limits } from './check.ts'
import type { Matching } from './engine/index.ts'
import { type FieldDescription, knownFields } from './fields.ts'
import { holds, readValue } from './holds.ts'
import { handLimits, handWhen } from './limits.ts'
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
   * Every failing field with its first problem, in the order of the form; none of a field whose `when` does not hold.
   * With `names` only those fields are checked, and the fields whose rules look at them (confirm password), once
   * something has been typed there.
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
  const note = (name: string, reason: string) => noteOf(name.slice(0, 60), notes)('field', reason)
  const chosen: FieldRule[] = []
  for (const name of namesOf(rules)) {
    const rule = readRule(rules, name)
    if (!rule) note(name, 'notARule')
    else if (!rule.enabled || options.omit?.includes(name)) continue
    else if (!/^[A-Za-z]\w{0,39}$/.test(name) || name in Object.prototype) note(name, 'badName')
    else if (chosen.length >= MAX_FIELDS) {
      note(name, 'tooManyFields')
      break
    } else {
      if (!Object.hasOwn(knownFields, name)) note(name, 'unknownField')
      chosen.push(rule)
    }
  }
  if (options.terms) chosen.push({ name: 'terms', required: true })
  chosen.sort((one, other) => place(one.name) - place(other.name))
  return compile(chosen, options, notes)
}

/** Compiles a hand-declared form: its fields in their order, each with rules of the same shape. */
export function compileFields(fields: readonly FieldRule[], options: CompileOptions = {}): CompiledRules {
  return compile(fields, options, [], handLimits, handWhen)
}

function compile(
  rules: readonly FieldRule[],
  options: CompileOptions,
  notes: RuleReport[],
  limits?: typeof handLimits,
  when?: typeof handWhen,
): CompiledRules {
  const byName = new Map<string, FieldDescription>()
  const find = (name: string | undefined) => (name === undefined ? undefined : byName.get(name))
  const fields = rules.map((rule, index) => {
    const field = describe(rule, index, notes, when?.(rule, find))
    byName.set(field.name, field)
    return field
  })
  const reads = fields.map((field, index) => {
    let read: Accepted | undefined
    return () => (read ??= accepted(rules[index] as FieldRule, options.matching, noteOf(field.name, notes)))
  })
  const checks: FieldCheck[] = fields.map((field, index) => {
    const asked = repeats(find(field.equals)) ?? limits?.(field, find) ?? {}
    return fieldCheck(field, reads[index] as () => Accepted, asked)
  })
  return {
    fields,
    get report() {
      for (const [index, field] of fields.entries()) if (field.kind !== 'checkbox') reads[index]?.()
      return notes
    },
    check(values, names) {
      const problems: FieldProblem[] = []
      for (let index = 0; index < checks.length; index++) {
        const field = fields[index] as FieldDescription
        if ((names && !asked(field, values, names)) || (field.when && !holds(field, values))) continue
        const problem = (checks[index] as FieldCheck)(values)
        if (problem) problems.push(problem)
      }
      return problems
    },
  }
}

function noteOf(field: string, notes: RuleReport[]): Note {
  return (part, reason, effect = 'disabled') => notes.push({ field, effect, part, reason })
}

/** A repeated value is compared; its length and pattern are those of the first. */
function repeats(partner: FieldDescription | undefined): Limits | undefined {
  return (
    partner && {
      text: (value, values) => (readValue(partner, values) === value ? undefined : ['mismatch']),
      alone: true,
    }
  )
}

/** Whether a field is among the names, or looks at one of them and has been filled in. */
function asked(
  { name, equals, unlike, atMost, when }: FieldDescription,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): boolean {
  if (names.includes(name)) return true
  const value = values[name]
  if (!value || (Array.isArray(value) && value.length === 0)) return false
  for (let at = when; at; at = at.of.when) if (names.includes(at.field)) return true
  return [equals, unlike, atMost].some((other) => other !== undefined && names.includes(other))
}

function describe(
  rule: FieldRule,
  index: number,
  notes: RuleReport[],
  when: FieldDescription['when'],
): FieldDescription {
  const { name, acceptedPattern, minLength, maxLength, enabled, patternId, ...limits } = rule
  const known = Object.hasOwn(knownFields, name) ? knownFields[name] : undefined
  const kind = rule.kind ?? known?.kind ?? 'text'
  return {
    ...limits,
    name,
    kind: /select|choice/.test(kind) && !limits.options ? 'text' : kind,
    autocomplete: rule.autocomplete ?? known?.autocomplete ?? 'off',
    inputMode:
      rule.inputMode ??
      (patternId === 7 || kind === 'number'
        ? 'numeric'
        : (known?.inputMode ?? (/amount|rate/.test(kind) ? 'decimal' : 'text'))),
    order: index,
    required: rule.required === true,
    ...lengths(rule, noteOf(name, notes)),
    patternId: typeof patternId === 'number' && patterns[patternId - 1] ? patternId : undefined,
    equals: rule.equals ?? known?.equals,
    when,
  }
}

/** The rule's lengths where they make sense; what does not is noted and left to the platform. */
function lengths(rule: FieldRule, note: Note): Pick<FieldDescription, 'min' | 'max'> {
  const read = (value: unknown): number | undefined => {
    if (value === null || value === undefined) return undefined
    if (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_LENGTH)
      return value as number
    note('length', 'outOfRange')
    return undefined
  }
  const min = read(rule.minLength)
  const max = read(rule.maxLength)
  if (max === 0 || (min !== undefined && max !== undefined && min > max)) {
    note('length', 'minAboveMax')
    return { min: undefined, max: undefined }
  }
  return { min: min || undefined, max }
}

function place(name: string): number {
  const known = order.indexOf(name)
  return known < 0 ? order.indexOf('captcha') - 0.5 : known
}

function namesOf(rules: unknown): string[] {
  try {
    return isObject(rules) ? Object.keys(rules) : []
  } catch {
    return []
  }
}

/** What the compiler knows of a rule, read once; nothing when it is none, or does not let itself be read. */
function readRule(rules: RegisterRules, name: string): FieldRule | undefined {
  try {
    const rule = rules[name]
    if (!isObject(rule)) return undefined
    const { enabled, required, acceptedPattern, patternId, minLength, maxLength } = rule
    return { name, enabled: enabled === true, required, acceptedPattern, patternId, minLength, maxLength }
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
