import { localeEntry, useFormat, useLanguage } from '@baize/i18n'
import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Calendar.css.ts'
import { CalendarHead } from './CalendarHead.tsx'
import { moved, readDay, weeksOf, within } from './days.ts'

interface CalendarProps {
  /** Chosen days: one, or the ends of a range. */
  from: string | null
  to: string | null
  today: string
  min: string | undefined
  max: string | undefined
  /** Always in view: it does not take the focus when it is mounted. @default false */
  standalone?: boolean
  onPick: (day: string) => void
  /** The day under the pointer or the keyboard. */
  onReachEnd?: (day: string) => void
}

/** A month to choose a day from, by the APG's grid of dates. */
export function Calendar({
  from,
  to,
  today,
  min,
  max,
  standalone = false,
  onPick,
  onReachEnd,
}: CalendarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { locale } = useLanguage()
  const { firstDay } = localeEntry(locale)
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(() => within(readDay(from) ?? readDay(today) ?? monthOfNothing(), min, max))
  const byKeyboard = useRef(!standalone)
  const here = at.toString()

  useEffect(() => {
    if (!byKeyboard.current) return
    byKeyboard.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${here}"]`)?.focus()
  }, [here])

  function go(day: CalendarDate, keyboard: boolean) {
    byKeyboard.current = keyboard
    const next = within(day, min, max)
    setAt(next)
    onReachEnd?.(next.toString())
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = moved(at, event.key, { rightToLeft, year: event.shiftKey, firstDay })
    if (!next) return
    event.preventDefault()
    go(next, true)
  }

  const monthName = format.monthNames()[at.month - 1] ?? ''
  const year = String(at.year)
  const title = t({
    message: `${monthName} ${year}`,
    comment: 'Title of a calendar: the name of a month and its year',
  })
  const long = format.weekdayNames('long')
  const short = format.weekdayNames('short')
  const weekdays = Array.from({ length: 7 }, (_, index) => (firstDay + index) % 7)
  return (
    <div className={css.calendar}>
      <CalendarHead at={at} min={min} max={max} today={today} onMonthChange={(day) => go(day, false)} />
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's grid of dates is a table */}
      <table ref={grid} role="grid" aria-label={title} className={css.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={long[weekday]} className={css.weekday}>
                {short[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at, firstDay).map((week) => (
            <tr key={String(week[0])}>
              {week.map((date) => {
                const day = date.toString()
                if (date.month !== at.month) return <td key={day} className={css.cell} />
                const refused = (min !== undefined && day < min) || (max !== undefined && day > max)
                const end = to ?? from
                const chosen = from !== null && end !== null && day >= from && day <= end
                return (
                  <td
                    key={day}
                    {...inGrid(chosen)}
                    data-start={day === from || undefined}
                    data-end={day === end || undefined}
                    className={css.cell}
                  >
                    <button
                      type="button"
                      tabIndex={day === here ? 0 : -1}
                      aria-label={format.date(day, { style: 'full', timeZone: 'UTC' })}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={refused || undefined}
                      data-day={day}
                      className={css.day}
                      onClick={refused ? undefined : () => onPick(day)}
                      onPointerEnter={() => onReachEnd?.(day)}
                    >
                      {date.day}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A cell of a grid says whether it is chosen; what has focus is the button in it. */
const inGrid = (chosen: boolean) => ({ role: 'gridcell', 'aria-selected': chosen }) as const

/** A calendar whose owner knows not even today: it opens somewhere. */
function monthOfNothing(): CalendarDate {
  return readDay('2000-01-01') as CalendarDate
}
