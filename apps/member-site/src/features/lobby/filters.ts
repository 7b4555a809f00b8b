import { useCallback, useMemo } from 'react'
import type { useSearchParams } from 'wouter'

/** Which games of a category are shown, as the address says it. */
export const selects = ['all', 'new', 'hot', 'fav', 'recent'] as const
export type Select = (typeof selects)[number]

/** In which order; `best` is how near a name is to what was searched for. */
export const sorts = ['best', 'popular', 'newest', 'name'] as const
export type Sort = (typeof sorts)[number]

export interface Filters {
  /** A vendor's code; empty for all. */
  readonly vassalage: string
  readonly select: Select
  readonly sort: Sort
  /** What was searched for; empty for nothing. */
  readonly text: string
}

/** The longest text that the platform searches for. */
export const maxText = 64

const oneOf = <Value extends string>(known: readonly Value[], text: string | null, otherwise: Value): Value =>
  known.find((each) => each === text) ?? otherwise

/** Filters of an address; unknown values count as absent. */
export function filtersOf(search: URLSearchParams): Filters {
  const text = (search.get('q') ?? '').trim().slice(0, maxText)
  const sort = oneOf(sorts, search.get('sort'), text ? 'best' : 'popular')
  return {
    vassalage: (search.get('vassalage') ?? '').slice(0, 32),
    select: oneOf(selects, search.get('select'), 'all'),
    sort: text === '' && sort === 'best' ? 'popular' : sort,
    text,
  }
}

/** The address with other filters; default ones are left out, and the list starts again. */
export function withFilters(search: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(search)
  const { text, ...others } = change
  const values = { ...others, ...(text === undefined ? {} : { q: text }) }
  const silent = ['', 'all', 'best']
  for (const [name, value] of Object.entries(values)) {
    if (silent.includes(value) || (name === 'sort' && value === 'popular' && !next.get('q')))
      next.delete(name)
    else next.set(name, value)
  }
  if (text === '' && next.get('sort') === 'popular') next.delete('sort')
  next.delete('page')
  return next
}

/** Whether the filters leave something out. */
export const isNarrowed = ({ vassalage, select, text }: Filters): boolean =>
  vassalage !== '' || select !== 'all' || text !== ''

/** The most pages that a list shows at once. */
const maxPages = 50

/** The filters of an address, and how many pages of the list it shows. */
export function useFiltersIn(address: string): { filters: Filters; page: number } {
  return useMemo(() => {
    const search = new URLSearchParams(address)
    const page = Number.parseInt(search.get('page') ?? '1', 10) || 1
    return { filters: filtersOf(search), page: Math.min(maxPages, Math.max(1, page)) }
  }, [address])
}

/** Writes what an address says after its path. */
export type SetSearch = ReturnType<typeof useSearchParams>[1]

/** Changes the filters of the page, kept in its address: a reload and the back button find them again. */
export function useFilterChange(setSearch: SetSearch) {
  const change = useCallback(
    (next: Partial<Filters>, how?: { replace: boolean }) =>
      setSearch((now) => withFilters(new URLSearchParams(now), next), how),
    [setSearch],
  )
  const clear = useCallback(() => change({ vassalage: '', select: 'all', sort: 'best', text: '' }), [change])
  const showPages = useCallback(
    (pages: number) =>
      setSearch((now) => ({ ...Object.fromEntries(now), page: String(pages) }), { replace: true }),
    [setSearch],
  )
  return { change, clear, showPages }
}
