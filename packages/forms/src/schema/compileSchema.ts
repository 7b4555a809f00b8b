import * as z from 'zod/mini'
import {
  type CompiledRules,
  type CompileOptions,
  compileFields,
  type FieldDescription,
  type FieldProblem,
  type FieldRule,
  holds,
  normaliseValue,
} from '../compiler/index.ts'
import {
  type FieldMeta,
  type FormSchema,
  readFields,
  type SchemaField,
  type SchemaOptions,
} from './schemaFields.ts'

/** The code of a problem whose words are the schema's own: `params.message`. */
export const SAID = 'said'

/** What a page says of a field, as its schema has it. */
export interface SchemaLook {
  readonly label?: string
  readonly hint?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** A schema, ready to run as a form's rules. */
export interface SchemaRules<Schema extends FormSchema> extends CompiledRules {
  /** Labels, hints and the words of selections. */
  readonly looks: Readonly<Record<string, SchemaLook>>
  /** What the form starts with: the schema's defaults. */
  readonly initial: Readonly<Record<string, string | boolean>>
  /** The schema's value of what a form sends. Throws where the schema refuses it. */
  parse(sent: Values): z.core.output<Schema>
}

export interface CompileSchemaOptions extends SchemaOptions, Pick<CompileOptions, 'kinds'> {}

type Values = Readonly<Record<string, unknown>>

/** The fields of a form that is declared as a zod object: rules for `compileFields` and `<Form>`, in the schema's order. */
export function fieldsOfSchema(schema: FormSchema, options?: SchemaOptions): FieldRule[] {
  return readFields(schema, options).map(({ rule }) => rule)
}

/**
 * A form that is declared as a zod object, as rules for `useRulesForm`, `CompiledForm` and `rulesResolver`. The fields'
 * rules are checked first, with the words of all forms; then the schema as a whole, so that its refinements and
 * transformations hold: what it alone refuses is said in its own words (code `said`), where it has any.
 */
export function compileSchema<Schema extends FormSchema>(
  schema: Schema,
  { kinds, ...options }: CompileSchemaOptions = {},
): SchemaRules<Schema> {
  const read = readFields(schema, options)
  const compiled = compileFields(
    read.map(({ rule }) => rule),
    kinds === undefined ? {} : { kinds },
  )
  const inputOf = inputs(read, compiled.fields)
  const last = compiled.fields.at(-1)?.name ?? ''
  return {
    fields: compiled.fields,
    get report() {
      return compiled.report
    },
    looks: Object.fromEntries(read.map(({ rule, meta }) => [rule.name, lookOf(rule, meta)])),
    initial: Object.fromEntries(
      read.flatMap(({ rule, initial }) => (initial === undefined ? [] : [[rule.name, initial]])),
    ),
    parse: (sent) => z.parse(schema, inputOf(sent)) as z.core.output<Schema>,
    check(values, names) {
      const found = new Map(compiled.check(values, names).map((problem) => [problem.field, problem]))
      const { error } = z.safeParse(schema, inputOf(values))
      for (const issue of error?.issues ?? []) {
        const [at] = issue.path
        const field = compiled.fields.find(({ name }) => name === at)
        // What is wrong with several fields together is said beside the last.
        const name = field?.name ?? last
        if (found.has(name) || (names && !names.includes(name)) || (field && !holds(field, values))) continue
        found.set(name, problemOf(name, issue, field))
      }
      return compiled.fields.flatMap(({ name }) => found.get(name) ?? [])
    },
  }
}

/** A form's values as the input of its schema; a field that is not part of the form is left out. */
function inputs(read: readonly SchemaField[], fields: readonly FieldDescription[]) {
  return (values: Values): Record<string, unknown> =>
    Object.fromEntries(
      fields.flatMap((field, index) => {
        const held = values[field.name]
        const text =
          field.kind === 'checkbox'
            ? String(held === true)
            : typeof held === 'string'
              ? normaliseValue(field, held)
              : ''
        const value = holds(field, values) ? read[index]?.read(text) : undefined
        return value === undefined ? [] : [[field.name, value]]
      }),
    )
}

type Issue = z.core.$ZodIssue

/** An issue as a problem: of the forms' own words where the schema has none, else in the words of the schema. */
function problemOf(name: string, issue: Issue, field: FieldDescription | undefined): FieldProblem {
  if (issue.message !== defaultWords(issue))
    return { field: name, code: SAID, params: { message: issue.message } }
  if (issue.code === 'invalid_value') return { field: name, code: 'choice' }
  if (issue.code === 'invalid_type' && field?.kind === 'number') return { field: name, code: 'number' }
  const { patternId, min, max } = field ?? {}
  return {
    field: name,
    code: 'pattern',
    params: {
      ...(patternId === undefined ? {} : { patternId }),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    },
  }
}

/** What zod says of an issue of which the schema says nothing. */
function defaultWords(issue: Issue): string {
  const said = z.config().localeError?.(issue as z.core.$ZodRawIssue)
  return (typeof said === 'string' ? said : said?.message) ?? 'Invalid input'
}

function lookOf(rule: FieldRule, { title, description, optionLabels = {} }: FieldMeta): SchemaLook {
  return {
    label: title ?? rule.name,
    ...(description === undefined ? {} : { hint: description }),
    ...(rule.options
      ? { options: rule.options.map((value) => ({ value, label: optionLabels[value] ?? value })) }
      : {}),
  }
}
