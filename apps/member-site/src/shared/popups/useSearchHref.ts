import { useSearch } from 'wouter'

/** Where the search of all games opens over this page, which keeps its filters behind it. */
export function useSearchHref(): string {
  const kept = new URLSearchParams(useSearch())
  kept.set('popup', 'search')
  return `?${kept}`
}
