import { useLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type FocusEventHandler, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, splitField } from '../field/FieldFrame.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CalendarIcon } from '../icons/icons.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { onIntent } from '../private/onDemand.tsx'
import { whenTouched } from '../private/whenTouched.ts'
import { Calendar } from './Calendar.tsx'
import { CalendarPopup } from './calendarPopupOnDemand.ts'
import * as css from './DateField.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { todayIn } from './days.ts'
import { useDayProblem } from './problems.ts'
import { useDayEntry, useWrittenDay } from './useDayEntry.ts'

export interface DateFieldProps extends FieldBasics {
  /** The day, `2026-11-21`, when controlled; null for none. */
  value?: string | null
  /** The initial day, when uncontrolled. @default null */
  defaultValue?: string | null
  /** Earliest day that can be taken, `2026-11-21`. */
  min?: string | number | undefined
  /** Latest day that can be taken. */
  max?: string | number | undefined
  /** Zone whose today it is: the brand's day is not always the device's. @default the language provider's, else the device's */
  timeZone?: string
  /** Today, where the server says it. @default today in the zone */
  today?: string
  /** A date of birth that browsers fill in. @default nothing is filled in */
  autoComplete?: 'bday' | undefined
  /** The input of the first part. */
  ref?: Ref<HTMLInputElement> | undefined
  /** A day that can be taken, or null while there is none. */
  onValueChange?: (day: string | null) => void
  /**
   * Each change of what is written, for a form that says itself what is wrong: the day even where it cannot be taken or
   * does not exist, '' for nothing, null while parts are missing.
   */
  onInputChange?: (text: string | null) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLElement>
}

/**
 * A day of the Gregorian calendar in Latin digits, in every language: written in parts that follow the language's
 * order, or chosen from a calendar. What its calendar opens in is loaded on intent.
 */
export function DateField(props: DateFieldProps) {
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
      'timeZone',
      'today',
      'autoComplete',
      'onInputChange',
    ])
  const [min, max] = [control.min, control.max].map((day) => day?.toString())
  const timeZone = control.timeZone ?? language.timeZone
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  useEffect(() => whenTouched(() => void CalendarPopup.preload()), [])
  const box = useRef<HTMLDivElement>(null)
  const written = useWrittenDay()
  const {
    value,
    change: setValue,
    leave,
    elementRef,
  } = useFieldValue<string | null, HTMLInputElement>(
    { ...control, name: frame.name, defaultValue: control.defaultValue ?? null },
    box,
    () => written.reset(),
  )
  const entry = useDayEntry(written, value, min, max, setValue, control.onInputChange)
  const problemText = useDayProblem(min, max)
  const today = () => control.today ?? todayIn(timeZone)

  function pick(day: string) {
    written.reset()
    setOpen(false)
    setValue(day)
    control.onInputChange?.(day)
  }

  const error = problemText(entry.problem) ?? frame.error
  const now = open ? today() : ''
  const todayFits = (min === undefined || now >= min) && (max === undefined || now <= max)
  return (
    <FieldGroup {...frame} error={error}>
      {({ name, 'aria-required': _required, ...attributes }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: focus that leaves any of the parts leaves the field
        <div
          {...onIntent(CalendarPopup)}
          ref={box}
          className={cx(frameCss.box, css.row)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) leave(event)
          }}
        >
          <div className={css.days}>
            <DateSegments
              entry={entry}
              control={attributes}
              invalid={attributes['aria-invalid'] === true}
              today={today}
              firstRef={elementRef}
              autoComplete={control.autoComplete}
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
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} disabled={frame.disabled} />
          )}
          {wasOpen && (
            <CalendarPopup
              open={open}
              label={t({ message: 'Choose a date', context: 'title of a calendar' })}
              box={box}
              onClose={() => setOpen(false)}
            >
              <Calendar from={value} to={value} today={now} min={min} max={max} onPick={pick} />
              {todayFits && (
                <div className={css.footer}>
                  <Button variant="plain" size="small" onClick={() => pick(now)}>
                    {t({ message: 'Today', context: 'button of a calendar' })}
                  </Button>
                </div>
              )}
            </CalendarPopup>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
