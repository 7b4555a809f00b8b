import { useLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type FocusEventHandler, type Ref, useEffect, useRef, useState } from 'react'
import { CalendarPopup } from '../date-field/calendarPopupOnDemand.ts'
import * as dateCss from '../date-field/DateField.css.ts'
import { DateSegments } from '../date-field/DateSegments.tsx'
import { todayIn } from '../date-field/days.ts'
import { useDayProblem } from '../date-field/problems.ts'
import { useDayEntry, useWrittenDay } from '../date-field/useDayEntry.ts'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, splitField } from '../field/FieldFrame.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CalendarIcon } from '../icons/icons.ts'
import type { DayRange } from '../preset-range/days.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { onIntent } from '../private/onDemand.tsx'
import { whenTouched } from '../private/whenTouched.ts'
import * as css from './DateRangeField.css.ts'
import { defaultRangePresets, type RangePreset } from './presets.ts'
import { RangeMonth } from './RangeMonth.tsx'
import { RangePresets } from './RangePresets.tsx'

export interface DateRangeFieldProps extends FieldBasics {
  /** Name of the range for react-hook-form; a browser's form takes `fromName` and `toName`. */
  name?: string | undefined
  /** The range, both days included, when controlled; null for none. */
  value?: DayRange | null
  /** The initial range, when uncontrolled. @default null */
  defaultValue?: DayRange | null
  /** Ranges to choose by one click. @default today, yesterday, this week, this month, last 7 and last 30 days */
  presets?: readonly RangePreset[]
  /** Earliest day that can be taken, `2026-11-21`. */
  min?: string | number | undefined
  /** Latest day that can be taken. */
  max?: string | number | undefined
  /** Zone whose today it is: the brand's day is not always the device's. @default the language provider's, else the device's */
  timeZone?: string
  /** Today, where the server says it. @default today in the zone */
  today?: string
  /** Name of the first day in the form's data. */
  fromName?: string
  /** Name of the last day in the form's data. */
  toName?: string
  /** The first input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** A whole range, or null while there is none. */
  onValueChange?: (range: DayRange | null) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLElement>
}

/** From a day to a day: both written in parts, chosen from one calendar, or chosen by one click. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { t } = useLingui()
  const language = useLanguage()
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
      'presets',
      'timeZone',
      'today',
      'fromName',
      'toName',
    ])
  const [min, max] = [control.min, control.max].map((day) => day?.toString())
  const { presets = defaultRangePresets, fromName, toName } = control
  const timeZone = control.timeZone ?? language.timeZone
  /** The days one by one: while one is missing there is no range. */
  const [days, setDays] = useState<{ from: string | null; to: string | null }>()
  const box = useRef<HTMLDivElement>(null)
  const firstWritten = useWrittenDay()
  const lastWritten = useWrittenDay()
  const {
    value,
    change: setValue,
    leave,
    elementRef,
  } = useFieldValue<DayRange | null, HTMLInputElement>(
    { ...control, name: frame.name, defaultValue: control.defaultValue ?? null },
    box,
    () => {
      setDays(undefined)
      firstWritten.reset()
      lastWritten.reset()
    },
  )
  /** The last controlled range, and the last reported one. */
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  const { from, to } = days ?? value ?? { from: null, to: null }
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  useEffect(() => whenTouched(() => void CalendarPopup.preload()), [])
  const problemText = useDayProblem(min, max)
  const today = () => control.today ?? todayIn(timeZone)

  function change(range: DayRange | null) {
    setTold(range)
    if (isSame(range, value)) return
    setValue(range)
  }

  function write(next: { from: string | null; to: string | null }) {
    const whole = next.from !== null && next.to !== null && next.from <= next.to
    setDays(next)
    change(whole ? { from: next.from as string, to: next.to as string } : null)
  }

  const first = useDayEntry(firstWritten, from, min, max, (day) => write({ from: day, to }))
  const last = useDayEntry(lastWritten, to, min, max, (day) => write({ from, to: day }))

  function choose(range: DayRange) {
    firstWritten.reset()
    lastWritten.reset()
    setDays(undefined)
    setOpen(false)
    change(range)
  }

  // Another range than the one that was written here: its owner, or the address, has chosen it.
  if (!isSame(value, seen)) {
    setSeen(value)
    if (!isSame(value, told)) {
      setTold(value)
      setDays(undefined)
      firstWritten.reset()
      lastWritten.reset()
    }
  }

  const backwards =
    from !== null && to !== null && from > to
      ? t({ message: 'The end date is before the start date', context: 'error of a range of days' })
      : undefined
  const error = problemText(first.problem) ?? problemText(last.problem) ?? backwards ?? frame.error
  const now = open ? today() : ''
  return (
    <FieldGroup {...frame} error={error}>
      {({ name: _name, 'aria-required': _required, ...attributes }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: focus that leaves any of the parts leaves the field
        <div
          {...onIntent(CalendarPopup)}
          ref={box}
          className={cx(frameCss.box, dateCss.row)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) leave(event)
          }}
        >
          <div className={dateCss.days}>
            <DateSegments
              entry={first}
              control={attributes}
              invalid={attributes['aria-invalid'] === true}
              label={t({ message: 'From', context: 'First day of a period' })}
              today={today}
              firstRef={elementRef}
            />
            <span aria-hidden="true" className={dateCss.dash}>
              –
            </span>
            <DateSegments
              entry={last}
              control={{ disabled: frame.disabled }}
              invalid={attributes['aria-invalid'] === true}
              label={t({ message: 'To', context: 'Last day of a period' })}
              today={today}
            />
          </div>
          <IconButton
            icon={<CalendarIcon />}
            label={t({ message: 'Open calendar', context: 'button of a field for a date' })}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={frame.disabled}
            onClick={() => setOpen(true)}
          />
          {fromName !== undefined && (
            <input type="hidden" name={fromName} value={value?.from ?? ''} disabled={frame.disabled} />
          )}
          {toName !== undefined && (
            <input type="hidden" name={toName} value={value?.to ?? ''} disabled={frame.disabled} />
          )}
          {wasOpen && (
            <CalendarPopup
              open={open}
              label={t({ message: 'Choose dates', context: 'title of a calendar' })}
              box={box}
              onClose={() => setOpen(false)}
            >
              <div className={css.body}>
                {presets.length > 0 && (
                  <RangePresets {...{ presets, value, min, max }} today={now} onRangeChange={choose} />
                )}
                <RangeMonth {...{ value, min, max }} today={now} onRangeChange={choose} />
              </div>
            </CalendarPopup>
          )}
        </div>
      )}
    </FieldGroup>
  )
}

function isSame(one: DayRange | null, other: DayRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to
}
