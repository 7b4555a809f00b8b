import { describe, expect, it } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { contractOffer, offerFields, offerKinds, shareOf, tierParts, topRate, valuesOf } from './offer.ts'
import { risingFields, tierProblem } from './tierProblems.ts'

const two = {
  tierCount: '2',
  period: 'monthly',
  carry: 'forever',
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
      rules.check({ tierCount, period: 'daily', carry: 'none' }).map(({ field }) => field)
    expect(asked('1').every((name) => name.endsWith('1'))).toBe(true)
    expect(asked('2').length).toBe(asked('1').length * 2)
    expect(rules.fields.filter(({ name }) => name.endsWith('1')).length).toBe(tierParts[kind].length)
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
      autoPay: true,
      rate1: '40',
    })
  })

  it('a period that the form does not offer is the usual one', () => {
    const values = valuesOf('dividend', { period: 'tenDays', carry: 'daily', autoPay: false, tiers: [] })
    expect(values).toMatchObject({ period: 'monthly', carry: 'none' })
  })

  it('without any it has one empty tier', () => {
    expect(valuesOf('hourSalary', { autoPay: true, tiers: [] })).toEqual({ tierCount: '1', autoPay: true })
  })
})

describe('tiers rise', () => {
  const codes = (values: Record<string, string>) =>
    risingFields('dividend').flatMap((name) => {
      const problem = tierProblem('dividend', name, values)
      return problem ? [`${name} ${problem.code}`] : []
    })

  it('as they should', () => expect(codes(two)).toEqual([]))

  it('a tier that asks for no more, or pays less, is named', () => {
    expect(codes({ ...two, validBet2: '1000.00', rate2: '0.99' })).toEqual([
      'validBet2 tierNotHigher',
      'rate2 rateTooLow',
    ])
  })

  it('a tier that was removed is not judged', () => {
    expect(codes({ ...two, tierCount: '1', validBet2: '1' })).toEqual([])
  })
})
