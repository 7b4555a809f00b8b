import { expect, it } from 'vitest'
import { columnsOf, viewSearch } from './viewSearch.ts'

it('keeps filters, order and columns, and no open layer', () => {
  expect(viewSearch('gameType=RNG&bet=bet_4&sort=stake&order=descending', ['account', 'stake'])).toBe(
    'gameType=RNG&sort=stake&order=descending&columns=account%2Cstake',
  )
  expect(viewSearch('columns=level', ['account'])).toBe('columns=account')
})

it.each([
  ['columns=account,stake', ['account', 'stake']],
  ['columns=stake,other', ['stake']],
  ['columns=other', undefined],
  ['', undefined],
])('%s names the columns %j', (address, named) => {
  expect(columnsOf(new URLSearchParams(address), ['account', 'level', 'stake'])).toEqual(named)
})
