import { CheckboxField } from '@baize/ui'
import { useState } from 'react'
import { useFormScope } from '../FormContext.ts'
import type { FieldViewProps } from './look.ts'
import { useControl } from './useControl.ts'

/** Yes or no. */
export function CheckboxView({ field, frame }: FieldViewProps) {
  const control = useControl(field.name)
  const { getValues } = useFormScope().form
  // A server's page shows the tick before any code is there.
  const [ticked] = useState(() => getValues(field.name) === true)
  return <CheckboxField {...frame} {...control} defaultChecked={ticked} optional={false} />
}
