import { describe, expect, it } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import {
  contractOffer,
  offerFields,
  offerKinds,
  ratesOf,
  shareOf,
  tierParts,
  topRate,
  valuesOf,
} from './offer.ts'
import { judgedFields, tierProblem } from './tierProblems.ts'

const two = {
  tierCount: '2',
  period: 'monthly',
  carry: 'forever',
  base: 'profitLoss',
  validBet1: '1000',
  loss1: '100',
  activeMembers1: '5',
  rate1: '1',
  validBet2: '5000',
  loss2: '500',
  rate2: '2.5',
  validBet3: '9999',
  rate3: '9',
}

describe('an offer', () => {
  it('carries the tiers that there are, without what is empty or was removed', () => {
    expect(contractOffer('mem_1', 'dividend', two)).toEqual({
      toMemberId: 'mem_1',
      kind: 'dividend',
      period: 'monthly',
      carry: 'forever',
      base: 'profitLoss',
      autoPay: false,
      tiers: [
        { validBet: '1000', loss: '100', activeMembers: 5, rate: '1' },
        { validBet: '5000', loss: '500', rate: '2.5' },
      ],
    })
  })

  it('a daily salary counts by the day, hourly and real-time ones by their own window', () => {
    const values = { tierCount: '1' }
    expect(contractOffer('m', 'dailySalary', values).period).toBe('daily')
    expect(contractOffer('m', 'hourSalary', values)).not.toHaveProperty('period')
    expect(contractOffer('m', 'realtimeSalary', values)).not.toHaveProperty('period')
  })

  it.each(offerKinds)('only tiers that are there are asked for: %s', (kind) => {
    const rules = compileFields(offerFields(kind, '3'))
    const asked = (tierCount: string) =>
      rules.check({ tierCount, period: 'daily', carry: 'none', base: 'profitLoss' }).map(({ field }) => field)
    // Nothing has to be reached: only the share itself is asked for.
    expect(asked('1')).toEqual(kind === 'realtimeSalary' ? [] : ['rate1'])
    expect(asked('2').length).toBe(asked('1').length * 2)
    expect(rules.fields.filter(({ name }) => name.endsWith('1')).length).toBe(tierParts[kind].length)
  })

  it('a rate may have four decimals, as the platform takes them', () => {
    const rules = compileFields(offerFields('dividend', '2'))
    const codes = (rate1: string) =>
      rules
        .check({ tierCount: '1', period: 'daily', carry: 'none', base: 'profitLoss', rate1 })
        .map(({ code }) => code)
    expect(codes('0.0001')).toEqual([])
    expect(codes('0.00001')).toEqual(['rate'])
    expect(codes('0')).toEqual(['rateTooLow'])
  })

  it('every ten days is a monthly contract that is settled three times', () => {
    const offer = contractOffer('m', 'dividend', { ...two, period: 'tenDays' })
    expect(offer).toMatchObject({ period: 'monthly', cycle: 3 })
  })

  it('no rate is above the own one', () => {
    const rules = compileFields(offerFields('dividend', '2'))
    expect(rules.check(two).map(({ field, code }) => `${field} ${code}`)).toEqual(['rate2 rateTooHigh'])
  })

  it.each([
    ['1.25', '0.0125'],
    ['18', '0.18'],
    ['0.01', '0.0001'],
    ['100', '1.0'],
  ])('%s per cent is the share %s', (rate, share) => expect(shareOf(rate)).toBe(share))

  it('the best rate is found by its size, not its letters', () => {
    expect(topRate('realtimeSalary', [{ winRate: '0.9', lossRate: '10' }, { winRate: '9.5' }])).toBe('10')
    expect(topRate('dividend', [{}])).toBeUndefined()
  })
})

describe('an offer begins with terms that are in force', () => {
  it('and is those terms, when nothing is changed', () => {
    const { toMemberId, kind, ...terms } = contractOffer('mem_1', 'dividend', two)
    const values = valuesOf('dividend', terms)
    expect(contractOffer(toMemberId, kind, values)).toEqual({ toMemberId, kind, ...terms })
  })

  it('what they leave open is left empty, and what the kind does not know is left out', () => {
    const tier = {
      validBet: '0.00',
      loss: '0.00',
      activeMembers: 0,
      singleBet: '3.00',
      rate: '40',
      amount: null,
    }
    expect(valuesOf('dividend', { period: 'daily', autoPay: true, tiers: [tier] })).toEqual({
      tierCount: '1',
      period: 'daily',
      carry: 'none',
      base: 'profitLoss',
      autoPay: true,
      rate1: '40',
    })
  })

  it('a period that the form does not offer is the usual one', () => {
    const values = valuesOf('dividend', { period: 'hourly', carry: 'daily', autoPay: false, tiers: [] })
    expect(values).toMatchObject({ period: 'monthly', carry: 'none' })
  })

  it('without any it has one empty tier', () => {
    expect(valuesOf('hourSalary', { autoPay: true, tiers: [] })).toEqual({
      ...{ tierCount: '1', autoPay: true, base: 'totalVolume' },
    })
  })
})

describe('any contract in force is renewed untouched', () => {
  /** As the platform answers terms: what asks for nothing is zero. */
  const nothing = {
    ...{ validBet: '0.00', loss: '0.00', activeMembers: 0, singleBet: '0.00' },
    ...{ rate: '0', winRate: '0', lossRate: '0', amount: null },
  }
  const running = {
    'a flat share': { kind: 'dividend', tiers: [{ rate: '21' }] },
    'the contract of the walk': {
      kind: 'dividend',
      tiers: [{ rate: '21' }, { loss: '500.00', activeMembers: 3, rate: '26' }],
    },
    'tiers by active members alone': {
      kind: 'dividend',
      tiers: [
        { activeMembers: 3, rate: '5' },
        { activeMembers: 9, rate: '5' },
      ],
    },
    'equal valid bets, then falling': {
      kind: 'dailySalary',
      tiers: [
        { validBet: '100.00', rate: '0.2' },
        { validBet: '100.00', loss: '50.00', rate: '0.3' },
        { validBet: '20.00', loss: '90.00', rate: '0.3' },
      ],
    },
    'a bound, and a base': {
      kind: 'dividend',
      base: 'dailyAverage',
      tiers: [{ rate: '0.0125', amount: '500.00' }],
    },
    'every ten days': {
      kind: 'dividend',
      period: 'tenDays',
      carry: 'secondHalfOfMonth',
      tiers: [{ rate: '9' }],
    },
    'by the hour': { kind: 'hourSalary', base: 'totalVolume', tiers: [{ rate: '0.3', amount: '9.00' }] },
    'won bets only': {
      kind: 'realtimeSalary',
      tiers: [{ winRate: '0.1' }, { activeMembers: 4, winRate: '0.05', lossRate: '0.2' }],
    },
  } as const

  it.each(Object.entries(running))('%s', (_name, { kind, tiers, ...terms }) => {
    const start = {
      ...{ period: 'weekly', carry: 'none', base: 'profitLoss', autoPay: true },
      ...terms,
      tiers: tiers.map((tier) => ({ ...nothing, ...tier })),
    }
    const values = valuesOf(kind, start)
    expect(compileFields(offerFields(kind, '40')).check(values)).toEqual([])
    expect(judgedFields(kind).flatMap((name) => tierProblem(kind, name, values) ?? [])).toEqual([])
    expect(contractOffer('m', kind, values).tiers).toEqual(tiers)
  })
})

describe('tiers rise', () => {
  const codes = (values: Record<string, string>, kind: (typeof offerKinds)[number] = 'dividend') =>
    judgedFields(kind).flatMap((name) => {
      const problem = tierProblem(kind, name, values)
      return problem ? [`${name} ${problem.code}`] : []
    })

  it('as they should', () => expect(codes(two)).toEqual([]))

  it('a tier that asks for no more in any measure, or pays less, is named', () => {
    const same = { ...two, validBet2: '1000.00', loss2: '100', activeMembers2: '5', rate2: '0.99' }
    expect(codes(same)).toEqual(['validBet2 tierNotHigher', 'rate2 rateTooLow'])
    expect(codes({ ...same, activeMembers2: '6' })).toEqual(['rate2 rateTooLow'])
    expect(codes({ tierCount: '2', rate1: '1', rate2: '2' })).toEqual(['validBet2 tierNotHigher'])
  })

  it('of a real-time salary the best rate counts, and one of the two is enough', () => {
    const tiers = { tierCount: '2', singleBet2: '10', winRate1: '0.3', lossRate2: '0.4' }
    expect(codes(tiers, 'realtimeSalary')).toEqual([])
    expect(codes({ ...tiers, lossRate2: '0.2' }, 'realtimeSalary')).toEqual(['lossRate2 rateTooLow'])
    expect(codes({ tierCount: '1', singleBet1: '9' }, 'realtimeSalary')).toEqual(['lossRate1 required'])
    expect(ratesOf('realtimeSalary')).toEqual(['winRate', 'lossRate'])
  })

  it('a tier that was removed is not judged', () => {
    expect(codes({ ...two, tierCount: '1', validBet2: '1' })).toEqual([])
  })
})
