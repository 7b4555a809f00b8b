import { gameVendors } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { categoryText } from '../game-categories/categories.ts'
import { type Bet, betStates } from './bets.ts'
import { FilterSearch } from './FilterSearch.tsx'
import { FilterSelect, Filters } from './Filters.tsx'
import { gameTypeFilter } from './gameTypeFilter.ts'
import type { RecordPeriod } from './period.ts'
import type { FilterState } from './useFilters.ts'

const states = Object.keys(betStates) as readonly Bet['state'][]

/** What a betting record can be narrowed to. */
export const betFilterChoices = {
  gameType: gameTypeFilter,
  vassalage: 'text',
  state: states,
  search: 'text',
} as const

export interface BetFiltersProps {
  period: RecordPeriod
  filters: FilterState<typeof betFilterChoices>
  /** Saves what the filters leave as a file. */
  save: ReactNode
}

/** The period and the filters of the betting record: category, vendor, state, and the number of a bet or round. */
export function BetFilters({ period, filters, save }: BetFiltersProps) {
  const { i18n, t } = useLingui()
  const { gameType, vassalage, state, search } = filters.values
  const lanes = useApiQuery(gameVendors, { query: {} }, { ofSession: false }).data?.lanes ?? []
  const cards = lanes.flatMap((lane) => lane.cards)
  const vendors = [...new Map(cards.map((card) => [card.vassalage, card])).values()]
  return (
    <Filters
      period={period}
      filters={filters}
      save={save}
      chosen={[
        gameType && categoryText(i18n, gameType),
        vendors.find((vendor) => vendor.vassalage === vassalage)?.displayName ?? vassalage,
        state && i18n._(betStates[state].label),
        search,
      ]}
    >
      <FilterSelect
        label={t({ message: 'Category', context: 'filter of a record: of games' })}
        value={gameType}
        onValueChange={(value) => filters.set('gameType', value)}
        options={gameTypeFilter.map((value) => ({ value, label: categoryText(i18n, value) }))}
      />
      <FilterSelect
        label={t({ message: 'Vendor', context: 'filter of a record: of games' })}
        value={vassalage}
        onValueChange={(value) => filters.set('vassalage', value)}
        options={vendors.map(({ vassalage: value, displayName: label, language: lang }) => ({
          value,
          label,
          lang,
        }))}
      />
      <FilterSelect
        label={t({ message: 'Status', context: 'column' })}
        value={state}
        onValueChange={(value) => filters.set('state', value)}
        options={states.map((value) => ({ value, label: i18n._(betStates[value].label) }))}
      />
      <FilterSearch
        label={t({ message: 'Bet or round ID', context: 'filter of a record' })}
        value={search}
        onValueChange={(value) => filters.set('search', value)}
      />
    </Filters>
  )
}
