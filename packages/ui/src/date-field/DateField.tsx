import { useLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type FocusEventHandler, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, splitField } from '../field/FieldFrame.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CalendarIcon } from '../icons/icons.ts'
import { join } from '../private/join.ts'
import { onIntent } from '../private/onDemand.tsx'
import { whenTouched } from '../private/whenTouched.ts'
import { Calendar } from './Calendar.tsx'
import { CalendarPopup } from './calendarPopupOnDemand.ts'
import * as css from './DateField.css.ts'
import { DateSegments } from './DateSegments.tsx'
import { todayIn } from './days.ts'
import { useDayProblem } from './problems.ts'
import { useDayEntry } from './useDayEntry.ts'

export interface DateFieldProps extends FieldBasics {
  /** The day, `2026-11-21`, where its owner holds it; null for none. */
  value?: string | null
  /** The day at first, where the page holds it. @default null */
  defaultValue?: string | null
  /** Earliest day that can be taken, `2026-11-21`. */
  min?: string | undefined
  /** Latest day that can be taken. */
  max?: string | undefined
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
  onWrittenChange?: (text: string | null) => void
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
  const { min, max, ref } = control
  const timeZone = control.timeZone ?? language.timeZone
  const initial = control.defaultValue ?? null
  const [value, setValue, restore] = useValue(control.value, initial, control.onValueChange)
  const [open, setOpen] = useState(false)
  useEffect(() => whenTouched(() => void CalendarPopup.preload()), [])
  const box = useRef<HTMLDivElement>(null)
  const entry = useDayEntry(value, min, max, setValue, control.onWrittenChange)
  useFormReset(box, () => {
    entry.reset()
    restore()
  })
  const problemText = useDayProblem(min, max)
  const today = () => control.today ?? todayIn(timeZone)

  function pick(day: string) {
    entry.reset()
    setOpen(false)
    setValue(day)
    control.onWrittenChange?.(day)
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
          className={join(frameCss.box, css.row)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) control.onBlur?.(event)
          }}
        >
          <div className={css.days}>
            <DateSegments
              entry={entry}
              control={attributes}
              invalid={attributes['aria-invalid'] === true}
              today={today}
              firstRef={ref}
              autoComplete={control.autoComplete}
            />
          </div>
          <IconButton
            icon={<CalendarIcon />}
            label={t({ message: 'Choose from a calendar', context: 'button of a field for a date' })}
            opens="dialog"
            expanded={open}
            disabled={frame.disabled}
            onClick={() => setOpen(true)}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} disabled={frame.disabled} />
          )}
          {open && (
            <CalendarPopup
              label={t({ message: 'Choose a day', context: 'title of a calendar' })}
              box={box}
              onClose={() => setOpen(false)}
            >
              <Calendar from={value} to={value} today={now} min={min} max={max} onPick={pick} />
              {todayFits && (
                <div className={css.foot}>
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
