import { describe, expect, it } from 'vitest'
import { compareTexts, isolated, lettersOf } from './text.ts'

it.each([
  ['abc', ['a', 'b', 'c']],
  ['កុំ', ['កុំ']],
  ['é👩‍👩‍👧', ['é', '👩‍👩‍👧']],
  ['', []],
])('counts the letters of %j as a reader does', (text, letters) => {
  expect(lettersOf(text)).toEqual(letters)
})

it('orders texts as a list shows them', () => {
  expect(['Game 10', 'émile', 'Zoe', 'game 2', 'Emil'].sort(compareTexts)).toEqual([
    'Emil',
    'émile',
    'game 2',
    'Game 10',
    'Zoe',
  ])
})

describe('a name in the middle of a sentence', () => {
  it.each(['dara2026', 'ដារ៉ា', '$1,234.50', '幸运', '', '👨‍👩‍👧'])('%j stays as it is', (name) => {
    expect(isolated(name)).toBe(name)
  })

  it.each([
    ['لاعب', '\u2068لاعب\u2069'],
    ['\u202eevil', '\u2068evil\u2069'],
    ['chan\u2069\u2069\u202cna', '\u2068channa\u2069'],
    ['\u2067never closed', '\u2068never closed\u2069'],
  ])('%j keeps its direction to itself', (name, held) => {
    expect(isolated(name)).toBe(held)
  })
})
