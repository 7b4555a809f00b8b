import { describe, expect, it } from 'vitest'
import { compileFields, fieldAt } from '../compiler/index.ts'
import { contractOffer, offerFields, offerKinds, ratesOf, shareOf, topRate, valuesOf } from './offer.ts'
import { judgedFields, tierProblem } from './tierProblems.ts'

const first = { validBet: '1000', loss: '100', activeMembers: '5', rate: '1' }
const second = { validBet: '5000', loss: '500', activeMembers: '', rate: '2.5' }
const two = { period: 'monthly', carry: 'forever', base: 'profitLoss', tiers: [first, second] }

describe('an offer', () => {
  it('carries its tiers, without what is empty', () => {
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
    const values = { tiers: [{}] }
    expect(contractOffer('m', 'dailySalary', values).period).toBe('daily')
    expect(contractOffer('m', 'hourSalary', values)).not.toHaveProperty('period')
    expect(contractOffer('m', 'realtimeSalary', values)).not.toHaveProperty('period')
  })

  it.each(offerKinds)('checks each tier that there is, at least one: %s', (kind) => {
    const rules = compileFields(offerFields(kind, '3'))
    const failing = (tiers: readonly object[]) =>
      rules.check({ tiers, period: 'daily', carry: 'none', base: 'profitLoss' }).map(({ field }) => field)
    const isPaidByBet = kind === 'realtimeSalary'
    expect(failing([])).toEqual(['tiers'])
    // Nothing has to be reached: only the share itself is required.
    expect(failing([{}])).toEqual(isPaidByBet ? [] : ['tiers.0.rate'])
    expect(failing([{}, {}])).toEqual(isPaidByBet ? [] : ['tiers.0.rate', 'tiers.1.rate'])
    expect(fieldAt(rules.fields, 'tiers.9.amount')).toMatchObject({ name: 'tiers.9.amount', kind: 'amount' })
  })

  it('a rate may have four decimals, as the platform takes them', () => {
    const rules = compileFields(offerFields('dividend', '2'))
    const codes = (rate: string) =>
      rules
        .check({ period: 'daily', carry: 'none', base: 'profitLoss', tiers: [{ rate }] })
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
    expect(rules.check(two).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'tiers.1.rate rateTooHigh',
    ])
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
      period: 'daily',
      carry: 'none',
      base: 'profitLoss',
      autoPay: true,
      tiers: [{ validBet: '', loss: '', activeMembers: '', rate: '40', amount: '' }],
    })
  })

  it('a period that the form does not offer is the default one', () => {
    const values = valuesOf('dividend', { period: 'hourly', carry: 'daily', autoPay: false, tiers: [] })
    expect(values).toMatchObject({ period: 'monthly', carry: 'none' })
  })

  it('without any it has one empty tier', () => {
    expect(valuesOf('hourSalary', { autoPay: true, tiers: [] })).toEqual({
      autoPay: true,
      base: 'totalVolume',
      tiers: [{ validBet: '', loss: '', activeMembers: '', rate: '', amount: '' }],
    })
  })
})

describe('any contract in force is renewed untouched', () => {
  /** As the platform returns terms: what requires nothing is zero. */
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
  const codes = (tiers: readonly object[], kind: (typeof offerKinds)[number] = 'dividend') =>
    judgedFields(kind).flatMap((name) => {
      const problem = tierProblem(kind, name, { tiers })
      return problem ? [`${name} ${problem.code}`] : []
    })

  it('as they should', () => expect(codes([first, second])).toEqual([]))

  it('a tier that requires no more in any measure, or pays less, is named', () => {
    const same = { ...first, validBet: '1000.00', rate: '0.99' }
    expect(codes([first, same])).toEqual(['tiers.1.validBet tierNotHigher', 'tiers.1.rate rateTooLow'])
    expect(codes([first, { ...same, activeMembers: '6' }])).toEqual(['tiers.1.rate rateTooLow'])
    expect(codes([{ rate: '1' }, { rate: '2' }])).toEqual(['tiers.1.validBet tierNotHigher'])
  })

  it('of a real-time salary the best rate counts, and one of the two is enough', () => {
    const tiers = (lossRate: string) => [{ winRate: '0.3' }, { singleBet: '10', lossRate }]
    expect(codes(tiers('0.4'), 'realtimeSalary')).toEqual([])
    expect(codes(tiers('0.2'), 'realtimeSalary')).toEqual(['tiers.1.lossRate rateTooLow'])
    expect(codes([{ singleBet: '9' }], 'realtimeSalary')).toEqual(['tiers.0.lossRate required'])
    expect(ratesOf('realtimeSalary')).toEqual(['winRate', 'lossRate'])
  })
})
