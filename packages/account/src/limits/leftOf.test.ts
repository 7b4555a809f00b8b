import { expect, it } from 'vitest'
import type { Limit } from './labels.ts'
import { tightest, usedUp } from './leftOf.ts'
import { dayLimit } from './testing/fixtures.ts'

const left = (amount: string, change: Partial<Limit> = {}): Limit => ({
  ...dayLimit,
  ...change,
  left: { amount, minutes: null },
})

it('the tightest limit of a kind is the one with least left, whatever its period', () => {
  const day = left('20000.00')
  const week = left('5000.00', { period: 'week' })
  const stakes = left('1.00', { kind: 'stake' })
  expect(tightest([day, week, stakes], 'deposit')).toBe(week)
  expect(tightest([day], 'loss')).toBeUndefined()
})

it('of two with as little left the one that begins anew last binds', () => {
  const day = left('0.00')
  const month = left('0.00', { period: 'month', resetsAt: '2026-11-30T17:00:00Z' })
  expect(tightest([day, month], 'deposit')).toBe(month)
  expect(tightest([month, day], 'deposit')).toBe(month)
})

it('used up is what has nothing left, money or minutes, one limit a kind', () => {
  const time: Limit = {
    ...dayLimit,
    ...{ kind: 'sessionTime', amount: null, minutes: 60 },
    left: { amount: null, minutes: 0 },
  }
  const stake = left('0.00', { kind: 'stake' })
  expect(usedUp([left('0.01'), time, stake], ['deposit', 'stake', 'sessionTime'])).toEqual([stake, time])
  expect(usedUp([stake], ['deposit', 'loss'])).toEqual([])
})
