import { useFormat } from '@baize/i18n'
import { Button, PresetRange, SelectField, type SelectOption } from '@baize/ui'
import { ChevronDownIcon, CloseIcon, FilterIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import * as css from './Filters.css.ts'
import type { RecordPeriod } from './period.ts'

export interface FiltersProps {
  period: RecordPeriod
  /** Whether anything is chosen, and how to choose nothing. */
  filters: { readonly any: boolean; clear(): void }
  /** What is chosen, in words. */
  chosen: readonly (string | undefined)[]
  /** The filters. */
  children: ReactNode
  /** What else is done with what they leave: saving it as a file. */
  save?: ReactNode
}

/** The period and the filters of a record. On a phone one line that says what is set and opens the rest. */
export function Filters({ period, filters, chosen, children, save }: FiltersProps) {
  const { t } = useLingui()
  const format = useFormat()
  const panel = useId()
  const [open, setOpen] = useState(false)
  const { today, range, setRange } = period
  const day = (written: string) => format.date(`${written}T00:00:00Z`, { timeZone: '+00:00' })
  const days = range.from === range.to ? [day(range.from)] : [day(range.from), day(range.to)]
  return (
    <div className={css.tools}>
      <button
        className={css.line}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon aria-hidden size={18} />
        <span className={css.name}>
          {t({ message: 'Filters', context: 'button: opens the filters of a record' })}
        </span>
        <span className={css.said}>
          <bdi className={css.value}>{days.join(' – ')}</bdi>
          {chosen.map(
            (value) =>
              value && (
                <bdi className={css.value} key={value}>
                  {value}
                </bdi>
              ),
          )}
        </span>
        <ChevronDownIcon aria-hidden size={18} />
      </button>
      <div className={css.panel} id={panel} data-open={open || undefined}>
        <PresetRange
          label={t({ message: 'Period', context: 'choice of days' })}
          today={today}
          value={range}
          onValueChange={setRange}
          max={today}
        />
        <div className={css.choices}>
          <div className={css.filters}>
            {children}
            {filters.any && (
              <Button variant="plain" tone="neutral" icon={<CloseIcon />} onClick={filters.clear}>
                {t({ message: 'Clear filters', context: 'button: takes every filter away' })}
              </Button>
            )}
          </div>
          {save}
        </div>
      </div>
    </div>
  )
}

export interface FilterSelectProps {
  label: string
  value: string | undefined
  options: readonly SelectOption[]
  /** Null: everything. */
  onValueChange: (value: string | null) => void
}

/** One filter: everything, or one of a few. */
export function FilterSelect({ label, value, options, onValueChange }: FilterSelectProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      placeholder={t({ message: 'All', context: 'filter of a record: everything' })}
      options={options}
      onValueChange={(value) => onValueChange(value || null)}
    />
  )
}
