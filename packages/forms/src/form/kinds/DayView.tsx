import { DateField } from '@baize/ui'
import { useEffect } from 'react'
import { useFormScope } from '../FormContext.ts'
import { useHeld } from '../useFields.ts'
import type { FieldViewProps } from './look.ts'

/** No day of any calendar: one that was begun is refused, where an empty one would be left out. */
const unfinished = '0000-00-00'

/** A day, written in parts or chosen from a calendar. The form says what is wrong with it when it is sent. */
export function DayView({ field, frame }: FieldViewProps) {
  const { form } = useFormScope()
  const { name, minDate, maxDate, autocomplete } = field
  const { ref, value, change } = useHeld(name)
  const text = typeof value === 'string' ? value : ''
  useEffect(() => {
    // The parts of an unfinished day are not kept with a draft.
    if (form.getValues(name) === unfinished) form.setValue(name, '')
  }, [form, name])
  return (
    <DateField
      {...frame}
      name={name}
      ref={ref}
      min={minDate}
      max={maxDate}
      value={text === '' || text === unfinished ? null : text}
      autoComplete={autocomplete === 'bday' ? autocomplete : undefined}
      onInputChange={(written) => change(written ?? unfinished)}
    />
  )
}
