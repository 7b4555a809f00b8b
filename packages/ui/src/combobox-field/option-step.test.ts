import { expect, it } from 'vitest'
import { nextOption, optionStep } from './option-step.ts'

const options = [{ disabled: true }, {}, {}, { disabled: true }, {}, { disabled: true }]

it.each([
  ['the first that is enabled', -1, 1, 1],
  ['the last that is enabled, from above none', -1, -1, 4],
  ['over a disabled one', 2, 1, 4],
  ['back over a disabled one', 4, -1, 2],
  ['nowhere at the end', 4, 1, 4],
  ['nowhere at the start', 1, -1, 1],
])('moves to %s', (_, from, by, to) => {
  expect(nextOption(options, from, by)).toBe(to)
})

it('stays where no option is enabled', () => {
  expect(nextOption([{ disabled: true }], -1, 1)).toBe(-1)
  expect(nextOption([], -1, 1)).toBe(-1)
})

it('knows the keys of a list, and leaves the others to the input', () => {
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].map(optionStep)).toEqual([1, -1, 10, -10])
  expect(['Home', 'End', 'ArrowLeft', 'a', 'Enter'].map(optionStep)).toEqual(Array(5).fill(undefined))
})
