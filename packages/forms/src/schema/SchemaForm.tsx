import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { CompiledForm } from '../form/Form.tsx'
import type { FormBasics } from '../form/FormBody.tsx'
import { defaultKinds } from '../form/kinds/defaultKinds.ts'
import { type FieldKinds, kindParts, kindRules } from '../form/kinds/fieldKinds.ts'
import type { FieldLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import type { FormModelOptions } from '../form/useFormModel.ts'
import { compileSchema, SAID } from './compileSchema.ts'
import type { FormSchema, SchemaOptions } from './schemaFields.ts'

export interface SchemaFormProps<Schema extends FormSchema>
  extends Omit<FormBasics, 'form' | 'onSubmit'>,
    SchemaOptions {
  /** The form: an object of zod, made once. Its `.meta()` has labels and hints; `looks` adds to them. */
  schema: Schema
  /** Receives the schema's output. */
  onSubmit: (values: z.core.output<Schema>) => ReturnType<FormModelOptions['onSubmit']>
}

/** A form that is declared as a zod object. */
export function SchemaForm<Schema extends FormSchema>({
  schema,
  registry,
  kinds,
  looks,
  initial,
  onSubmit,
  ...basics
}: SchemaFormProps<Schema>) {
  const speaking = useMemo(() => schemaKinds(kinds), [kinds])
  const compiled = useMemo(
    () => compileSchema(schema, { registry, kinds: kindRules(kinds) }),
    [schema, registry, kinds],
  )
  const all = useMemo(() => {
    const names = compiled.fields.map(({ name }) => name)
    return Object.fromEntries(names.map((name) => [name, { ...compiled.looks[name], ...looks?.[name] }]))
  }, [compiled, looks]) as Readonly<Record<string, FieldLook>>
  return (
    <CompiledForm
      compiled={compiled}
      kinds={speaking}
      looks={all}
      initial={{ ...compiled.initial, ...initial }}
      onSubmit={(sent) => onSubmit(compiled.parse(sent))}
      {...basics}
    />
  )
}

/** Kinds that say what a schema says: for a form over `compileSchema` that is not a `SchemaForm`. */
export function schemaKinds(kinds: FieldKinds = {}): FieldKinds {
  const all: FieldKinds = { ...defaultKinds, ...moreKinds, ...kinds }
  return Object.fromEntries(
    (Object.keys(all) as (keyof FieldKinds)[]).map((kind) => {
      const parts = kindParts(all, kind)
      const words: typeof parts.words = (problem) =>
        problem.code === SAID ? String(problem.params?.message) : parts.words?.(problem)
      return [kind, { ...parts, words }]
    }),
  )
}
