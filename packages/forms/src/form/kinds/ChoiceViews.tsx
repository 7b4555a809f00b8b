import { CheckboxField, RadioCards, RadioGroup, SelectField } from '@baize/ui'
import { useState } from 'react'
import type { FieldDescription } from '../../compiler/index.ts'
import { useFormScope } from '../FormContext.ts'
import type { FieldLook, FieldViewProps } from './look.ts'
import { useControl } from './useControl.ts'

type Options = NonNullable<FieldLook['options']>

const optionsOf = (field: FieldDescription, look: FieldLook): Options =>
  look.options ?? (field.options ?? []).map((value) => ({ value, label: value }))

/** One of several, from the browser's own list. */
export function SelectView({ field, look, frame }: FieldViewProps) {
  const control = useControl(field.name)
  return (
    <SelectField
      {...frame}
      {...control}
      options={optionsOf(field, look)}
      autoComplete={field.autocomplete}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
    />
  )
}

/** One of several, all in view. */
export function ChoiceView({ field, look, frame }: FieldViewProps) {
  const control = useControl(field.name)
  const options = optionsOf(field, look)
  return look.cards ? (
    <RadioCards {...frame} {...control} options={options} />
  ) : (
    <RadioGroup {...frame} {...control} options={options} />
  )
}

/** Yes or no. */
export function CheckboxView({ field, frame }: FieldViewProps) {
  const control = useControl(field.name)
  const { getValues } = useFormScope().form
  // A server's page shows the tick before any code is there.
  const [ticked] = useState(() => getValues(field.name) === true)
  return <CheckboxField {...frame} {...control} defaultChecked={ticked} optional={false} />
}
