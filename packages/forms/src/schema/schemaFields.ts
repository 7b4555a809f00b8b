import * as z from 'zod/mini'
import type { FieldKind, FieldLimits, FieldRule } from '../compiler/index.ts'

type Schema = z.core.$ZodType
/** A form declared as a zod object, of `zod` or `zod/mini`. */
export type FormSchema = z.core.$ZodObject

/** What `.meta()` may say of a field: its words, and whatever of its rule the schema cannot know. */
export interface FieldMeta
  extends FieldLimits,
    Pick<FieldRule, 'autocomplete' | 'inputMode' | 'grouped' | 'when'> {
  readonly kind?: FieldKind
  /** Its label. */
  readonly title?: string
  /** Its hint. */
  readonly description?: string
  readonly patternId?: number
  /** What the values of a selection are called. @default the values */
  readonly optionLabels?: Readonly<Record<string, string>>
}

export interface SchemaOptions {
  /** Where the words of the schemas are kept. @default z.globalRegistry, in which `.meta()` keeps them */
  readonly registry?: z.core.$ZodRegistry<FieldMeta> | undefined
}

/** A field as its schema describes it. */
export interface SchemaField {
  readonly rule: FieldRule
  readonly meta: FieldMeta
  /** What the form starts with. */
  readonly initial: string | boolean | undefined
  /** The schema's own value of the form's value; of an empty text too. */
  read(text: string): unknown
}

/** A schema with what is wrapped around it taken off. */
interface Inner {
  readonly schema: Schema
  readonly meta: FieldMeta
  readonly optional: boolean
  readonly nullable: boolean
  readonly initial: unknown
}

/** What a wrapper or a schema says of itself, as far as it is read here. */
interface Def {
  readonly type: string
  readonly innerType?: Schema
  readonly getter?: () => Schema
  readonly in?: Schema
  readonly out?: Schema
  readonly defaultValue?: unknown
  readonly options?: readonly Schema[]
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, string | number>>
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDef } }[]
}

interface CheckDef {
  readonly check?: string
  readonly error?: unknown
  readonly format?: string
  readonly pattern?: RegExp
  readonly value?: number | bigint | Date
  readonly inclusive?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly length?: number
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def

/** The fields of an object schema, in its order. Throws for what no field can hold. */
export function readFields(schema: FormSchema, { registry }: SchemaOptions = {}): SchemaField[] {
  const words = registry ?? z.globalRegistry
  return Object.entries(schema._zod.def.shape).map(([name, field]) => readField(name, field, words))
}

function readField(name: string, schema: Schema, words: Registry): SchemaField {
  const inner = unwrapped(schema, words)
  const { title: _, description: __, optionLabels: ___, ...limits } = known(inner.meta)
  const { initial: start, optional, nullable } = inner
  const { read, ...found } = ofType(name, inner)
  return {
    rule: { required: !optional && !nullable, ...found, ...limits, name },
    meta: inner.meta,
    initial:
      start === undefined || start === null ? undefined : typeof start === 'boolean' ? start : written(start),
    read: (text) => {
      if (text !== '') return read(text)
      return optional ? undefined : nullable ? null : read(text)
    },
  }
}

interface Registry {
  get(schema: Schema): object | undefined
}

/** What is said outside counts more than what is said within. */
function unwrapped(schema: Schema, words: Registry): Inner {
  const own = (words.get(schema) ?? {}) as FieldMeta
  const def = defOf(schema)
  const next = def.type === 'pipe' ? sideOf(def) : def.type === 'lazy' ? def.getter?.() : def.innerType
  if (!next) return { schema, meta: own, optional: false, nullable: false, initial: undefined }
  const inner = unwrapped(next, words)
  const { type } = def
  const filled = type === 'default' || type === 'prefault'
  return {
    schema: inner.schema,
    meta: { ...inner.meta, ...own },
    optional: type !== 'nonoptional' && (type === 'optional' || filled || inner.optional),
    nullable: type === 'nullable' || inner.nullable,
    initial: filled ? def.defaultValue : inner.initial,
  }
}

/** A pipe's input is what is typed; of a preprocess, its output. */
function sideOf({ in: first, out }: Def): Schema | undefined {
  return first && defOf(first).type === 'transform' ? out : first
}

const limitNames = [
  ...[
    'kind',
    'title',
    'description',
    'autocomplete',
    'inputMode',
    'grouped',
    'patternId',
    'when',
    'optionLabels',
  ],
  ...['equals', 'unlike', 'atMost', 'minAmount', 'maxAmount', 'decimals', 'minNumber', 'maxNumber', 'step'],
  ...['minDate', 'maxDate', 'options'],
]

/** What of the words of a schema is for a form. */
function known(meta: FieldMeta): FieldMeta {
  return Object.fromEntries(
    Object.entries(meta).filter(([key, value]) => limitNames.includes(key) && value !== undefined),
  )
}

type Found = Omit<FieldRule, 'name'> & { read: (text: string) => unknown }

function ofType(name: string, { schema, meta }: Inner): Found {
  const { kind } = meta
  switch (defOf(schema).type) {
    case 'string':
      return { ...ofString(checksOf(schema)), read: (text) => text }
    case 'number':
    case 'int':
      return ofNumber(name, checksOf(schema), kind)
    case 'boolean':
      return { kind: 'checkbox', required: false, read: (text) => text === 'true' }
    case 'date':
      return { kind: 'date', ...dayBounds(checksOf(schema)), read: (text) => new Date(text) }
    case 'enum':
    case 'literal':
    case 'union':
      return ofValues(name, valuesOf(schema), kind)
  }
  if (kind !== undefined && kind !== 'images' && kind !== 'checkbox') return { read: (text) => text }
  throw new Error(
    `The field "${name}" is of the zod type "${defOf(schema).type}", which no field of a form can hold. ` +
      `Take it out of the form's schema, or name a kind whose text it reads: .meta({ kind: 'text' }).`,
  )
}

/** The checks of a schema that have no words of their own: what an author has written is for the schema to say. */
function checksOf(schema: Schema): CheckDef[] {
  const def = defOf(schema)
  const checks = [def as CheckDef, ...(def.checks ?? []).map((check) => check._zod.def)]
  return checks.filter(({ check, error }) => check !== undefined && error === undefined)
}

const formats: Readonly<Record<string, Partial<FieldRule>>> = {
  // The schema judges; the pattern's number is for the words.
  email: { kind: 'email', inputMode: 'email', autocomplete: 'email', acceptedPattern: '*', patternId: 4 },
  e164: { kind: 'mobile', inputMode: 'tel', autocomplete: 'tel' },
  date: { kind: 'date', inputMode: 'numeric' },
  iban: { grouped: true },
  credit_card: { grouped: true, inputMode: 'numeric', autocomplete: 'cc-number' },
}

function ofString(checks: readonly CheckDef[]): Omit<FieldRule, 'name'> {
  let rule: Omit<FieldRule, 'name'> = {}
  for (const { check, format = '', pattern, minimum, maximum, length } of checks) {
    if (check === 'length_equals') rule = { ...rule, minLength: length ?? null, maxLength: length ?? null }
    if (check === 'min_length') rule = { ...rule, minLength: Math.max(minimum ?? 0, rule.minLength ?? 0) }
    if (check === 'max_length')
      rule = { ...rule, maxLength: Math.min(maximum ?? 0, rule.maxLength ?? Number.POSITIVE_INFINITY) }
    if (check === 'string_format') rule = { ...rule, ...formats[format] }
    const source = format === 'regex' && rule.acceptedPattern === undefined && pattern && portable(pattern)
    if (source) rule = { ...rule, acceptedPattern: source }
  }
  return rule
}

/** What does not mean the same in every dialect, or not where the whole text has to match. */
const unlikeElsewhere = /[|&]|\[[^\]]*\[|\(\?|\\[^dDwW.+*?()[\]{}/^$\\-]/

/** The source of a pattern that means the same to the rules' engine; any other is left to the schema. */
function portable({ source, flags }: RegExp): string | undefined {
  return /^[uv]?$/.test(flags) && /^\^.*[^\\]\$$/s.test(source) && !unlikeElsewhere.test(source)
    ? source
    : undefined
}

function ofNumber(name: string, checks: readonly CheckDef[], kind: FieldKind | undefined): Found {
  const whole = checks.some(
    ({ check, value }) => check === 'number_format' || (check === 'multiple_of' && Number.isInteger(value)),
  )
  const read = (text: string) => (text === '' ? Number.NaN : Number(text))
  const bounds = boundsOf(checks)
  if (kind === undefined ? whole : kind === 'number') {
    const step = checks.find(({ check }) => check === 'multiple_of')?.value
    return {
      kind: 'number',
      inputMode: 'numeric',
      ...(bounds.least === undefined
        ? {}
        : { minNumber: Math.floor(bounds.least.value) + Number(bounds.least.above) }),
      ...(bounds.most === undefined
        ? {}
        : { maxNumber: Math.ceil(bounds.most.value) - Number(bounds.most.above) }),
      ...(step === undefined ? {} : { step: Number(step) }),
      read,
    }
  }
  if (kind === undefined)
    throw new Error(
      `The field "${name}" is a number that need not be whole. Say how it is written: z.int(), ` +
        `.meta({ kind: 'amount' }) for money, or .meta({ kind: 'rate' }) for a per cent.`,
    )
  return {
    ...(bounds.least ? { minAmount: String(bounds.least.value) } : {}),
    ...(bounds.most ? { maxAmount: String(bounds.most.value) } : {}),
    read,
  }
}

interface Bound {
  readonly value: number
  /** The bound itself is out. */
  readonly above: boolean
}

function boundsOf(checks: readonly CheckDef[]): { least?: Bound; most?: Bound } {
  const bound = (name: string): Bound[] =>
    checks.flatMap(({ check, value, inclusive }) =>
      check === name ? [{ value: Number(value), above: inclusive === false }] : [],
    )
  const [least] = bound('greater_than').toSorted((one, other) => other.value - one.value)
  const [most] = bound('less_than').toSorted((one, other) => one.value - other.value)
  return { ...(least ? { least } : {}), ...(most ? { most } : {}) }
}

function dayBounds(checks: readonly CheckDef[]): Partial<FieldRule> {
  const { least, most } = boundsOf(checks)
  const day = ({ value }: Bound) => new Date(value).toISOString().slice(0, 10)
  return { ...(least ? { minDate: day(least) } : {}), ...(most ? { maxDate: day(most) } : {}) }
}

/** The values of a choice; nothing for a union that contains more. */
function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const { type, values, entries, options } = defOf(schema)
  if (type === 'literal') return values
  // An enum of TypeScript has its numbers' names among its keys.
  if (type === 'enum') {
    const numbers = new Set(Object.values(entries ?? {}).filter((value) => typeof value === 'number'))
    return Object.entries(entries ?? {}).flatMap(([key, value]) => (numbers.has(Number(key)) ? [] : [value]))
  }
  const parts = options?.map(valuesOf)
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined
}

function ofValues(name: string, values: readonly unknown[] | undefined, kind: FieldKind | undefined): Found {
  if (values?.length === 1 && values[0] === true)
    return { kind: 'checkbox', read: (text) => text === 'true' || undefined }
  if (!values?.every((value) => /^(?:string|number|bigint|boolean)$/.test(typeof value))) {
    if (kind !== undefined) return { read: (text) => text }
    throw new Error(
      `The field "${name}" is a union of more than single values, which no field of a form can hold.`,
    )
  }
  const byText = new Map(values.map((value) => [String(value), value]))
  return { kind: 'select', options: [...byText.keys()], read: (text) => byText.get(text) ?? text }
}

function written(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}
