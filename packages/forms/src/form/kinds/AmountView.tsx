import { AmountField } from '@baize/ui'
import { useHeld } from '../useFields.ts'
import type { FieldViewProps } from './look.ts'

/** Money. The form's value is a decimal string, whatever way it was typed; a text that is no amount is refused as that. */
export function AmountView({ field, look, frame }: FieldViewProps) {
  const { ref, value, change } = useHeld(field.name)
  return (
    <AmountField
      {...frame}
      name={field.name}
      ref={ref}
      {...look.money}
      {...(field.minAmount === undefined ? {} : { min: field.minAmount })}
      {...(field.maxAmount === undefined ? {} : { max: field.maxAmount })}
      value={typeof value === 'string' ? value : ''}
      onValueChange={change}
    />
  )
}
