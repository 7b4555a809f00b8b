import { describe, expect, it } from 'vitest'
import { type Locale, locales, negotiateLocale } from './index.ts'

const shell: Locale[] = ['km', 'en', 'zh-Hans']
const all = locales.map(({ tag }) => tag)

describe('the language of a visitor', () => {
  it.each<[why: string, stored: unknown, device: string[], active: Locale[], expected: Locale]>([
    ['a stored choice wins over the device', 'zh-Hans', ['en-US', 'km'], shell, 'zh-Hans'],
    ['a stored choice wins over the fallback', 'en', [], shell, 'en'],
    ['an old name in storage still counts', 'zh-CN', ['en'], shell, 'zh-Hans'],
    ['a stored language that is not offered is passed over', 'th', ['en'], shell, 'en'],
    ['nothing known gives the fallback', null, [], shell, 'km'],
    ['no wish fits', null, ['th-TH', 'vi'], shell, 'km'],
    ['the first of the device that fits', null, ['th', 'en-GB', 'km'], shell, 'en'],
    ['the order of the device counts', null, ['zh-CN', 'en'], shell, 'zh-Hans'],

    ['a region gives its language', null, ['en-GB'], shell, 'en'],
    ['a region gives its language', null, ['km-KH'], shell, 'km'],
    ['case is no matter', null, ['EN-us'], shell, 'en'],
    ['case is no matter', null, ['ZH-HANS'], shell, 'zh-Hans'],
    ['an underscore counts as a hyphen', null, ['zh_CN'], shell, 'zh-Hans'],
    ['extensions are no matter', null, ['en-u-ca-buddhist'], shell, 'en'],
    ['private use is no matter', null, ['en-x-mine'], shell, 'en'],
    ['a variant is no matter', null, ['de-1996', 'en-oxendict'], shell, 'en'],

    ['zh is simplified', null, ['zh'], shell, 'zh-Hans'],
    ['Singapore writes simplified', null, ['zh-SG', 'en'], shell, 'zh-Hans'],
    ['zh-Hans-HK is simplified', null, ['zh-Hans-HK', 'en'], shell, 'zh-Hans'],
    ['zh-TW is not zh-Hans', null, ['zh-TW', 'en'], shell, 'en'],
    ['zh-HK is not zh-Hans', null, ['zh-HK'], shell, 'km'],
    ['zh-Hant-CN is not zh-Hans', null, ['zh-Hant-CN', 'en'], shell, 'en'],
    ['zh-TW is zh-Hant where that is offered', null, ['zh-TW'], all, 'zh-Hant'],
    ['zh-MO is zh-Hant where that is offered', null, ['zh-MO'], all, 'zh-Hant'],
    ['cmn is zh', null, ['cmn-CN'], shell, 'zh-Hans'],

    ['tl is Filipino', null, ['tl-PH'], all, 'fil'],
    ['tl is Filipino', null, ['tl'], all, 'fil'],
    ['in is Indonesian', null, ['in'], all, 'id'],
    ['in-ID is Indonesian', null, ['in-ID'], all, 'id'],
    ['Brazilian is Portuguese', null, ['pt-BR'], all, 'pt'],
    ['Latin American is Spanish', null, ['es-419'], all, 'es'],
    ['Mexican is Spanish', null, ['es-MX'], all, 'es'],
    ['Catalan is not Spanish', null, ['ca-ES', 'en'], all, 'en'],
    ['Dari is Persian', null, ['prs'], all, 'fa'],
    ['the country code of Cambodia', null, ['kh'], shell, 'km'],
    ['Shahmukhi is not Gurmukhi', null, ['pa-Arab', 'en'], all, 'en'],
    ['Pakistani Punjabi is Shahmukhi', null, ['pa-PK', 'ur'], all, 'ur'],
    ['Cyrillic Uzbek is neither Latin Uzbek nor Russian', null, ['uz-Cyrl', 'en'], all, 'en'],
    ['Arabic Azerbaijani is not Latin', null, ['az-IR', 'fa'], all, 'fa'],
    ['Mongolian in the old script is not Cyrillic', null, ['mn-CN', 'zh-CN'], all, 'zh-Hans'],
    ['a script alone names its language', null, ['und-Khmr'], all, 'km'],

    ['junk in storage', '<script>alert(1)</script>', ['en'], shell, 'en'],
    ['an empty text', '', ['en'], shell, 'en'],
    ['a path', '../../etc/passwd', ['en'], shell, 'en'],
    ['a name of Object', '__proto__', ['en'], shell, 'en'],
    ['a name of Object', 'constructor', ['en'], shell, 'en'],
    ['a long text', 'e'.repeat(100_000), ['en'], shell, 'en'],
    ['a long tag', `en-x-${'a'.repeat(80)}`, ['zh'], shell, 'zh-Hans'],
    ['a number', 7, ['en'], shell, 'en'],
    ['an object', { toString: () => 'zh-Hans' }, ['en'], shell, 'en'],
    ['null bytes', 'en\u0000', ['zh'], shell, 'zh-Hans'],
    ['a direction mark', 'ar\u202e', ['en'], all, 'en'],
    ['more than a tag', 'km; path=/', ['en'], shell, 'en'],
    ['a list', ['zh-Hans'], ['en'], shell, 'en'],
    ['a tag of no language', 'xx', ['en'], shell, 'en'],
    ['a choice in other capitals', 'ZH-hans', ['en'], shell, 'zh-Hans'],
    ['what is not offered at all, then its neighbour', null, ['de-CH', 'fr-CH'], all, 'fr'],
    ['junk in the device list', null, ['*', '', 'en;q=0.8', '-', 'zh-'], shell, 'km'],
    ['a reserved tag', null, ['i-klingon', 'x-private', 'und', 'en'], shell, 'en'],
    ['nothing offered but one', 'km', ['km'], ['en'], 'en'],
  ])('%s: stored %j, device %j', (_why, stored, device, active, expected) => {
    expect(negotiateLocale({ stored, device, active })).toBe(expected)
  })

  it('a device list that is none is passed over', () => {
    const device = 'en' as unknown as string[]
    expect(negotiateLocale({ device, active: shell })).toBe('km')
    expect(negotiateLocale({ device: [1, null, 'en'] as unknown as string[], active: shell })).toBe('en')
  })

  it('the fallback is the requested one, if it is offered', () => {
    expect(negotiateLocale({ active: shell, fallback: 'en' })).toBe('en')
    expect(negotiateLocale({ active: shell, fallback: 'th' })).toBe('km')
  })

  it('every language is found by its own tag, and with the region it is likeliest in', () => {
    for (const tag of all) {
      const likely = new Intl.Locale(tag).maximize().toString()
      expect(negotiateLocale({ device: [tag], active: all, fallback: 'en' })).toBe(tag)
      expect(negotiateLocale({ device: [likely], active: all, fallback: 'en' }), likely).toBe(tag)
    }
  })
})
