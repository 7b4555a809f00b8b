import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FilterSearch } from './FilterSearch.tsx'
import { FilterSelect, Filters } from './Filters.tsx'
import type { RecordPeriod } from './period.ts'
import { type Transaction, transactionTypes } from './transactionTypes.ts'
import type { FilterState } from './useFilters.ts'

const types = Object.keys(transactionTypes) as readonly Transaction['type'][]
const directions = ['in', 'out'] as const

/** What a transaction record can be narrowed to. */
export const transactionFilterChoices = { type: types, direction: directions, search: 'text' } as const

export interface TransactionFiltersProps {
  period: RecordPeriod
  filters: FilterState<typeof transactionFilterChoices>
  /** Saves what the filters leave as a file. */
  save: ReactNode
}

/** The period and the filters of the transaction record: type, direction, and the number of what is behind it. */
export function TransactionFilters({ period, filters, save }: TransactionFiltersProps) {
  const { i18n, t } = useLingui()
  const { type, direction, search } = filters.values
  const directionWords = {
    in: t({ message: 'In', context: 'sum of a period: what was credited' }),
    out: t({ message: 'Out', context: 'sum of a period: what was debited' }),
  }
  return (
    <Filters
      period={period}
      filters={filters}
      save={save}
      chosen={[type && i18n._(transactionTypes[type]), direction && directionWords[direction], search]}
    >
      <FilterSelect
        label={t({ message: 'Type', context: 'column' })}
        value={type}
        onValueChange={(value) => filters.set('type', value)}
        options={types.map((value) => ({ value, label: i18n._(transactionTypes[value]) }))}
      />
      <FilterSelect
        label={t({ message: 'Direction', context: 'filter of a record' })}
        value={direction}
        onValueChange={(value) => filters.set('direction', value)}
        options={directions.map((value) => ({ value, label: directionWords[value] }))}
      />
      <FilterSearch
        label={t({ message: 'Transaction ID or reference', context: 'filter of a record' })}
        value={search}
        onValueChange={(value) => filters.set('search', value)}
      />
    </Filters>
  )
}
