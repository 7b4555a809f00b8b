import { TextAreaField } from '@baize/ui'
import { useState } from 'react'
import { codePointLength, normaliseValue } from '../../compiler/index.ts'
import { useFormScope } from '../FormContext.ts'
import type { FieldViewProps } from './look.ts'
import { useControl } from './useControl.ts'

/** Several lines, counted as the rule counts them. */
export function LongTextView({ field, look, frame }: FieldViewProps) {
  const { form } = useFormScope()
  const control = useControl(field.name)
  // The counter begins with what a draft kept.
  const [start] = useState(() => String(form.getValues(field.name) ?? ''))
  return (
    <TextAreaField
      {...frame}
      {...control}
      defaultValue={start}
      autoComplete={field.autocomplete}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
      {...(look.rows === undefined ? {} : { rows: look.rows })}
      {...(field.max === undefined ? {} : { maxLength: field.max })}
      count={(text) => codePointLength(normaliseValue(field, text))}
    />
  )
}
