import { DateField, type TextFieldProps } from '@baize/ui'
import type { ChangeEvent } from 'react'

type Wiring = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'id' | 'name' | 'ref' | 'onChange' | 'onBlur'>

/** A day of the floors: input is passed to react-hook-form as a change of the field. */
export function HandDay({ onChange, onBlur, ...field }: Wiring) {
  return (
    <DateField
      {...field}
      required
      autoComplete="bday"
      onInputChange={(written) => {
        const target = { name: field.name, value: written ?? '0000-00-00' }
        onChange?.({ type: 'change', target } as ChangeEvent<HTMLInputElement>)
      }}
      onBlur={() => onBlur?.({ type: 'blur', target: { name: field.name } } as never)}
    />
  )
}
