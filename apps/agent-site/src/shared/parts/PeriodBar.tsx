import { DateRangeField, type DayRange, IconButton, Menu, rangeOf, rangeOfPreset } from '@baize/ui'
import { ChevronEndIcon, ChevronStartIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as css from './PeriodBar.css.ts'
import { daysOf, type Period, periodMoved } from './usePeriod.ts'

const presets = ['today', 'yesterday', 'thisWeek', 'thisMonth', 'last7', 'last30'] as const
type Preset = (typeof presets)[number]

/** The period of a page in one line: default periods in a menu, one period back or on, any days by hand. */
export function PeriodBar({ period }: { period: Period }) {
  const { t } = useLingui()
  const { today, range, setRange } = period
  const [chosen, setChosen] = useState<Preset>()
  const names: Record<Preset, string> = {
    today: t({ message: 'Today', context: 'period' }),
    yesterday: t({ message: 'Yesterday', context: 'period' }),
    thisWeek: t({ message: 'This week', context: 'period' }),
    thisMonth: t({ message: 'This month', context: 'period' }),
    last7: t({ message: 'Last 7 days', context: 'period' }),
    last30: t({ message: 'Last 30 days', context: 'period' }),
  }
  const isShown = ({ from, to }: DayRange) => from === range.from && to === range.to
  const daysOfPreset = (preset: Preset) =>
    preset === 'last7' || preset === 'last30' ? rangeOf(preset, today) : rangeOfPreset(preset, today, 1)
  // On some days two are the same: on 30 November, the last 30 days are this month.
  const matching = presets.filter((preset) => isShown(daysOfPreset(preset)))
  const shown = matching.find((preset) => preset === chosen) ?? matching[0]
  const name = shown ? names[shown] : t({ message: 'Other dates', context: 'period' })
  const label = t({ message: 'Quick select', context: 'group of buttons' })
  const length = daysOf(range)
  /** As many days after those shown; where they would extend past today, the last ones. */
  const later = (): DayRange => {
    const next = periodMoved(range, length)
    if (next.to <= today) return next
    return { from: periodMoved({ from: today, to: today }, 1 - length).from, to: today }
  }
  const isLast = range.to >= today
  return (
    <div className={css.bar}>
      <Menu
        label={label}
        trigger={name}
        triggerLabel={t({
          message: `${label}: ${name}`,
          comment: 'Button of a menu of periods, and the one that is shown',
        })}
        variant="outline"
        groups={[
          {
            id: 'presets',
            items: presets.map((preset) => ({
              id: preset,
              label: names[preset],
              checked: preset === shown,
              onSelect: () => {
                setChosen(preset)
                setRange(daysOfPreset(preset))
              },
            })),
          },
        ]}
      />
      <IconButton
        icon={<ChevronStartIcon size={18} />}
        label={t({ message: 'Earlier period', context: 'button: as many days, before those shown' })}
        onClick={() => setRange(periodMoved(range, -length))}
      />
      <IconButton
        icon={<ChevronEndIcon size={18} />}
        label={t({ message: 'Later period', context: 'button: as many days, after those shown' })}
        disabled={isLast}
        onClick={() => setRange(later())}
      />
      <div className={css.days}>
        <DateRangeField
          label={t({ message: 'Period', context: 'choice of days' })}
          hideLabel
          value={range}
          today={today}
          onValueChange={(next) => next && setRange(next)}
        />
      </div>
    </div>
  )
}
