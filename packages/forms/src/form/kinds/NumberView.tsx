import { NumberField } from '@baize/ui'
import { useHeld } from '../useFields.ts'
import type { FieldViewProps } from './look.ts'

/** A whole number, with buttons that count. */
export function NumberView({ field, frame }: FieldViewProps) {
  const { ref, value: text, change } = useHeld(field.name)
  const { minNumber: least = 0, maxNumber: most = Number.MAX_SAFE_INTEGER } = field
  const number = typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
  // What is no number within the limits stays in the field as it was typed; the form refuses it.
  const value = number !== undefined && number >= least && number <= most ? number : null
  return (
    <NumberField
      {...frame}
      name={field.name}
      ref={ref}
      {...(field.minNumber === undefined ? {} : { min: field.minNumber })}
      {...(field.maxNumber === undefined ? {} : { max: field.maxNumber })}
      {...(field.step === undefined ? {} : { step: field.step })}
      value={value}
      onValueChange={(next) => change(next === null ? '' : String(next))}
      onInputChange={change}
    />
  )
}
