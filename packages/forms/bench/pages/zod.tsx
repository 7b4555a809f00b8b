import { useMemo } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
// Classic zod, by the name that a browser package may import in a bench.
import { z } from 'zod/v4'
import { registerRules as rules } from '../../src/testing/registerRules.ts'
import { fields, HandControl, type Values } from './fields.tsx'
import { words } from './messages.ts'
import { Shell } from './shell.tsx'
import { defaultValues } from './tuned.tsx'

function schemaOf() {
  const shape = fields.map(({ name, label }) => {
    const rule = rules[name]
    if (!rule) throw new Error(`No rule for ${name}`)
    const { minLength, maxLength, acceptedPattern } = rule
    const required = z.string().min(1, { error: words.required(label), abort: true })
    const text = required
      .min(minLength ?? 0, {
        error: ({ input }) => words.short(label, minLength ?? 0, [...String(input)].length),
        abort: true,
      })
      .max(maxLength ?? 2000, { error: words.long(label, maxLength ?? 2000), abort: true })
      .regex(new RegExp(acceptedPattern ?? '', 'v'), words.pattern(rule))
    return [name, name === 'confirmPassword' ? required : text] as const
  })
  return z.object(Object.fromEntries(shape)).refine((all) => all.password === all.confirmPassword, {
    path: ['confirmPassword'],
    error: words.mismatch('Password again'),
  })
}

/** What `zodResolver` of @hookform/resolvers does: the whole schema, the first issue of each field. */
function zodResolver(schema: ReturnType<typeof schemaOf>): Resolver<Values> {
  return async (values) => {
    const answer = await schema.safeParseAsync(values)
    if (answer.success) return { values: answer.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of answer.error.issues)
      errors[String(path[0])] ??= { type: code, message }
    return { values: {}, errors }
  }
}

/** react-hook-form with zod, as both document it. */
export function Page() {
  const resolver = useMemo(() => zodResolver(schemaOf()), [])
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({ defaultValues, resolver })
  return (
    <Shell onSubmit={handleSubmit(() => {})}>
      {fields.map((field) => (
        <HandControl
          key={field.name}
          field={field}
          id={`zod-${field.name}`}
          error={errors[field.name]?.message}
          {...register(field.name)}
        />
      ))}
    </Shell>
  )
}
