import { RadioCards, RadioGroup, SelectField } from '@baize/ui'
import type { FieldDescription } from '../../compiler/index.ts'
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
