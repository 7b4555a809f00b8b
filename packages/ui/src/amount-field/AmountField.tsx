import { type Locale, localeEntry, useFormat, useLanguage } from '@baize/i18n'
import { type AmountReading, formatNumber, readAmount } from '@baize/i18n/format'
import { Trans } from '@lingui/react/macro'
import { type FocusEventHandler, type ReactNode, type Ref, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import * as css from './AmountField.css.ts'

export interface AmountFieldProps extends FieldBasics {
  /** The sign or letters of the currency, before the amount. */
  currency?: string
  /** Least amount, a decimal string; named in the hint, with the currency. */
  min?: string | number
  /** Greatest amount, a decimal string; named in the hint, with the currency. */
  max?: string | number
  /** Amounts to choose by one click, decimal strings. */
  quickAmounts?: readonly string[]
  /** Decimals that may be typed. @default 2 */
  decimals?: 0 | 2
  /** An example; never in place of the label. */
  placeholder?: string
  /** A decimal string, or the typed text where that is no amount. */
  value?: string
  /** A decimal string. @default '' */
  defaultValue?: string
  /** The control itself. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed. A decimal string; the text itself where it can be read in two ways or in none; empty for nothing. */
  onValueChange?: (value: string) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/**
 * An amount of money as a decimal string, never a float. What is typed stays as it was typed, and is read by the page's
 * language; what can be read in two ways is asked.
 */
export function AmountField(props: AmountFieldProps) {
  const format = useFormat()
  const { locale } = useLanguage()
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'value',
      'defaultValue',
      'onValueChange',
      'onChange',
      'onBlur',
      'ref',
      'currency',
      'min',
      'max',
      'quickAmounts',
      'decimals',
      'placeholder',
    ])
  const { currency, quickAmounts = [], decimals = 2, placeholder } = control
  const money = (amount: string | number | undefined) =>
    amount === undefined || amount === '' ? undefined : format.amount(String(amount), { symbol: currency })
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  const [left, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const {
    value,
    change: setValue,
    leave,
    elementRef,
  } = useFieldValue<string, HTMLInputElement>(
    { ...control, name: frame.name, defaultValue: control.defaultValue ?? '' },
    input,
    () => {
      setTyped(undefined)
      setLeft(false)
    },
  )
  const sharedRef = useSharedRef(input, elementRef)
  const read = (text: string) => readAmount(text, locale, { decimals, symbol: currency })
  // What its owner has put in place of what was typed is shown as the language writes it.
  const text = typed?.value === value ? typed.text : written(value, locale)
  const reading = read(text)

  function type(next: string) {
    const found = read(next)
    const value = found.kind === 'amount' ? found.value : found.kind === 'empty' ? '' : next
    setTyped({ text: next, value })
    setValue(value)
    if (found.kind === 'empty' || found.kind === 'amount') setLeft(false)
  }

  function take(amount: string) {
    setValue(amount)
    setTyped(undefined)
    setLeft(false)
    input.current?.focus()
  }

  const meant = money(left ? foreignReading(text, reading, locale) : undefined)
  const readAs = meant && (
    <Trans context="hint of an amount field: how what was typed is understood">That’s {meant}</Trans>
  )
  const choices = reading.kind === 'ambiguous' ? reading.values : quickAmounts
  const symbolPlace = currency && (money(0)?.endsWith(currency) ? 'after' : 'before')
  const example = formatNumber('1234.5', locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (
    <FieldFrame
      {...frame}
      hint={
        readAs ??
        frame.hint ??
        rangeHint(Number(control.min) === 0 ? undefined : money(control.min), money(control.max))
      }
      error={
        (left &&
          unread(reading.kind, reading.kind === 'ambiguous' ? reading.values.map(money) : [], example)) ||
        frame.error
      }
    >
      {(attributes) => (
        <>
          <div className={frameCss.box}>
            {symbolPlace === 'before' && <span className={frameCss.before}>{currency}</span>}
            <input
              {...attributes}
              ref={sharedRef}
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              dir="ltr"
              placeholder={placeholder}
              value={text}
              className={css.amount}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={(event) => {
                setLeft(true)
                leave(event)
              }}
            />
            {symbolPlace === 'after' && (
              <span className={frameCss.after}>
                <span>{currency}</span>
              </span>
            )}
          </div>
          {choices.length > 0 && (
            <div className={css.quick}>
              {choices.map((amount) => (
                <Button
                  key={amount}
                  variant="outline"
                  tone="neutral"
                  size="small"
                  disabled={frame.disabled}
                  onClick={() => take(amount)}
                >
                  {format.amount(amount, { symbol: currency, trailingZeroDisplay: 'stripIfInteger' })}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** A decimal string with the decimal mark of a language; any other text as it is. */
function written(value: string, locale: Locale): string {
  return /^\d+\.\d+$/.test(value) ? value.replace('.', localeEntry(locale).numbers.decimal) : value
}

/** Why the typed text is no amount yet. */
function unread(kind: string, [first]: readonly (string | undefined)[], example: string): ReactNode {
  if (kind === 'ambiguous')
    return (
      <Trans context="error of an amount field: what was typed can be read in two ways">
        Did you mean {first}? Choose it below, or enter the amount like {example}.
      </Trans>
    )
  if (kind === 'unreadable')
    return <Trans context="error of an amount field">Enter the amount in digits, such as {example}.</Trans>
  return undefined
}

/** The amount that decimals after a mark which begins none in this language make of a text: it is shown. */
function foreignReading(text: string, reading: AmountReading, locale: Locale): string | undefined {
  if (reading.kind !== 'amount' || !reading.value.includes('.')) return undefined
  const [mark] = /[.,\u066b](?=\p{Nd}*\P{Nd}*$)/u.exec(text.normalize('NFKC')) ?? []
  return mark === '\u066b' || mark === localeEntry(locale).numbers.decimal ? undefined : reading.value
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
