import { expect, test } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { changePasswordBody, changePasswordFields } from './changePasswordFields.ts'

const rule = {
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: 18,
  minLength: 8,
  maxLength: 20,
}
const codes = (hasPassword: boolean, values: Record<string, string>) =>
  compileFields(changePasswordFields(rule, hasPassword))
    .check(values)
    .map(({ field, code }) => `${field} ${code}`)

test('the old password is required only where there is one', () => {
  expect(codes(true, {})).toEqual([
    'oldPassword required',
    'newPassword required',
    'confirmNewPassword required',
  ])
  expect(codes(false, {})).toEqual(['newPassword required', 'confirmNewPassword required'])
})

test('the new password passes the rule, is not the old one, and is repeated', () => {
  const fresh = 'New-2026-word'
  expect(codes(true, { oldPassword: fresh, newPassword: fresh, confirmNewPassword: fresh })).toEqual([
    'newPassword same',
  ])
  expect(codes(false, { newPassword: 'short', confirmNewPassword: 'other' })).toEqual([
    'newPassword tooShort',
    'confirmNewPassword mismatch',
  ])
  expect(codes(true, { oldPassword: 'x', newPassword: fresh, confirmNewPassword: fresh })).toEqual([])
})

test('nothing is sent of an old password that there is not', () => {
  expect(changePasswordBody({ newPassword: 'a', confirmNewPassword: 'a' })).toEqual({
    newPassword: 'a',
    confirmNewPassword: 'a',
  })
})
