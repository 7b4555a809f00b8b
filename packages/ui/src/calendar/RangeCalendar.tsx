import { useLanguage } from '@baize/i18n'
import { useRef } from 'react'
import { todayIn } from '../date-field/days.ts'
import { RangeMonth } from '../date-range-field/RangeMonth.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import type { DayRange } from '../preset-range/days.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { useHydrated } from '../private/useHydrated.ts'
import * as css from './Calendar.css.ts'

export interface RangeCalendarProps extends CommonProps<HTMLFieldSetElement> {
  /** What the days are for; its accessible name. */
  label: string
  /** The range, both days included, when controlled; null for none. */
  value?: DayRange | null
  /** The initial range, when uncontrolled. @default null */
  defaultValue?: DayRange | null
  /** Earliest day that can be chosen. */
  min?: string | undefined
  /** Latest day that can be chosen. */
  max?: string | undefined
  /** Zone whose today it is. @default the language provider's, else the device's */
  timeZone?: string
  /** Today, where the server says it. @default today in the zone */
  today?: string
  /** Name of the first day in the form's data. */
  fromName?: string
  /** Name of the last day in the form's data. */
  toName?: string
  /** @default false */
  disabled?: boolean
  /** Another range was chosen: once both of its days are. */
  onValueChange?: (range: DayRange) => void
}

/** A month to choose a range of days from, always in view: the calendar of DateRangeField. Escape takes back the first day. */
export function RangeCalendar({
  label,
  value,
  defaultValue = null,
  min,
  max,
  timeZone,
  today,
  fromName,
  toName,
  disabled = false,
  onValueChange,
  ref,
  ...root
}: RangeCalendarProps) {
  const language = useLanguage()
  const hydrated = useHydrated()
  const [range, setRange, restore] = useValue<DayRange | null>(
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
      <RangeMonth
        key={`${now === ''}`}
        standalone
        value={range}
        today={now}
        min={min}
        max={max}
        onRangeChange={setRange}
      />
      {fromName !== undefined && (
        <input type="hidden" name={fromName} value={range?.from ?? ''} disabled={disabled} />
      )}
      {toName !== undefined && (
        <input type="hidden" name={toName} value={range?.to ?? ''} disabled={disabled} />
      )}
    </fieldset>
  )
}
