import { expect, test } from 'vitest'
import { compile } from './compile.ts'
import { separateMessage, wordBreaks } from './wordBreaks.ts'

const shown = (text: string) =>
  JSON.parse(JSON.stringify(separateMessage(compile(text), 'km')).replaceAll('\u200b', '|'))

test('texts, branches and the text in tags are separated, names of values are not', () => {
  expect(shown('លេខគណនី {លេខគណនី} <0>លេខគណនី</0>')).toEqual(['លេខ|គណនី ', ['លេខគណនី'], ' <0>លេខ|គណនី</0>'])
  expect(shown('{count, plural, other {# លេខគណនី}}')).toEqual([
    ['count', 'plural', { other: ['#', ' លេខ|គណនី'] }],
  ])
  expect(shown('{way, select, register {លេខគណនី} other {គណនី}}')).toEqual([
    ['way', 'select', { register: ['លេខ|គណនី'], other: ['គណនី'] }],
  ])
})

test('a catalogue of a language without spaces is separated, the others stay', () => {
  const { handler } = wordBreaks().transform
  const code = `export const messages=JSON.parse(${JSON.stringify(JSON.stringify({ a: ['លេខគណនី'] }))});`
  expect(handler(code, '/locales/money/km.po')?.code).toContain('លេខ\u200bគណនី')
  expect(handler(code, '/locales/zh-Hans.po')).toBeNull()
  expect(() => handler('export default {}', '/locales/km.po')).toThrow('/locales/km.po')
})
