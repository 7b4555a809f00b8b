import { expect, test } from 'vitest'
import { filtersOf, withFilters } from './filters.ts'

const read = (address: string) => filtersOf(new URLSearchParams(address))

test('an address without filters shows everything by popularity; a search shows the best first', () => {
  expect(read('')).toEqual({ vassalage: '', select: 'all', sort: 'popular', text: '' })
  expect(read('q=gold').sort).toBe('best')
  expect(read('q=gold&sort=name').sort).toBe('name')
})

test('unknown values count as absent', () => {
  expect(read('select=mine&sort=best&q=%20%20')).toEqual({
    vassalage: '',
    select: 'all',
    sort: 'popular',
    text: '',
  })
  expect(read(`q=${'x'.repeat(200)}`).text).toHaveLength(64)
})

test("filters combine, keep the address's other parameters, and start the list again", () => {
  const search = new URLSearchParams('popup=help&vassalage=EMR&page=4')
  expect(withFilters(search, { select: 'new', text: 'gold' }).toString()).toBe(
    'popup=help&vassalage=EMR&select=new&q=gold',
  )
})

test('a removed filter leaves nothing in the address', () => {
  const search = new URLSearchParams('q=gold&sort=popular&select=hot&vassalage=EMR')
  const all = withFilters(search, { text: '', select: 'all', sort: 'best', vassalage: '' })
  expect(all.toString()).toBe('')
})
