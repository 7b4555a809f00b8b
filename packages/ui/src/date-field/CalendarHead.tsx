import { useFormat } from '@baize/i18n'
import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts'
import * as css from './Calendar.css.ts'
import { monthOf, readDay, yearsBetween } from './days.ts'

interface CalendarHeadProps {
  at: CalendarDate
  min: string | undefined
  max: string | undefined
  today: string
  onMonthChange: (day: CalendarDate) => void
}

/** Month and year of a calendar: a step either way, or any of them from the device's own lists. */
export function CalendarHead({ at, min, max, today, onMonthChange }: CalendarHeadProps) {
  const { t } = useLingui()
  const format = useFormat()
  const years = yearsBetween(readDay(today) ?? at, min, max)
  const first = at.set({ day: 1 })
  const last = first.add({ months: 1 }).subtract({ days: 1 })
  // A list always contains what it shows.
  const shownYears = years.includes(at.year) ? years : [...years, at.year].sort((one, other) => one - other)
  return (
    <div className={css.head}>
      <IconButton
        icon={<ChevronStartIcon />}
        label={t({ message: 'Previous month', context: 'button of a calendar' })}
        disabled={min !== undefined && first.toString() <= min}
        onClick={() => onMonthChange(at.subtract({ months: 1 }))}
      />
      <div className={css.lists}>
        <select
          aria-label={t({ message: 'Month', context: 'part of a date' })}
          value={at.month}
          className={css.select}
          onChange={(event) => onMonthChange(monthOf(at.year, Number(event.currentTarget.value)))}
        >
          {format.monthNames().map((name, index) => (
            <option key={name} value={index + 1} className={css.option}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={t({ message: 'Year', context: 'part of a date' })}
          value={at.year}
          className={css.select}
          onChange={(event) => onMonthChange(monthOf(Number(event.currentTarget.value), at.month))}
        >
          {shownYears.map((year) => (
            <option key={year} value={year} className={css.option}>
              {year}
            </option>
          ))}
        </select>
      </div>
      <IconButton
        icon={<ChevronEndIcon />}
        label={t({ message: 'Next month', context: 'button of a calendar' })}
        disabled={max !== undefined && last.toString() >= max}
        onClick={() => onMonthChange(at.add({ months: 1 }))}
      />
    </div>
  )
}
