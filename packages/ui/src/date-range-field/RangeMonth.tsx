import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Calendar } from '../date-field/Calendar.tsx'
import { takesEscape } from '../modal/escape.ts'
import type { DayRange } from '../preset-range/days.ts'
import { isComposing } from '../private/composing.ts'
import * as css from './DateRangeField.css.ts'

interface RangeMonthProps {
  value: DayRange | null
  today: string
  min: string | undefined
  max: string | undefined
  /** Always in view: it takes no focus when it is mounted, and says what is chosen. @default false */
  standalone?: boolean
  onRangeChange: (range: DayRange) => void
}

const ordered = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

/** Two days make a range, in either order; meanwhile it is drawn to where the pointer or the keyboard is. */
export function RangeMonth({ value, today, min, max, standalone = false, onRangeChange }: RangeMonthProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [first, setFirst] = useState<string>()
  const [reached, setReached] = useState<string>()
  const shown = first === undefined ? value : ordered(first, reached ?? first)
  const day = (written: string) => format.date(written, { style: 'long', timeZone: 'UTC' })
  const step = () => {
    if (first !== undefined)
      return t({ message: 'Choose the end date', context: 'calendar for a range of days' })
    if (!standalone || value === null)
      return t({ message: 'Choose the start date', context: 'calendar for a range of days' })
    const [from, to] = [day(value.from), day(value.to)]
    return t({ message: `From ${from} to ${to}`, context: 'calendar for a range of days: the chosen one' })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the calendar takes back the day that began a range.
    <div
      {...(standalone && first !== undefined && takesEscape)}
      onKeyDown={(event) => {
        if (standalone && event.key === 'Escape' && !isComposing(event.nativeEvent)) setFirst(undefined)
      }}
    >
      <p role="status" className={css.step}>
        {step()}
      </p>
      <Calendar
        from={shown?.from ?? null}
        to={shown?.to ?? null}
        today={today}
        min={min}
        max={max}
        standalone={standalone}
        onReachEnd={setReached}
        onPick={(picked) => {
          if (first !== undefined) onRangeChange(ordered(first, picked))
          setFirst(first === undefined ? picked : undefined)
          setReached(picked)
        }}
      />
    </div>
  )
}
