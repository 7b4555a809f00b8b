import { localeEntry, useLanguage } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import type { DayRange } from '../preset-range/days.ts'
import * as css from './DateRangeField.css.ts'
import { cutRange, type RangePreset, rangeOfPreset } from './presets.ts'

interface RangePresetsProps {
  presets: readonly RangePreset[]
  value: DayRange | null
  today: string
  min: string | undefined
  max: string | undefined
  onRangeChange: (range: DayRange) => void
}

/** One click for the preset ranges; what lies outside of the limits is cut off them. */
export function RangePresets({ presets, value, today, min, max, onRangeChange }: RangePresetsProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { firstDay } = localeEntry(locale)
  const names: Record<RangePreset, string> = {
    today: t({ message: 'Today', context: 'Period of a record' }),
    yesterday: t({ message: 'Yesterday', context: 'Period of a record' }),
    last7: t({ message: 'Last 7 days', context: 'Period of a record' }),
    last30: t({ message: 'Last 30 days', context: 'Period of a record' }),
    next7: t({ message: 'Next 7 days', context: 'Period of what is to come' }),
    next30: t({ message: 'Next 30 days', context: 'Period of what is to come' }),
    thisWeek: t({ message: 'This week', context: 'Period of a record' }),
    lastWeek: t({ message: 'Last week', context: 'Period of a record' }),
    thisMonth: t({ message: 'This month', context: 'Period of a record' }),
    lastMonth: t({ message: 'Last month', context: 'Period of a record' }),
  }
  return (
    <div className={css.presets}>
      {presets.map((preset) => {
        const range = cutRange(rangeOfPreset(preset, today, firstDay), min, max)
        return (
          <button
            key={preset}
            type="button"
            disabled={!range}
            aria-pressed={range !== undefined && range.from === value?.from && range.to === value.to}
            className={css.preset}
            onClick={() => range && onRangeChange(range)}
          >
            {names[preset]}
          </button>
        )
      })}
    </div>
  )
}
