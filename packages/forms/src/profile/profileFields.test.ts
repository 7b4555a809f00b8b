import { expect, test } from 'vitest'
import { compileFields, type RegisterRules } from '../compiler/index.ts'
import { exampleProfile, profileRules } from './exampleProfile.ts'
import {
  profileChanges,
  profileFieldNames,
  profileFields,
  profileLock,
  profileStart,
} from './profileFields.ts'

const names = (rules: RegisterRules, profile = exampleProfile) =>
  profileFields(rules, profile).map(({ name }) => name)

test('every field of the specification is known, once', () => {
  expect(new Set(profileFieldNames).size).toBe(22)
  expect(profileFieldNames).toHaveLength(22)
})

test('name, date of birth and what was verified are locked once they are there', () => {
  expect(profileLock('payeeName', exampleProfile)).toBe('set')
  expect(profileLock('birthday', exampleProfile)).toBe('set')
  expect(profileLock('mobileNum', exampleProfile)).toBe('verified')
  expect(profileLock('email', exampleProfile)).toBeUndefined()
  expect(profileLock('payeeName', { values: {} })).toBeUndefined()
  expect(names(profileRules)).not.toContain('payeeName')
  expect(names(profileRules, { values: {} })).toContain('payeeName')
})

test('a field that is off, or whose rule is none, is not shown', () => {
  const odd = { nickname: null, email: { enabled: false }, line: 7 } as unknown as RegisterRules
  expect(names(odd)).toEqual([])
})

test('the current address is required unless it is the permanent one', () => {
  const fields = profileFields(profileRules, { values: {} })
  const check = (sameAddress: boolean) =>
    compileFields(fields)
      .check({ sameAddress, permanentAddress: 'Street 51' })
      .some(({ field }) => field === 'currentAddress')
  expect(check(false)).toBe(true)
  expect(check(true)).toBe(false)
})

test('only what has changed is sent; what was emptied is removed', () => {
  const fields = profileFields(profileRules, exampleProfile)
  const { payeeName: _, birthday: __, mobileNum: ___, ...rest } = exampleProfile.values
  expect(profileChanges(exampleProfile, fields, { ...rest, sameAddress: false })).toEqual({})
  const { telegram: ____, ...less } = rest
  expect(profileChanges(exampleProfile, fields, { ...less, nickname: 'Dara', sameAddress: false })).toEqual({
    nickname: 'Dara',
    telegram: '',
  })
})

test('the same address is sent as the permanent one', () => {
  const fields = profileFields(profileRules, { values: {} })
  expect(profileChanges({ values: {} }, fields, { permanentAddress: 'A', sameAddress: true })).toEqual({
    permanentAddress: 'A',
    currentAddress: 'A',
  })
  expect(profileStart({ values: { permanentAddress: 'A', currentAddress: 'A' } }).sameAddress).toBe(true)
  expect(profileStart({ values: {} }).sameAddress).toBe(false)
})

test('the dial code is sent with a number that has changed, and only with that', () => {
  const fields = profileFields(profileRules, { values: {} })
  const sent = { mobileNum: '012345678', countryDialingCode: '855' }
  expect(profileChanges({ values: {} }, fields, sent)).toEqual(sent)
  expect(profileChanges({ values: { mobileNum: '012345678' } }, fields, sent)).toEqual({})
})
