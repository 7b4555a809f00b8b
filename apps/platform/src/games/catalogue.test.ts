import { expect, test } from 'vitest'
import { contentFiles } from '../content/files/schema.ts'
import { findLotteryGame, findVendorGame, setCatalogue } from './catalogue.ts'
import { findLottery } from './lotteries.ts'

const game = { code: 'dragon', type: 'RNG', name: { en: 'Dragon' } }

test('a code is of its vendor, and of a lottery alone where calls name no vendor', () => {
  const games = contentFiles.games.parse([
    { ...game, id: '1', vendor: 'ONE' },
    { ...game, id: '2', vendor: 'TWO', type: 'LOTT', draws: { everySeconds: 60 } },
    { ...game, id: '3', vendor: 'THREE' },
  ])
  setCatalogue({ games })
  const ids = ['ONE', 'TWO', 'THREE', 'FOUR'].map((vendor) => findVendorGame(vendor, 'dragon')?.nodeId)
  expect(ids).toEqual(['1', '2', '3', undefined])
  expect(findLotteryGame('dragon')?.nodeId).toBe('2')
  expect(findLottery('dragon')?.nodeId).toBe('2')
})
