import { useFormat } from '@baize/i18n'
import { Trans } from '@lingui/react/macro'
import { type ChangeEvent, type ChangeEventHandler, type FocusEventHandler, type Ref, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'
import * as css from './AmountField.css.ts'
import { plainAmount } from './plainAmount.ts'

export interface AmountFieldProps extends FieldBasics {
  /** The sign or letters of the currency, before the amount. */
  currency?: string
  /** Least amount, a decimal string; named in the hint, with the currency. */
  min?: string
  /** Greatest amount, a decimal string; named in the hint, with the currency. */
  max?: string
  /** Amounts to take by one press, decimal strings. */
  quickAmounts?: readonly string[]
  /** Decimals that may be typed. @default 2 */
  decimals?: 0 | 2
  /** An example; never in place of the label. */
  placeholder?: string
  /** A decimal string. */
  value?: string
  /** A decimal string. */
  defaultValue?: string
  /** The control itself. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed; `event.target.value` is what it holds now. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** An amount of money as a decimal string: never a float, never changed by the wheel. */
export function AmountField(props: AmountFieldProps) {
  const format = useFormat()
  const { frame, control } = splitField(props)
  const { currency, min, max, quickAmounts = [], decimals = 2, onChange, ...input } = control
  const box = useRef<HTMLDivElement>(null)
  const money = (amount: string | undefined) => amount && format.amount(amount, { symbol: currency })

  function change(event: ChangeEvent<HTMLInputElement>) {
    const plain = plainAmount(event.target.value, decimals)
    if (plain !== event.target.value) event.target.value = plain
    onChange?.(event)
  }

  function take(amount: string) {
    const element = box.current?.querySelector('input')
    if (!element) return
    // The native setter, so that React sees a change and tells whoever holds the value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, amount)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.focus()
  }

  return (
    <FieldFrame {...frame} hint={frame.hint ?? rangeHint(money(min), money(max))}>
      {(attributes) => (
        <>
          <div ref={box} className={frameCss.box}>
            {currency !== undefined && <span className={frameCss.before}>{currency}</span>}
            <input
              {...inputAttributes(input)}
              {...attributes}
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              dir="ltr"
              className={css.amount}
              onChange={change}
            />
          </div>
          {quickAmounts.length > 0 && (
            <div className={css.quick}>
              {quickAmounts.map((amount) => (
                <Button
                  key={amount}
                  variant="outline"
                  tone="neutral"
                  size="small"
                  disabled={frame.disabled}
                  onClick={() => take(amount)}
                >
                  {format.number(amount)}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </FieldFrame>
  )
}

function rangeHint(min: string | undefined, max: string | undefined) {
  if (min && max)
    return (
      <Trans context="hint of an amount field">
        From {min} to {max}
      </Trans>
    )
  if (min) return <Trans context="hint of an amount field">At least {min}</Trans>
  if (max) return <Trans context="hint of an amount field">At most {max}</Trans>
  return undefined
}
