import { type Accepted, accepted, type Note } from './accepted.ts'
import { attempt } from './attempt.ts'
import { fieldCheck, type Limits, repeats, type Values } from './check.ts'
import type { PatternOptions } from './engine/index.ts'
import { java } from './engine/java.ts'
import { type FieldDescription, knownFields } from './fields.ts'
import { handTies } from './limits.ts'
import { patterns } from './patterns.ts'
import type { FieldProblem, RuleReport } from './problems.ts'
import type { FieldRule, RegisterRules } from './rules.ts'
import { MAX_LENGTH, normaliseValue } from './text.ts'

/** `matching`: whether the value as a whole must match `acceptedPattern`, or a part of it is enough. */
export interface CompileOptions extends Pick<PatternOptions, 'matching' | 'dialect'> {
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
/** The pattern of digits alone. */
const DIGITS = 7
const order = Object.keys(knownFields)

/** Compiles the platform's register settings. Never throws, whatever the settings hold. */
export function compileRules(rules: RegisterRules, options: CompileOptions = {}): CompiledRules {
  const notes: RuleReport[] = []
  const note = (name: string, reason: string) => noteOf(name.slice(0, 60), notes)('field', reason)
  const chosen: FieldRule[] = []
  for (const name of attempt(() => isObject(rules) && Object.keys(rules)) || []) {
    const rule = readRule(rules, name)
    if (!rule) note(name, 'notARule')
    else if (!rule.enabled || options.omit?.includes(name)) continue
    else if (!/^[A-Za-z]\w{0,39}$/.test(name) || name in Object.prototype) note(name, 'badName')
    else if (chosen.length >= MAX_FIELDS) {
      note(name, 'tooManyFields')
      break
    } else {
      if (!(name in knownFields)) note(name, 'unknownField')
      chosen.push(rule)
    }
  }
  if (options.terms) chosen.push({ name: 'terms', required: true })
  chosen.sort((one, other) => place(one.name) - place(other.name))
  return compile(chosen, options, notes, ruleTies)
}

/** Compiles a hand-declared form: its fields in their order, each with rules of the same shape. Patterns may be Java's. */
export function compileFields(fields: readonly FieldRule[], options: CompileOptions = {}): CompiledRules {
  return compile(fields, { dialect: java, ...options }, [], handTies)
}

/** An earlier field of the form. */
export type Find = (name: string | undefined) => FieldDescription | undefined

/** How the fields of a form hang together. */
export interface Ties {
  /** Adds to a description what the platform's rules do not have. */
  describe?(known: FieldDescription, rule: FieldRule, find: Find): FieldDescription
  /** Whether a field is part of the form as it is filled in. */
  holds?(field: FieldDescription, values: Values): boolean
  limits(field: FieldDescription, find: Find): Limits
  /** Names of the fields that a field's rules look at. */
  looksAt(field: FieldDescription): readonly (string | undefined)[]
}

/** The platform's rules know one tie: a value that is repeated. */
const ruleTies: Ties = {
  limits({ equals }, find) {
    const first = find(equals)
    return first
      ? repeats(first, ({ name }, values) => {
          const value = values[name]
          return typeof value === 'string' ? normaliseValue(first, value) : ''
        })
      : {}
  },
  looksAt: ({ equals }) => [equals],
}

function compile(
  rules: readonly FieldRule[],
  { matching, dialect }: CompileOptions,
  notes: RuleReport[],
  ties: Ties,
): CompiledRules {
  const byName = new Map<string | undefined, FieldDescription>()
  const find: Find = (name) => byName.get(name)
  const fields = rules.map((rule, index) => {
    const known = describe(rule, index, notes)
    const field = ties.describe?.(known, rule, find) ?? known
    byName.set(field.name, field)
    return field
  })
  const parts = fields.map((field, index) => {
    let made: Accepted | undefined
    const read: Accepted = (value) => {
      made ??= accepted(field, rules[index] as FieldRule, { matching, dialect }, noteOf(field.name, notes))
      return made(value)
    }
    return {
      field,
      read,
      check: fieldCheck(field, read, ties.limits(field, find)),
      looksAt: ties.looksAt(field),
    }
  })
  return {
    fields,
    get report() {
      // Whoever reads anything makes its pattern first.
      for (const { field, read } of parts) if (field.kind !== 'checkbox') read('')
      return notes
    },
    check(values, names) {
      const problems: FieldProblem[] = []
      for (const { field, check, looksAt } of parts) {
        if (names && !names.includes(field.name)) {
          const value = values[field.name]
          if (
            !value ||
            (value as unknown[]).length === 0 ||
            !looksAt.some((other) => names.includes(other as string))
          )
            continue
        }
        if (field.when && !ties.holds?.(field, values)) continue
        const problem = check(values)
        if (problem) problems.push(problem)
      }
      return problems
    },
  }
}

function noteOf(field: string, notes: RuleReport[]): Note {
  return (part, reason, effect = 'disabled') => notes.push({ field, effect, part, reason })
}

function describe(rule: FieldRule, order: number, notes: RuleReport[]): FieldDescription {
  const { name, required, patternId } = rule
  const { kind = 'text', autocomplete = 'off', inputMode = 'text', equals } = knownFields[name] ?? {}
  return {
    name,
    kind,
    autocomplete,
    inputMode: patternId === DIGITS ? 'numeric' : inputMode,
    order,
    required: required === true,
    ...lengths(rule, noteOf(name, notes)),
    patternId: typeof patternId === 'number' && patterns[patternId - 1] ? patternId : undefined,
    equals,
  }
}

/** The rule's lengths where they make sense; what does not is noted and left to the platform. */
function lengths({ minLength, maxLength }: FieldRule, note: Note): Pick<FieldDescription, 'min' | 'max'> {
  const [min, max] = [minLength, maxLength].map((length) => {
    if (length === null || length === undefined) return undefined
    if (Number.isSafeInteger(length) && length >= 0 && length <= MAX_LENGTH) return length
    note('length', 'outOfRange')
    return undefined
  })
  if (max !== 0 && (min ?? 0) <= (max ?? MAX_LENGTH)) return { min: min || undefined, max }
  note('length', 'minAboveMax')
  return {}
}

/** Fields that nobody knows come before the last two: captcha and terms. */
function place(name: string): number {
  const known = order.indexOf(name)
  return known < 0 ? order.length - 2.5 : known
}

/** What the compiler knows of a rule, read once; nothing when it is none, or does not let itself be read. */
function readRule(rules: RegisterRules, name: string): FieldRule | undefined {
  return attempt(() => {
    const rule = rules[name]
    if (!isObject(rule)) return undefined
    const { enabled, required, acceptedPattern, patternId, minLength, maxLength } = rule
    return { name, enabled: enabled === true, required, acceptedPattern, patternId, minLength, maxLength }
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
