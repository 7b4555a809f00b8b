import { describe, expect, it } from 'vitest'
import type { ContractTerms, ContractTier } from './contract.ts'
import { contractDifference } from './contractDifference.ts'
import { compareDecimals } from './decimals.ts'

const tier = (validBet: string, ratio: string, rest: Partial<ContractTier> = {}): ContractTier => ({
  validBet,
  ratio,
  ...rest,
})
const terms = (version: number, ...tiers: ContractTier[]): ContractTerms => ({
  version,
  period: 'monthly',
  tiers,
})

describe('contractDifference', () => {
  it.each<[string, ContractTier[], ContractTier[], string[]]>([
    ['the same terms', [tier('1000', '0.1')], [tier('1000', '0.1')], ['same']],
    ['the same numbers, written otherwise', [tier('1000', '0.10')], [tier('01000.00', '0.1')], ['same']],
    ['a higher share', [tier('1000', '0.1')], [tier('1000', '0.12')], ['raised']],
    ['a lower share', [tier('1000', '0.1')], [tier('1000', '0.09')], ['lowered']],
    ['a tier more', [tier('1000', '0.1')], [tier('1000', '0.1'), tier('5000', '0.2')], ['same', 'added']],
    ['a tier less', [tier('1000', '0.1'), tier('5000', '0.2')], [tier('5000', '0.2')], ['same', 'removed']],
    ['the same share for less', [tier('1000', '0.1')], [tier('800', '0.1')], ['easier']],
    ['the same share for more', [tier('1000', '0.1')], [tier('1000', '0.1', { loss: '50' })], ['harder']],
    [
      'fewer active members',
      [tier('1000', '0.1', { activeMembers: 5 })],
      [tier('1000', '0.1', { activeMembers: 3 })],
      ['easier'],
    ],
    [
      'less of one and more of another',
      [tier('1000', '0.1', { activeMembers: 5 })],
      [tier('800', '0.1', { activeMembers: 9 })],
      ['changed'],
    ],
    ['another tier altogether', [tier('1000', '0.1')], [tier('5000', '0.2')], ['added', 'removed']],
    ['a share that is no number', [tier('1000', '0.1')], [tier('1000', 'ten')], ['changed']],
    ['nothing from nothing', [], [], []],
    ['a first version', [], [tier('1000', '0.1')], ['added']],
    [
      'twice the same tier, one left',
      [tier('1000', '0.1'), tier('1000', '0.1')],
      [tier('1000', '0.1')],
      ['same', 'removed'],
    ],
    [
      'amounts beyond what a float holds',
      [tier('9007199254740993', '0.1')],
      [tier('9007199254740992', '0.1')],
      ['easier'],
    ],
  ])('%s', (_what, before, after, changes) => {
    const difference = contractDifference(terms(1, ...before), terms(2, ...after))
    expect(difference.tiers.map(({ change }) => change)).toEqual(changes)
    expect(difference.changed).toBe(changes.some((change) => change !== 'same'))
  })

  it('reports another period, also where the tiers are the same', () => {
    const before = terms(1, tier('1000', '0.1'))
    const difference = contractDifference(before, { ...before, version: 2, period: 'weekly' })
    expect(difference.period).toEqual({ before: 'monthly', after: 'weekly' })
    expect(difference.changed).toBe(true)
  })
})

it.each([
  ['1', '2', -1],
  ['2.50', '2.5', 0],
  ['-1', '1', -1],
  ['-2', '-1', -1],
  ['-0', '0', 0],
  ['0.1000000000000000001', '0.1', 1],
  ['', '1', undefined],
  ['1e3', '1', undefined],
])('compares %j with %j exactly', (one, other, expected) => {
  expect(compareDecimals(one, other)).toBe(expected)
})
