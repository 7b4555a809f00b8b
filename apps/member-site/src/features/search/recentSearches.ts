import { browserStorage } from '@baize/i18n/storage'

const key = 'baize.searches'
const most = 8

const texts = (found: unknown): readonly string[] =>
  Array.isArray(found) ? found.filter((text): text is string => typeof text === 'string').slice(0, most) : []

/** What was searched for in this browser, newest first. */
export const readSearches = (): readonly string[] => browserStorage.read(key, texts)

/** Puts a search first; the same words in another letter case are one search. Returns the new list. */
export function addSearch(text: string): readonly string[] {
  const wanted = text.trim()
  if (wanted === '') return readSearches()
  const same = (other: string) => other.toLowerCase() === wanted.toLowerCase()
  return keep([wanted, ...readSearches().filter((other) => !same(other))])
}

/** Removes one search, or all. Returns the new list. */
export const removeSearch = (text?: string): readonly string[] =>
  keep(text === undefined ? [] : readSearches().filter((other) => other !== text))

function keep(searches: readonly string[]): readonly string[] {
  const kept = searches.slice(0, most)
  browserStorage.write(key, kept)
  return kept
}
