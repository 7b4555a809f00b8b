import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isLocale, type Locale, localeDirection, localeEntry, locales } from './index.ts'

interface Source {
  locales: { tag: string; nativeName: string; direction: string; script: string; lineHeight: number }[]
}
const source: Source = JSON.parse(readFileSync(new URL('locales.json', import.meta.url), 'utf8'))

it('the registry contains the 39 languages of locales.json, fact for fact', () => {
  expect(locales).toHaveLength(39)
  expect(locales).toMatchObject(
    source.locales.map(({ tag, nativeName, direction, script, lineHeight }) => ({
      tag,
      nativeName,
      direction,
      script,
      lineHeight,
    })),
  )
})

it('Arabic, Persian and Urdu run from the right', () => {
  const rtl = locales.filter(({ tag }) => localeDirection(tag) === 'rtl').map(({ tag }) => tag)
  expect(rtl).toEqual(['ur', 'ar', 'fa'])
})

it('only exact tags are languages', () => {
  expect(isLocale('km')).toBe(true)
  for (const value of ['KM', 'zh', 'constructor', '', null, 7]) expect(isLocale(value)).toBe(false)
  expect(() => localeEntry('xx' as Locale)).toThrow('not one of the languages')
})
