import { expect, test } from 'vitest'
import { chunksOf } from './useGamePages.ts'

const pages = (arrival: number, wanted: number) =>
  chunksOf(arrival, wanted).map(({ pageNo, pageSize }) => `${(pageNo - 1) * pageSize}+${pageSize}`)

test('a list grows by twenty games', () => {
  expect(pages(1, 1)).toEqual(['0+20'])
  expect(pages(1, 3)).toEqual(['0+20', '20+20', '40+20'])
})

test('an address with many pages is read by hundreds, and grows by twenties from there', () => {
  expect(pages(3, 3)).toEqual(['0+100'])
  expect(pages(7, 7)).toEqual(['0+100', '100+100'])
  expect(pages(7, 12)).toEqual(['0+100', '100+100', '200+20', '220+20'])
})
