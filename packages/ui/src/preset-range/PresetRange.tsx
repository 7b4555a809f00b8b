import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DateRangeField } from '../date-range-field/DateRangeField.tsx'
import { useValue } from '../field/useValue.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { type DayPreset, type DayRange, presetOf, rangeOf } from './days.ts'
import * as css from './PresetRange.css.ts'

export interface PresetRangeProps extends CommonProps<HTMLFieldSetElement> {
  /** Accessible name, for example "Period". */
  label: string
  /** The period, where its owner keeps it. */
  value?: DayRange
  /** The period at first, where it keeps that by itself. @default the first of the presets */
  defaultValue?: DayRange
  /** Always a whole range: while a day is being written, or the last one is before the first, there is none. */
  onValueChange?: (range: DayRange) => void
  /** Today in the zone of the records, `2026-11-21`: the platform's day is not always the device's. */
  today: string
  /** @default ['today', 'yesterday', 'last7', 'last30'] */
  presets?: readonly DayPreset[]
  /** Earliest day that can be requested. */
  min?: string
  /** Latest day that can be requested. */
  max?: string
  /** @default false */
  disabled?: boolean
}

const defaultPresets: readonly DayPreset[] = ['today', 'yesterday', 'last7', 'last30']

/** A period: one click for the presets; two days, written or chosen from a calendar, for any other. */
export function PresetRange({
  label,
  value: owned,
  defaultValue,
  onValueChange,
  today,
  presets = defaultPresets,
  min,
  max,
  disabled = false,
  ...root
}: PresetRangeProps) {
  const { t } = useLingui()
  const [value, setValue] = useValue(
    owned,
    defaultValue ?? rangeOf(presets[0] ?? 'today', today),
    onValueChange,
  )
  /** A click discards what is half typed, also where the period stays. */
  const [presses, setPresses] = useState(0)
  const chosen = presetOf(value, today, presets)
  const names: Record<DayPreset, string> = {
    today: t({ message: 'Today', context: 'Period of a record' }),
    yesterday: t({ message: 'Yesterday', context: 'Period of a record' }),
    last7: t({ message: 'Last 7 days', context: 'Period of a record' }),
    last30: t({ message: 'Last 30 days', context: 'Period of a record' }),
    next7: t({ message: 'Next 7 days', context: 'Period of what is to come' }),
    next30: t({ message: 'Next 30 days', context: 'Period of what is to come' }),
  }
  return (
    <fieldset className={css.set} disabled={disabled} aria-label={label} {...commonProps(root)}>
      <div className={css.presets}>
        {presets.map((preset) => (
          <button
            className={css.preset}
            key={preset}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => {
              setPresses(presses + 1)
              setValue(rangeOf(preset, today))
            }}
          >
            {names[preset]}
          </button>
        ))}
      </div>
      <DateRangeField
        key={presses}
        label={t({ message: 'Custom dates', context: 'field for a period of other days' })}
        hideLabel
        disabled={disabled}
        presets={[]}
        value={value}
        today={today}
        min={min}
        max={max}
        onValueChange={(range) => range && setValue(range)}
      />
    </fieldset>
  )
}
