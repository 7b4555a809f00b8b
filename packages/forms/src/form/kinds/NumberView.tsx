import { NumberField } from '@baize/ui'
import { useHeld } from '../useFields.ts'
import type { FieldViewProps } from './look.ts'

/** A whole number, with buttons that count. */
export function NumberView({ field, frame }: FieldViewProps) {
  const held = useHeld(field.name)
  const value = typeof held.value === 'string' && /^\d{1,15}$/.test(held.value) ? Number(held.value) : null
  return (
    <NumberField
      {...frame}
      name={field.name}
      ref={held.ref}
      {...(field.minNumber === undefined ? {} : { min: field.minNumber })}
      {...(field.maxNumber === undefined ? {} : { max: field.maxNumber })}
      {...(field.step === undefined ? {} : { step: field.step })}
      value={value}
      onValueChange={(next) => held.change(next === null ? '' : String(next))}
    />
  )
}
