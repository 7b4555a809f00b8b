import { Button, DateRangeField, type DayRange, rangeOf, rangeOfPreset, ToggleButton } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './PeriodBar.css.ts'
import { daysOf, type Period, periodMoved } from './usePeriod.ts'

const presets = ['today', 'yesterday', 'thisWeek', 'thisMonth'] as const

/** The period of a page: the usual ones by one press, seven or thirty days back or on, any days by hand. */
export function PeriodBar({ period }: { period: Period }) {
  const { t } = useLingui()
  const { today, range, setRange } = period
  const names: Record<(typeof presets)[number], string> = {
    today: t({ message: 'Today', context: 'period' }),
    yesterday: t({ message: 'Yesterday', context: 'period' }),
    thisWeek: t({ message: 'This week', context: 'period' }),
    thisMonth: t({ message: 'This month', context: 'period' }),
  }
  const isShown = ({ from, to }: DayRange) => from === range.from && to === range.to
  /** As many days, back from those shown; from others the last ones. */
  const back = (days: 7 | 30) =>
    daysOf(range) === days ? periodMoved(range, -days) : rangeOf(days === 7 ? 'last7' : 'last30', today)
  /** As many days, on from those shown. */
  const on = (days: 7 | 30) => {
    const first = periodMoved({ from: range.to, to: range.to }, 1).from
    return { from: first, to: periodMoved({ from: first, to: first }, days - 1).to }
  }
  return (
    <div className={css.bar}>
      <fieldset
        className={css.group}
        aria-label={t({ message: 'Usual periods', context: 'group of buttons' })}
      >
        {presets.map((preset) => (
          <ToggleButton
            key={preset}
            size="small"
            pressed={isShown(rangeOfPreset(preset, today, 1))}
            onPressedChange={() => setRange(rangeOfPreset(preset, today, 1))}
          >
            {names[preset]}
          </ToggleButton>
        ))}
      </fieldset>
      <div className={css.group}>
        {([7, 30] as const).map((days) => (
          <Button
            key={`back ${days}`}
            size="small"
            variant="outline"
            tone="neutral"
            onClick={() => setRange(back(days))}
          >
            {days === 7
              ? t({ message: 'Previous 7 days', context: 'period' })
              : t({ message: 'Previous 30 days', context: 'period' })}
          </Button>
        ))}
        {([7, 30] as const).map((days) => (
          <Button
            key={`on ${days}`}
            size="small"
            variant="outline"
            tone="neutral"
            disabled={range.to >= today}
            onClick={() => setRange(on(days))}
          >
            {days === 7
              ? t({ message: 'Next 7 days', context: 'period' })
              : t({ message: 'Next 30 days', context: 'period' })}
          </Button>
        ))}
      </div>
      <div className={css.days}>
        <DateRangeField
          label={t({ message: 'Period', context: 'choice of days' })}
          value={range}
          today={today}
          onValueChange={(next) => next && setRange(next)}
        />
      </div>
    </div>
  )
}
