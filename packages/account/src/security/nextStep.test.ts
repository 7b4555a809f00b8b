import { expect, test } from 'vitest'
import { nextStep } from './nextStep.ts'

test('what pays out is the first thing to do, then the ways back in', () => {
  const items = [
    { kind: 'loginPassword', state: 'set' },
    { kind: 'paymentPassword', state: 'notSet' },
    { kind: 'email', state: 'notSet' },
    { kind: 'mobile', state: 'set' },
  ] as const
  expect(nextStep(items)).toBe('paymentPassword')
  expect(nextStep(items.filter(({ kind }) => kind !== 'paymentPassword'))).toBe('mobile')
})

test('nothing is next when all is set, and what is verifiable is verified', () => {
  expect(
    nextStep([
      { kind: 'mobile', state: 'verified' },
      { kind: 'authenticator', state: 'set' },
    ]),
  ).toBeUndefined()
  expect(nextStep([{ kind: 'sessions', state: 'set', count: 3 }])).toBeUndefined()
})
