import { useFormat, useLanguage } from '@baize/i18n'
import { readAmount } from '@baize/i18n/format'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEventHandler, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../icons/icons.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import * as css from './NumberField.css.ts'

export interface NumberFieldProps extends FieldBasics {
  /** The number, when controlled; null for none. */
  value?: number | null
  /** The initial number, when uncontrolled. @default null */
  defaultValue?: number | null
  /** Least number; named in the hint with `max`. @default 0 */
  min?: number | string
  /** Greatest number. @default Number.MAX_SAFE_INTEGER */
  max?: number | string
  /** The step of a button or an arrow key. @default 1 */
  step?: number
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** A whole number within the limits, or null while there is none. */
  onValueChange?: (value: number | null) => void
  /** A text was typed that is no whole number within the limits: that text, so that a form can refuse it; or nothing. */
  onInputChange?: (text: string) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** Steps of Page Up and Page Down. */
const page = 10

/** A whole number: a count of things. For money take AmountField, which knows no floats. */
export function NumberField(props: NumberFieldProps) {
  const { t } = useLingui()
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
      'min',
      'max',
      'step',
      'onInputChange',
    ])
  const { step = 1 } = control
  const min = Number(control.min ?? 0)
  const max = Number(control.max ?? Number.MAX_SAFE_INTEGER)
  /** What is being typed, which need not be a number within the limits yet. */
  const [typed, setTyped] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const { name } = frame
  const {
    value,
    change: setValue,
    leave,
    elementRef,
  } = useFieldValue<number | null, HTMLInputElement>(
    { ...control, name, defaultValue: control.defaultValue ?? null },
    box,
    () => setTyped(undefined),
  )
  const clamp = (number: number) => Math.min(Math.max(Math.trunc(number), min), max)

  function change(next: number | null) {
    if (next !== value) setValue(next)
  }

  /** The whole number that a text says; a mark that may begin decimals makes it none. */
  function read(text: string): number | undefined {
    const [, sign = '', digits = ''] = /^\s*([-−‒–]?)(.*)$/s.exec(text) ?? []
    const found = readAmount(digits, locale, { decimals: 0 })
    if (found.kind !== 'amount') return undefined
    return sign ? -Number(found.value) : Number(found.value)
  }

  function type(text: string) {
    setTyped(text)
    const number = read(text)
    const taken = number !== undefined && number >= min && number <= max
    change(taken ? number : null)
    if (!taken) control.onInputChange?.(text.trim())
  }

  /** The next number on the grid of steps; from nothing, the nearest to zero that can be taken. */
  function count(by: number) {
    const written = (typed === undefined ? undefined : read(typed)) ?? value
    setTyped(undefined)
    change(written === null ? clamp(0) : clamp(written + by))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const moves: Record<string, number> = {
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: page * step,
      PageDown: -page * step,
    }
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    count(by)
  }

  /** What is outside of the limits is said to be so, not changed behind one's back. */
  const wrong = typed !== undefined && !/^\s*[-−‒–]?\s*$/.test(typed) && value === null
  /** No bound is wrong then, and a form that refused it says what is. */
  const isNoNumber = typed !== undefined && read(typed) === undefined
  const [least, most] = [format.number(min), format.number(max)]
  const bounds =
    control.max === undefined ? (
      control.min !== undefined && <Trans context="hint of a field for a count">At least {least}</Trans>
    ) : (
      <Trans context="hint of a field for a count">
        From {least} to {most}
      </Trans>
    )
  return (
    <FieldFrame
      {...frame}
      hint={frame.hint ?? (wrong ? undefined : bounds)}
      error={
        wrong && !(isNoNumber && frame.error)
          ? rangeError(least, most, control.max !== undefined)
          : frame.error
      }
    >
      {(attributes) => (
        <div ref={box} className={css.box} dir="ltr">
          <IconButton
            icon={<MinusIcon />}
            label={t({ message: 'Decrease', context: 'button of a field for a count' })}
            aria-controls={attributes.id}
            disabled={attributes.disabled || (value !== null && value <= min)}
            onClick={() => count(-step)}
          />
          <input
            {...attributes}
            ref={elementRef}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuemin={control.min === undefined && control.max === undefined ? undefined : min}
            aria-valuemax={control.max === undefined ? undefined : max}
            aria-valuetext={value === null ? (typed ?? '') : format.number(value)}
            value={typed ?? value ?? ''}
            className={css.number}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              if (!wrong) setTyped(undefined)
              leave(event)
            }}
          />
          <IconButton
            icon={<PlusIcon />}
            label={t({ message: 'Increase', context: 'button of a field for a count' })}
            aria-controls={attributes.id}
            disabled={attributes.disabled || (value !== null && value >= max)}
            onClick={() => count(step)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

function rangeError(least: string, most: string, limited: boolean) {
  if (limited)
    return (
      <Trans context="error of a field for a count">
        Enter a number from {least} to {most}
      </Trans>
    )
  return <Trans context="error of a field for a count">Enter {least} or more</Trans>
}
