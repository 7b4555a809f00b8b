import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { type DayPreset, type DayRange, presetOf, rangeOf } from './days.ts'
import * as css from './PresetRange.css.ts'

export interface PresetRangeProps extends RootProps<HTMLFieldSetElement> {
  /** Accessible name, for example "Period". */
  label: string
  /** The period. */
  value: DayRange
  /** Always a whole range: where one day would pass the other, the other follows. */
  onValueChange: (range: DayRange) => void
  /** Today in the zone of the records, `2026-11-21`: the platform's day is not always the device's. */
  today: string
  /** @default ['today', 'yesterday', 'last7', 'last30'] */
  presets?: readonly DayPreset[]
  /** Earliest day that can be asked for. */
  min?: string
  /** Latest day that can be asked for. */
  max?: string
  /** @default false */
  disabled?: boolean
}

const usualPresets: readonly DayPreset[] = ['today', 'yesterday', 'last7', 'last30']

/** A period: one press for the usual ones, two dates for any other. */
export function PresetRange({
  label,
  value,
  onValueChange,
  today,
  presets = usualPresets,
  min,
  max,
  disabled = false,
  ...root
}: PresetRangeProps) {
  const { t } = useLingui()
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
    <fieldset {...rootAttributes(root)} className={css.set} disabled={disabled} aria-label={label}>
      <div className={css.presets}>
        {presets.map((preset) => (
          <button
            className={css.preset}
            key={preset}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => onValueChange(rangeOf(preset, today))}
          >
            {names[preset]}
          </button>
        ))}
      </div>
      <div className={css.dates}>
        <DateField
          label={t({ message: 'From', context: 'First day of a period' })}
          value={value.from}
          min={min}
          max={max}
          onValueChange={(from) =>
            onValueChange(value.to < from ? { from, to: from } : { from, to: value.to })
          }
        />
        <span className={css.dash} aria-hidden>
          –
        </span>
        <DateField
          label={t({ message: 'To', context: 'Last day of a period' })}
          value={value.to}
          min={min}
          max={max}
          onValueChange={(to) => onValueChange(value.from > to ? { from: to, to } : { from: value.from, to })}
        />
      </div>
    </fieldset>
  )
}

interface DateFieldProps {
  label: string
  /** The period. */
  value: string
  min: string | undefined
  max: string | undefined
  onValueChange: (day: string) => void
}

/** The device's own date input; an emptied one keeps the day it had. */
function DateField({ label, value, min, max, onValueChange }: DateFieldProps) {
  const id = useId()
  const inside = (day: string) =>
    day !== '' && (min === undefined || day >= min) && (max === undefined || day <= max)
  return (
    <span className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={css.input}
        id={id}
        type="date"
        required
        value={value}
        min={min}
        max={max}
        onChange={(event) => {
          if (inside(event.currentTarget.value)) onValueChange(event.currentTarget.value)
        }}
      />
    </span>
  )
}
