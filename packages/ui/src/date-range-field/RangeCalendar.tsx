import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Calendar } from '../date-field/Calendar.tsx'
import type { DayRange } from '../preset-range/days.ts'
import * as css from './DateRangeField.css.ts'

interface RangeCalendarProps {
  value: DayRange | null
  today: string
  min: string | undefined
  max: string | undefined
  onRangeChange: (range: DayRange) => void
}

const ordered = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

/** Two presses make a range, in either order; meanwhile it is drawn to where the pointer or the keyboard is. */
export function RangeCalendar({ value, today, min, max, onRangeChange }: RangeCalendarProps) {
  const { t } = useLingui()
  const [first, setFirst] = useState<string>()
  const [reached, setReached] = useState<string>()
  const shown = first === undefined ? value : ordered(first, reached ?? first)
  return (
    <div>
      <p role="status" className={css.step}>
        {first === undefined
          ? t({ message: 'Choose the first day', context: 'calendar for a range of days' })
          : t({ message: 'Choose the last day', context: 'calendar for a range of days' })}
      </p>
      <Calendar
        from={shown?.from ?? null}
        to={shown?.to ?? null}
        today={today}
        min={min}
        max={max}
        onReach={setReached}
        onPick={(day) => {
          if (first !== undefined) return onRangeChange(ordered(first, day))
          setFirst(day)
          setReached(day)
        }}
      />
    </div>
  )
}
