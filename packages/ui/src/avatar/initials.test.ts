import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Sok Pisey', 'SP'],
  ['sokha', 'S'],
  ['Ana Maria de Souza', 'AS'],
  ['  ', ''],
  ['ពិសី សុខ', 'ពិសុ'],
  ['👩‍👩‍👧 house', '👩‍👩‍👧H'],
])('takes whole letters of %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
