import { useFormat, useLanguage } from '@baize/i18n'
import { latinDigits } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import {
  type ClipboardEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useRef,
  useState,
} from 'react'
import * as dateCss from '../date-field/DateField.css.ts'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, splitField } from '../field/FieldFrame.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import * as css from './TimeField.css.ts'
import {
  clockOf,
  readPastedTime,
  readTime,
  readWrittenTime,
  type TimeProblem,
  timeText,
  type WrittenTime,
  writeTime,
} from './times.ts'

export interface TimeFieldProps extends FieldBasics {
  /** The time of day, `13:05`, when controlled; null for none. */
  value?: string | null
  /** The initial time, when uncontrolled. @default null */
  defaultValue?: string | null
  /** Earliest time that can be taken, `09:00`. */
  min?: string | number | undefined
  /** Latest time that can be taken. */
  max?: string | number | undefined
  /** How many minutes the arrow keys go. @default 1 */
  step?: number
  /** The input of the hours. */
  ref?: Ref<HTMLInputElement> | undefined
  /** A time that can be taken, or null while there is none. */
  onValueChange?: (time: string | null) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLElement>
}

/**
 * A time of day in Latin digits, in every language: on the clock of 12 or 24 hours that the language writes. Arrows
 * count, and a full part moves the focus to the next. It knows no zone: it is the time of the place that the label names.
 */
export function TimeField(props: TimeFieldProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'value',
      'defaultValue',
      'min',
      'max',
      'step',
      'ref',
      'onValueChange',
      'onChange',
      'onBlur',
    ])
  const { step = 1 } = control
  // `register()` of a form library types them as either.
  const [min, max] = [control.min, control.max].map((limit) => limit?.toString())
  const clock = clockOf(locale)
  const [typed, setTyped] = useState<WrittenTime>()
  const [left, setLeft] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const {
    value,
    change: setValue,
    leave,
    elementRef,
  } = useFieldValue<string | null, HTMLInputElement>(
    { ...control, name: frame.name, defaultValue: control.defaultValue ?? null },
    box,
    () => {
      setTyped(undefined)
      setLeft(false)
    },
  )
  const hour = useRef<HTMLInputElement>(null)
  const minute = useRef<HTMLInputElement>(null)
  const hourRef = useSharedRef(hour, elementRef)
  const problemText = useTimeProblem(min, max)
  const written = typed ?? writeTime(value, clock)
  const problem = typed && readWrittenTime(typed, clock, { min, max }).problem

  function write(next: WrittenTime) {
    setTyped(next)
    setLeft(false)
    const { time } = readWrittenTime(next, clock, { min, max })
    if (time !== value) setValue(time)
  }

  function go(part: HTMLInputElement | null) {
    part?.focus()
    part?.select()
  }

  function type(part: 'hour' | 'minute', text: string) {
    const digits = latinDigits(text).replace(/\D/g, '').slice(0, 2)
    write({ ...written, [part]: digits })
    const isFull = digits.length === 2 || Number(digits) > (clock.halves ? 1 : 2)
    if (part === 'hour' && (isFull || (digits !== '' && /[:.\s]$/.test(text)))) go(minute.current)
  }

  /** Counts the whole time on; an empty one begins at the earliest. */
  function count(part: 'hour' | 'minute', by: number) {
    const now = readWrittenTime(written, clock, {}).time
    const minutes = readTime(now)
    const begin = readTime(min) ?? 0
    const next = minutes === undefined ? begin : minutes + by * (part === 'hour' ? 60 : step)
    write(writeTime(timeText(next), clock))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, part: 'hour' | 'minute') {
    const input = event.currentTarget
    const { selectionStart, selectionEnd } = input
    const isWhole = selectionStart === 0 && selectionEnd === input.value.length
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      count(part, event.key === 'ArrowUp' ? 1 : -1)
      queueMicrotask(() => input.select())
    } else if (event.key === 'Backspace' && input.value === '' && part === 'minute') {
      event.preventDefault()
      go(hour.current)
    } else if (
      event.key === 'ArrowRight' &&
      part === 'hour' &&
      (isWhole || selectionStart === input.value.length)
    ) {
      event.preventDefault()
      go(minute.current)
    } else if (event.key === 'ArrowLeft' && part === 'minute' && selectionStart === 0) {
      event.preventDefault()
      go(hour.current)
    }
  }

  function onPaste(event: ClipboardEvent) {
    const read = readPastedTime(latinDigits(event.clipboardData.getData('text')), clock)
    if (!read) return
    event.preventDefault()
    write(read)
  }

  const error = problemText(left ? problem : undefined) ?? frame.error
  return (
    <FieldGroup {...frame} error={error}>
      {({ name, 'aria-required': _required, ...attributes }) => {
        const invalid = attributes['aria-invalid']
        const shared = {
          type: 'text',
          inputMode: 'numeric',
          autoComplete: 'off',
          className: dateCss.segment,
          onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
        } as const
        const half = clock.halves && (
          <select
            aria-label={t({ message: 'AM or PM', context: 'part of a time: AM or PM' })}
            aria-invalid={invalid}
            disabled={frame.disabled}
            value={written.half}
            className={css.half}
            onChange={(event) => write({ ...written, half: event.currentTarget.value === '1' ? 1 : 0 })}
          >
            {clock.halves.map((words, index) => (
              <option key={words} value={index} className={css.option}>
                {words}
              </option>
            ))}
          </select>
        )
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: focus that leaves any of the parts leaves the field
          <div
            ref={box}
            className={cx(frameCss.box, dateCss.row, css.time)}
            onPaste={onPaste}
            onBlur={(event) => {
              if (event.currentTarget.contains(event.relatedTarget)) return
              setLeft(true)
              if (!problem) setTyped(undefined)
              leave(event)
            }}
          >
            {clock.halfFirst && half}
            <span dir="ltr" className={dateCss.segments}>
              <input
                {...attributes}
                {...shared}
                ref={hourRef}
                aria-label={t({ message: 'Hours', context: 'part of a time' })}
                placeholder={t({
                  message: 'HH',
                  comment: 'Stands where the two digits of an hour are to be written',
                })}
                value={written.hour}
                onChange={(event) => type('hour', event.currentTarget.value)}
                onKeyDown={(event) => onKeyDown(event, 'hour')}
              />
              <span aria-hidden="true" className={dateCss.slash}>
                :
              </span>
              <input
                {...shared}
                ref={minute}
                aria-label={t({ message: 'Minutes', context: 'part of a time' })}
                aria-invalid={invalid}
                disabled={frame.disabled}
                placeholder={t({
                  message: 'MM',
                  context: 'minutes',
                  comment: 'Stands where the two digits of a minute are to be written',
                })}
                value={written.minute}
                onChange={(event) => type('minute', event.currentTarget.value)}
                onKeyDown={(event) => onKeyDown(event, 'minute')}
              />
            </span>
            {!clock.halfFirst && half}
            {name !== undefined && (
              <input type="hidden" name={name} value={value ?? ''} disabled={frame.disabled} />
            )}
          </div>
        )
      }}
    </FieldGroup>
  )
}

/** What is wrong with a written time, in words. */
function useTimeProblem(min: string | undefined, max: string | undefined) {
  const { t } = useLingui()
  const format = useFormat()
  return (problem: TimeProblem | undefined): string | undefined => {
    const written = (time = '') => format.time(`2033-11-22T${time}:00Z`, { timeZone: 'UTC' })
    const [first, last] = [written(min), written(max)]
    if (problem === 'incomplete')
      return t({ message: 'Enter the hours and minutes', context: 'error of a time' })
    if (problem === 'nonexistent') return t({ message: 'Enter a valid time', context: 'error of a time' })
    if (problem === 'early') return t({ message: `Choose ${first} or later`, context: 'error of a time' })
    if (problem === 'late') return t({ message: `Choose ${last} or earlier`, context: 'error of a time' })
    return undefined
  }
}
