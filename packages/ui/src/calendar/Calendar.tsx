import { useLanguage } from '@baize/i18n'
import { useRef } from 'react'
import { Calendar as MonthGrid } from '../date-field/Calendar.tsx'
import { todayIn } from '../date-field/days.ts'
import { useSharedRef } from '../field/sharedRef.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { useHydrated } from '../private/useHydrated.ts'
import * as css from './Calendar.css.ts'

export interface CalendarProps extends CommonProps<HTMLFieldSetElement> {
  /** What the day is for; its accessible name. */
  label: string
  /** The day, `2026-11-21`, when controlled; null for none. */
  value?: string | null
  /** The initial day, when uncontrolled. @default null */
  defaultValue?: string | null
  /** Earliest day that can be chosen. */
  min?: string | undefined
  /** Latest day that can be chosen. */
  max?: string | undefined
  /** Zone whose today it is. @default the language provider's, else the device's */
  timeZone?: string
  /** Today, where the server says it. @default today in the zone */
  today?: string
  /** Name in the form's data. */
  name?: string
  /** @default false */
  disabled?: boolean
  /** Another day was chosen. */
  onValueChange?: (day: string) => void
}

/** A month to choose a day from, always in view: the calendar of DateField, with its keyboard. */
export function Calendar({
  label,
  value,
  defaultValue = null,
  min,
  max,
  timeZone,
  today,
  name,
  disabled = false,
  onValueChange,
  ref,
  ...root
}: CalendarProps) {
  const language = useLanguage()
  const hydrated = useHydrated()
  const [day, setDay, restore] = useValue<string | null>(
    value,
    defaultValue,
    (next) => next && onValueChange?.(next),
  )
  const group = useRef<HTMLFieldSetElement>(null)
  const sharedRef = useSharedRef(group, ref)
  useFormReset(group, restore)
  // A server does not know the device's zone, and the page may be older than a day.
  const now = today ?? (hydrated ? todayIn(timeZone ?? language.timeZone) : '')
  return (
    <fieldset
      aria-label={label}
      {...commonProps(root)}
      ref={sharedRef}
      disabled={disabled}
      className={css.calendar}
    >
      <MonthGrid
        key={`${now === ''}`}
        standalone
        from={day}
        to={day}
        today={now}
        min={min}
        max={max}
        onPick={setDay}
      />
      {name !== undefined && <input type="hidden" name={name} value={day ?? ''} disabled={disabled} />}
    </fieldset>
  )
}
