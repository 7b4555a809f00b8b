import { DateField } from '@baize/ui'
import { useController } from 'react-hook-form'
import { useFormScope } from '../FormContext.ts'
import type { FormValues } from '../values.ts'
import type { FieldViewProps } from './look.ts'

/** A day, written in parts or chosen from a calendar. */
export function DateView({ field, frame }: FieldViewProps) {
  const { form } = useFormScope()
  const { field: held } = useController<FormValues>({ control: form.control, name: field.name })
  return (
    <DateField
      {...frame}
      name={field.name}
      ref={held.ref}
      min={field.minDate}
      max={field.maxDate}
      value={typeof held.value === 'string' && held.value !== '' ? held.value : null}
      onValueChange={(day) => held.onChange(day ?? '')}
      onBlur={held.onBlur}
    />
  )
}
