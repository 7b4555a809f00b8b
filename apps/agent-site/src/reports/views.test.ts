import { expect, it } from 'vitest'
import { readKept } from './views.ts'

it('keeps views, and takes nothing that is not one', () => {
  const view = { name: 'Slots', query: 'gameType=RNG', hidden: ['vendor'] }
  expect(readKept({ hidden: ['level', 3], views: [view, { name: 1 }, null] })).toEqual({
    hidden: ['level'],
    views: [view],
  })
})

it.each([undefined, null, '', [], 'x', { views: {} }])('%s is nothing', (found) => {
  expect(readKept(found)).toEqual({ hidden: [], views: [] })
})
