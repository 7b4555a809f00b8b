import { AmountField } from '@baize/ui'
import type { FieldViewProps } from './look.ts'
import { useControl } from './useControl.ts'

/** Money. */
export function AmountView({ field, look, frame }: FieldViewProps) {
  const control = useControl(field.name)
  return (
    <AmountField
      {...frame}
      {...control}
      {...look.money}
      {...(field.minAmount === undefined ? {} : { min: field.minAmount })}
      {...(field.maxAmount === undefined ? {} : { max: field.maxAmount })}
    />
  )
}
