import { afterPicture, SegmentedControl, SelectField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { filtersOf, type Select, type Sort, selects, sorts, useFilterChange, withFilters } from './filters.ts'
import * as css from './lobby.css.ts'

export interface LobbyFiltersProps {
  /** The path of the list that they narrow. */
  path: string
}

/** Which games are shown, and in which order. */
export function LobbyFilters({ path }: LobbyFiltersProps) {
  return (
    <div className={css.filters}>
      <ShownGames path={path} />
      <div className={css.sort}>
        <GameOrder />
      </div>
    </div>
  )
}

/**
 * Which games are shown; a filter for members asks a visitor to sign in. A component of its own: a click renders it
 * alone.
 */
function ShownGames({ path }: LobbyFiltersProps) {
  const { t } = useLingui()
  const gate = useMemberGate()
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersOf(search), [search])
  const { change } = useFilterChange(setSearch)
  const [pressed, setPressed] = useState<Select>()
  // Shown as pressed first: the address, and the list with it, take longer than a frame.
  useLayoutEffect(() => {
    if (pressed === undefined) return
    return afterPicture(() => {
      change({ select: pressed })
      setPressed(undefined)
    })
  }, [pressed, change])
  const select = (wanted: Select) => {
    const own = wanted === 'fav' || wanted === 'recent'
    // The last click counts: one that waits for its frame is cancelled.
    setPressed(own ? undefined : wanted)
    if (!own) return
    gate(
      { to: wanted === 'fav' ? 'favourites' : 'recent' },
      () => change({ select: wanted }),
      `${path}?${withFilters(search, { select: wanted })}`,
    )
  }
  const names: Record<Select, string> = {
    all: t({ message: 'All', context: 'games that a list shows' }),
    new: t({ message: 'New', context: 'games that a list shows' }),
    hot: t({ message: 'Hot', context: 'games that a list shows' }),
    fav: t({ message: 'Favourites', context: 'games that a list shows' }),
    recent: t({ message: 'Recent', context: 'games that a list shows: played last' }),
  }
  return (
    <SegmentedControl
      label={t({ message: 'Show', context: 'which games a list shows' })}
      segments={selects.map((value) => ({ value, label: names[value] }))}
      value={pressed ?? filters.select}
      onValueChange={select}
    />
  )
}

function GameOrder() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersOf(search), [search])
  const { change } = useFilterChange(setSearch)
  const orders: Record<Sort, string> = {
    best: t({ message: 'Best match', context: 'order of a list of games' }),
    popular: t({ message: 'Most popular', context: 'order of a list of games' }),
    newest: t({ message: 'Newest', context: 'order of a list of games' }),
    name: t({ message: 'A–Z', context: 'order of a list of games' }),
  }
  const offered = sorts.filter((sort) => sort !== 'best' || filters.text !== '')
  return (
    <SelectField
      label={t({ message: 'Sort by', context: 'order of a list of games' })}
      hideLabel
      options={offered.map((value) => ({ value, label: orders[value] }))}
      value={filters.sort}
      onValueChange={(value) => change({ sort: value as Sort })}
    />
  )
}
