import { SegmentedControl, SelectField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type Filters, type Select, type Sort, selects, sorts } from './filters.ts'
import * as css from './lobby.css.ts'

export interface LobbyFiltersProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

/** Which games are shown, and in which order. */
export function LobbyFilters({ filters, onChange }: LobbyFiltersProps) {
  const { t } = useLingui()
  const names: Record<Select, string> = {
    all: t({ message: 'All', context: 'games that a list shows' }),
    new: t({ message: 'New', context: 'games that a list shows' }),
    hot: t({ message: 'Hot', context: 'games that a list shows' }),
    fav: t({ message: 'Favourites', context: 'games that a list shows' }),
    recent: t({ message: 'Recent', context: 'games that a list shows: played last' }),
  }
  const orders: Record<Sort, string> = {
    best: t({ message: 'Best match', context: 'order of a list of games' }),
    popular: t({ message: 'Popular first', context: 'order of a list of games' }),
    newest: t({ message: 'Newest first', context: 'order of a list of games' }),
    name: t({ message: 'By name', context: 'order of a list of games' }),
  }
  const offered = sorts.filter((sort) => sort !== 'best' || filters.text !== '')
  return (
    <div className={css.filters}>
      <SegmentedControl
        label={t({ message: 'Show', context: 'which games a list shows' })}
        segments={selects.map((value) => ({ value, label: names[value] }))}
        value={filters.select}
        onValueChange={(select) => onChange({ select })}
      />
      <div className={css.sort}>
        <SelectField
          label={t({ message: 'Order', context: 'order of a list of games' })}
          hideLabel
          options={offered.map((value) => ({ value, label: orders[value] }))}
          value={filters.sort}
          onChange={({ target }) => onChange({ sort: target.value as Sort })}
        />
      </div>
    </div>
  )
}
