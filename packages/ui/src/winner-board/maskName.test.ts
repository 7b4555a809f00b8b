import { expect, it } from 'vitest'
import { maskName } from './maskName.ts'

it.each([
  ['sokha88', 'so***8'],
  ['sok', 's***'],
  ['a', 'a***'],
  ['', '***'],
  ['  dara2026 ', 'da***6'],
  ['so****8', 'so****8'],
  ['សុខា២០២៦', 'សុខា***៦'],
  ['😀😃😄😁😆', '😀😃***😆'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
