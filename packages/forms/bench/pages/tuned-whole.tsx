import { useMemo } from 'react'
import { type Control, useForm, useFormState } from 'react-hook-form'
import { registerRules as rules } from '../../src/testing/registerRules.ts'
import { checksOf, fields, type Values } from './fields.tsx'
import { Shell, Summary } from './shell.tsx'
import { defaultValues, TunedField, tunedResolver } from './tuned.tsx'

function TunedSummary({ control }: { control: Control<Values> }) {
  const { errors, submitCount } = useFormState({ control })
  const shown = fields.flatMap(({ name }) => {
    const message = errors[name]?.message
    return message === undefined ? [] : [{ fieldId: `tuned-${name}`, message }]
  })
  return <Summary errors={shown} failures={submitCount} />
}

/** react-hook-form, tuned by hand, with GOV.UK's summary and title: as much as ours shows. */
export function Page() {
  const resolver = useMemo(() => tunedResolver(checksOf(rules)), [])
  const { control, register, handleSubmit } = useForm<Values>({
    defaultValues,
    resolver,
    shouldFocusError: false,
  })
  return (
    <Shell onSubmit={handleSubmit(() => {})}>
      <TunedSummary control={control} />
      {fields.map((field) => (
        <TunedField key={field.name} field={field} control={control} register={register} />
      ))}
    </Shell>
  )
}
