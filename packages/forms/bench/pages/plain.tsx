import { useMemo } from 'react'
import { type Control, type UseFormRegister, useForm, useFormState } from 'react-hook-form'
import { registerRules as rules } from '../../src/testing/registerRules.ts'
import { checksOf, fields, type HandField, type Values } from './fields.tsx'
import { defaultValues, tunedResolver } from './tuned.tsx'

function PlainField({
  field,
  control,
  register,
}: {
  field: HandField
  control: Control<Values>
  register: UseFormRegister<Values>
}) {
  const { name, label, look, secret } = field
  const { errors } = useFormState({ control, name, exact: true })
  const message = errors[name]?.message
  return (
    <div>
      <label htmlFor={`plain-${name}`}>{label}</label>
      <input
        {...look}
        {...register(name)}
        id={`plain-${name}`}
        type={secret ? 'password' : look.type}
        aria-required
        aria-invalid={message !== undefined || undefined}
        aria-describedby={message === undefined ? undefined : `plain-${name}-error`}
      />
      {message !== undefined && <p id={`plain-${name}-error`}>{message}</p>}
    </div>
  )
}

/** react-hook-form, tuned by hand, over bare inputs without any look: what no product ships. For information. */
export function Page() {
  const resolver = useMemo(() => tunedResolver(checksOf(rules)), [])
  const { control, register, handleSubmit } = useForm<Values>({ defaultValues, resolver })
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      {fields.map((field) => (
        <PlainField key={field.name} field={field} control={control} register={register} />
      ))}
      <button type="submit">Open an account</button>
    </form>
  )
}
