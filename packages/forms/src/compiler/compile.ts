import { accepted, type Note, type Reader } from './accepted.ts'
import { attempt } from './attempt.ts'
import { type FieldCheck, fieldCheck, type Limits, repeats, type Values } from './check.ts'
import type { PatternOptions } from './engine/index.ts'
import { java } from './engine/java.ts'
import { type FieldDescription, type FieldKind, type KindRules, knownFields } from './fields.ts'
import { handTies } from './limits.ts'
import { listProblems } from './lists.ts'
import { patterns } from './patterns.ts'
import type { FieldProblem, RuleReport } from './problems.ts'
import type { FieldRule, RegisterRules } from './rules.ts'
import { DIGITS, MAX_LENGTH, normaliseValue } from './text.ts'

/** `matching`: whether the value as a whole must match `acceptedPattern`, or a part of it is enough. */
export interface CompileOptions extends Pick<PatternOptions, 'matching' | 'dialect'> {
  /**
   * Adds the box that accepts the terms, as field `terms`.
   * @default false
   */
  readonly terms?: boolean
  /** Kinds that the project adds. */
  readonly kinds?: Readonly<Partial<Record<FieldKind, KindRules>>> | undefined
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
  const chosen: { readonly rule: FieldRule; readonly place: number }[] = []
  for (const name of attempt(() => isObject(rules) && Object.keys(rules)) || []) {
    const note = noteOf(name.slice(0, 60), notes)
    const rule = readRule(rules, name)
    const known = order.indexOf(name)
    if (!rule) note('field', 'notARule')
    else if (rule.enabled !== true || options.omit?.includes(name)) continue
    else if (known < 0 && (!/^[A-Za-z]\w{0,39}$/.test(name) || name in Object.prototype))
      note('field', 'badName')
    else if (chosen.length >= MAX_FIELDS) {
      note('field', 'tooManyFields')
      break
    } else {
      if (known < 0) note('field', 'unknownField')
      // Captcha and terms are last.
      chosen.push({ rule, place: known < 0 ? order.length - 2.5 : known })
    }
  }
  if (options.terms) chosen.push({ rule: { name: 'terms', required: true }, place: MAX_FIELDS })
  chosen.sort((one, other) => one.place - other.place)
  return compile(
    chosen.map(({ rule }) => rule),
    options,
    notes,
    ruleTies,
  )
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
  /** The check of a field that is part of the form at times only. */
  within?(field: FieldDescription, check: FieldCheck): FieldCheck
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
  options: CompileOptions,
  notes: RuleReport[],
  ties: Ties,
): CompiledRules {
  const byName = new Map<string | undefined, FieldDescription>()
  const find: Find = (name) => byName.get(name)
  const entries = rules.map(({ fields }) => fields && compile(fields, options, notes, ties))
  const fields = rules.map((rule, index) => {
    const known = describe(rule, index, notes)
    const described = ties.describe?.(known, rule, find) ?? known
    const own = options.kinds?.[described.kind]
    const field: FieldDescription = {
      ...described,
      ...(own && { own }),
      ...(entries[index] && {
        kind: 'list',
        minCount: described.minCount ?? (described.required ? 1 : 0),
        fields: entries[index].fields,
      }),
    }
    byName.set(field.name, field)
    return field
  })
  const parts = fields.map((field, index) => {
    const reader: Reader = {
      // Makes the pattern with the first value, and then replaces itself.
      read(value) {
        reader.read = accepted(field, rules[index] as FieldRule, options, noteOf(field.name, notes))
        return reader.read(value)
      },
    }
    const entry = entries[index]
    const check = fieldCheck(field, reader, ties.limits(field, find))
    return {
      list:
        entry &&
        ((values: Values, names?: readonly string[]) =>
          listProblems(field, entry, values[field.name], names)),
      name: field.name,
      reader,
      check: ties.within?.(field, check) ?? check,
      looksAt: ties.looksAt(field),
    }
  })
  return {
    fields,
    get report() {
      // Every access makes its pattern first.
      for (const { reader } of parts) reader.read('')
      return notes
    },
    check(values, names) {
      const problems: FieldProblem[] = []
      const asked = (name: string | undefined) => names?.includes(name as string)
      for (const { name, list, check, looksAt } of parts) {
        if (list) {
          problems.push(...list(values, names))
          continue
        }
        // Neither a text nor a list says anything while it is empty.
        if (names && !asked(name) && !(values[name] && looksAt.some(asked) && [values[name]].flat()[0]))
          continue
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
  const { kind = 'text', autocomplete = 'off', inputMode = 'text', equals, grouped } = knownFields[name] ?? {}
  return {
    name,
    kind,
    autocomplete,
    inputMode: patternId === DIGITS ? 'numeric' : inputMode,
    order,
    required: required === true,
    grouped: grouped && !namesMarks(rule),
    ...lengths(rule, noteOf(name, notes)),
    patternId: typeof patternId === 'number' && patterns[patternId - 1] ? patternId : undefined,
    equals,
  }
}

/** Whether a rule's own pattern says where spaces and dashes stand: they are left to it then. */
function namesMarks({ acceptedPattern }: FieldRule): boolean {
  if (typeof acceptedPattern !== 'string' || acceptedPattern.length > MAX_LENGTH) return false
  const outside = acceptedPattern.replace(/\[(\^?)(?:[^\]\\]|\\.)*\]/g, (set, not) =>
    not ? '' : set.replace(/\w-\w/g, ''),
  )
  return /[- ]|\\s/.test(outside)
}

/** The rule's lengths where they make sense; what does not is noted and left to the platform. */
function lengths({ minLength, maxLength }: FieldRule, note: Note): Pick<FieldDescription, 'min' | 'max'> {
  const usable = (length: number | null | undefined) => {
    if (length === null || length === undefined) return undefined
    if (Number.isSafeInteger(length) && length >= 0 && length <= MAX_LENGTH) return length
    note('length', 'outOfRange')
    return undefined
  }
  const min = usable(minLength)
  const max = usable(maxLength)
  if (max !== 0 && (min ?? 0) <= (max ?? MAX_LENGTH)) return { min: min || undefined, max }
  note('length', 'minAboveMax')
  return {}
}

/** A rule, read once; nothing when it is none, or does not let itself be read. */
function readRule(rules: RegisterRules, name: string): FieldRule | undefined {
  return attempt(() => {
    const rule = rules[name]
    return isObject(rule) ? { ...rule, name } : undefined
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
