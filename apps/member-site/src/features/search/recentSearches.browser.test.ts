import { browserStorage } from '@baize/i18n/storage'
import { beforeEach, expect, test } from 'vitest'
import { addSearch, readSearches, removeSearch } from './recentSearches.ts'

beforeEach(() => void removeSearch())

test('keeps the last eight searches, newest first, each once in any letter case', () => {
  for (const text of ['dragon', 'អប្សរា', ' Dragon ', '', '  ']) addSearch(text)
  expect(readSearches()).toEqual(['Dragon', 'អប្សរា'])
  for (let count = 0; count < 12; count++) addSearch(`game ${count}`)
  expect(readSearches()).toEqual(Array.from({ length: 8 }, (_, place) => `game ${11 - place}`))
})

test('removes one search, or all', () => {
  for (const text of ['a', 'b', 'c']) addSearch(text)
  expect(removeSearch('b')).toEqual(['c', 'a'])
  expect(removeSearch()).toEqual([])
  expect(readSearches()).toEqual([])
})

test('ignores values that other code has stored there', () => {
  browserStorage.write('baize.searches', { a: 1 })
  expect(readSearches()).toEqual([])
  browserStorage.write('baize.searches', [1, 'a', null])
  expect(readSearches()).toEqual(['a'])
})
