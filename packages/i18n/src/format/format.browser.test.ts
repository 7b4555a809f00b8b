import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../locales/index.ts'
import { negotiateLocale } from '../locales/negotiate.ts'
import { matrix } from './format.matrix.ts'
import { loadFormatTable } from './index.ts'

/** Chromium writes on the page what Node's Intl, with all of CLDR, says; for the languages that it has no data of too. */
describe('a page in Chromium shows what CLDR says', () => {
  beforeAll(async () => {
    await Promise.all(locales.map(({ tag }) => loadFormatTable(tag)))
  })
  afterEach(() => document.body.replaceChildren())

  it.each(locales.map(({ tag }) => tag))('in %s', (tag) => {
    const rows = matrix(tag)
    for (const { ours } of rows) {
      const line = document.createElement('pre')
      line.lang = tag
      line.textContent = ours
      document.body.append(line)
    }
    // biome-ignore lint/performance/useDomNodeTextContent: what is rendered is the point, not what was put in.
    const shown = [...document.querySelectorAll('pre')].map((line) => line.innerText)
    expect(rows.map(({ title }, index) => [title, shown[index]])).toEqual(
      rows.map(({ title, expected }) => [title, expected]),
    )
  })
})

it('Chromium knows the script of every language, which negotiation rests on', () => {
  const active = locales.map(({ tag }) => tag)
  const regional = [
    'en-GB',
    'km-KH',
    'zh-CN',
    'zh-HK',
    'my-MM',
    'lo-LA',
    'pa-PK',
    'uz-Cyrl-UZ',
    'mn-MN',
    'tl-PH',
    'in',
    'prs',
    'zh-MO',
    'cmn',
  ]
  const found = regional.map((tag) => negotiateLocale({ device: [tag], active }))
  expect(found).toEqual([
    'en',
    'km',
    'zh-Hans',
    'zh-Hant',
    'my',
    'lo',
    'km',
    'km',
    'mn',
    'fil',
    'id',
    'fa',
    'zh-Hant',
    'zh-Hans',
  ])
})

it('Chromium has no Khmer of its own, so the test above is not empty', () => {
  const own = new Intl.DateTimeFormat('km', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 21),
  )
  expect(own).not.toContain('វិច្ឆិកា')
})
