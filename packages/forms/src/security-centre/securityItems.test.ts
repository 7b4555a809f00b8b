import { expect, test } from 'vitest'
import { isDone, type SecurityItem, securityKinds, securityStrength } from './securityItems.ts'

const all = (state: SecurityItem['state']): SecurityItem[] => securityKinds.map((kind) => ({ kind, state }))
const but = (kind: string, state: SecurityItem['state']) =>
  all('verified').map((item) => (item.kind === kind ? { ...item, state } : item))

test('an address that was never verified protects nothing', () => {
  expect(isDone({ kind: 'email', state: 'set' })).toBe(false)
  expect(isDone({ kind: 'email', state: 'verified' })).toBe(true)
  expect(isDone({ kind: 'authenticator', state: 'set' })).toBe(true)
  expect(isDone({ kind: 'realName', state: 'notSet' })).toBe(false)
})

test('signed-in devices do not count', () => {
  expect(securityStrength(all('verified'))).toEqual({ done: 7, all: 7, level: 'strong' })
})

test('one thing missing is fair; a password missing is weak', () => {
  expect(securityStrength(but('authenticator', 'notSet'))).toEqual({ done: 6, all: 7, level: 'fair' })
  expect(securityStrength(but('paymentPassword', 'notSet')).level).toBe('weak')
  expect(securityStrength(but('loginPassword', 'notSet')).level).toBe('weak')
})

test('both passwords and little else are weak', () => {
  const few = all('notSet').map((item) =>
    item.kind.endsWith('Password') ? { ...item, state: 'set' as const } : item,
  )
  expect(securityStrength(few)).toEqual({ done: 2, all: 7, level: 'weak' })
})
