import { useMemo } from 'react'
import { type Control, type Resolver, type UseFormRegister, useForm, useFormState } from 'react-hook-form'
import { registerRules as rules } from '../../src/testing/registerRules.ts'
import { type Check, checksOf, fields, HandControl, type HandField, type Values } from './fields.tsx'
import { Shell } from './shell.tsx'

/** Checks the fields that are requested, no others. */
export function tunedResolver(checks: ReadonlyMap<string, Check>): Resolver<Values> {
  return (values, _context, { names }) => {
    const errors: Record<string, { type: string; message: string }> = {}
    for (const name of names ?? checks.keys()) {
      const message = checks.get(name)?.(values)
      if (message !== undefined) errors[name] = { type: 'rule', message }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

export const defaultValues: Values = Object.fromEntries(fields.map(({ name }) => [name, '']))

/** Renders again when its own error changes, and only then. */
export function TunedField({
  field,
  control,
  register,
}: {
  field: HandField
  control: Control<Values>
  register: UseFormRegister<Values>
}) {
  const { errors } = useFormState({ control, name: field.name, exact: true })
  return (
    <HandControl
      field={field}
      id={`tuned-${field.name}`}
      error={errors[field.name]?.message}
      {...register(field.name)}
    />
  )
}

/** react-hook-form, tuned by hand; no summary, the focus moves to the first failing field. */
export function Page() {
  const resolver = useMemo(() => tunedResolver(checksOf(rules)), [])
  const { control, register, handleSubmit } = useForm<Values>({ defaultValues, resolver })
  return (
    <Shell onSubmit={handleSubmit(() => {})}>
      {fields.map((field) => (
        <TunedField key={field.name} field={field} control={control} register={register} />
      ))}
    </Shell>
  )
}
