import { expect, test } from 'vitest'
import { differenceOf } from './wording.ts'

type Terms = Parameters<typeof differenceOf>[1]

const tier = {
  validBet: '0.00',
  loss: '0.00',
  activeMembers: 0,
  singleBet: '0.00',
  rate: '0',
  winRate: '0',
  lossRate: '0',
  amount: null,
} satisfies Terms['tiers'][number]

const terms = (...tiers: Partial<Terms['tiers'][number]>[]): Terms => ({
  ...({ kind: 'dividend', period: 'daily', base: 'profitLoss', carry: 'none', topRate: '40' } as const),
  autoPay: false,
  tiers: tiers.map((parts) => ({ ...tier, ...parts })),
})

test('a tier that is added or removed is described by what it requires and pays, not by what it leaves open', () => {
  const one = terms({ rate: '40' })
  const two = terms({ rate: '40' }, { validBet: '5.00', rate: '50' })
  expect(differenceOf(one, two)).toEqual([
    { term: 'tiers.1.validBet', before: null, after: '5.00' },
    { term: 'tiers.1.rate', before: null, after: '50' },
  ])
  expect(differenceOf(two, one).map(({ term, after }) => [term, after])).toEqual([
    ['tiers.1.validBet', null],
    ['tiers.1.rate', null],
  ])
})

test('a tier that stays reports a zero that became more, and back', () => {
  const [free, bound] = [terms({ rate: '40' }), terms({ rate: '40', validBet: '1.00' })]
  expect(differenceOf(free, bound)).toEqual([{ term: 'tiers.0.validBet', before: '0.00', after: '1.00' }])
  expect(differenceOf(bound, free)).toEqual([{ term: 'tiers.0.validBet', before: '1.00', after: '0.00' }])
})
