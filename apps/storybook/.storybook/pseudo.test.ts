import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { type PseudoLanguage, pseudoGrowth, pseudoMessages } from '../../../tooling/catalogues/pseudo.ts'

const plural = [
  ['count', 'plural', { offset: 1, one: ['#', ' game'], other: ['#', ' games of <0>', ['vendor'], '</0>'] }],
  ' left',
]
const english = {
  plain: ['Next page'],
  named: ['Hello ', ['name'], ', welcome back'],
  tags: ['Read <0>the <1/>terms</0>'],
  plural,
  number: [['n', 'number', 'percent'], ' of ', ['d', 'date']],
  select: [['s', 'select', { male: ['He plays'], other: ['They play'] }]],
  string: 'Next page',
}

function shown(language: PseudoLanguage, id: keyof typeof english, values: Record<string, unknown> = {}) {
  const messages = pseudoMessages(english as never, language)
  return setupI18n({ locale: 'en', messages: { en: messages } })._(id, values)
}

describe('accented English', () => {
  it('is readable, bracketed, and at least 40 % longer', () => {
    expect(shown('pseudo', 'plain')).toMatch(/^\[Ñéẋţ þáĝé .*\]$/)
    expect(shown('pseudo', 'plain').length).toBeGreaterThanOrEqual('Next page'.length * (1 + pseudoGrowth))
    expect(shown('pseudo', 'plain').length).toBeLessThanOrEqual('Next page'.length * (1 + pseudoGrowth) + 2)
    expect(shown('pseudo', 'string')).toBe(shown('pseudo', 'plain'))
  })

  it('replaces every letter: nothing reads as plain English', () => {
    expect(shown('pseudo', 'plain')).not.toMatch(/[a-zA-Z]/)
  })

  it('leaves what is put in for a placeholder, and the spaces around it', () => {
    expect(shown('pseudo', 'named', { name: 'Dara' })).toMatch(/^\[Ĥéļļö.*\] Dara\[, ŵéļçöɱé ƀáçķ.*\]$/)
  })

  it('leaves tags whole', () => {
    expect(shown('pseudo', 'tags')).toMatch(/^\[Ŕéáð <0>ţĥé <1\/>ţéŕɱš<\/0>/)
  })

  it('keeps plurals, selections and formats working', () => {
    expect(shown('pseudo', 'plural', { count: 2, vendor: 'Acme' })).toMatch(/^1 \[ĝáɱé.*\] \[ļéƒţ.*\]$/)
    expect(shown('pseudo', 'plural', { count: 9, vendor: 'Acme' })).toMatch(
      /^8 \[ĝáɱéš öƒ <0>.*\] ?Acme<\/0>/,
    )
    expect(shown('pseudo', 'select', { s: 'male' })).toMatch(/^\[Ĥé/)
    expect(shown('pseudo', 'select', { s: 'x' })).toMatch(/^\[Ţĥéý/)
    expect(pseudoMessages(english, 'pseudo').number).toEqual([
      ['n', 'number', 'percent'],
      expect.stringMatching(/^ \[öƒ.*\] $/),
      ['d', 'date'],
    ])
  })
})

describe('the pseudo-language from right to left', () => {
  it('is written in letters that run from right to left', () => {
    expect(shown('pseudo-rtl', 'plain')).toMatch(/^[\u0600-\u06ff]+ [\u0600-\u06ff]+$/)
    expect(shown('pseudo-rtl', 'string')).toBe(shown('pseudo-rtl', 'plain'))
  })

  it('leaves placeholders, tags and plurals', () => {
    expect(shown('pseudo-rtl', 'named', { name: 'Dara' })).toContain(' Dara, ')
    expect(shown('pseudo-rtl', 'tags')).toMatch(/<0>[\u0600-\u06ff]+ <1\/>[\u0600-\u06ff]+<\/0>$/)
    expect(shown('pseudo-rtl', 'plural', { count: 9, vendor: 'Acme' })).toMatch(/^8 .*<0>Acme<\/0> /)
  })
})

it.each([[''], ['100 %'], ['<0/>']])('%j has no text and stays', (text) => {
  expect(pseudoMessages({ text }, 'pseudo').text).toBe(text)
})
