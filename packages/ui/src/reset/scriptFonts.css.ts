import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { khmerFallbacks } from './generated/khmerFallbacks.ts'
import { khmerScale } from './khmerFont.ts'

/**
 * One weight for all: Khmer is set apart by size and colour, as in print, and a second file would be as heavy as the
 * first on a slow connection. Digits and Latin letters beside it have all of their weights.
 */
const file = '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2'
const fontWeight = '100 900'

/** The Khmer block, its symbols, the joiners that Khmer uses, and the dotted circle. A page without them loads no file. */
const unicodeRange = 'U+1780-17FF, U+19E0-19FF, U+200C-200D, U+25CC'

const sizeAdjust = `${khmerScale}%`

globalFontFace('Noto Sans Khmer', {
  src: `url(${file}) format("woff2")`,
  fontWeight,
  fontDisplay: 'swap',
  sizeAdjust,
  unicodeRange,
})

// What a device has, in the measures of the loading font: no layout shift when it loads.
const stand = (name: string) => `${name} as Noto`
for (const { name, ...measures } of khmerFallbacks)
  globalFontFace(stand(name), { src: `local("${name}")`, fontWeight, unicodeRange, ...measures })

/** Han, kana, Hangul, and the wide forms that go with them: the Latin letters of these fonts are not wanted. */
const hanRange =
  'U+1100-11FF, U+2E80-2FDF, U+3000-30FF, U+3130-318F, U+31C0-9FFF, U+AC00-D7AF, U+F900-FAFF, U+FE30-FE4F, U+FF00-FFEF, U+20000-3FFFF'

/**
 * Han is drawn differently in its four lands, and a device that reads Chinese, Japanese or Korean has the right one
 * under one of these names: regular, then bold. None is loaded: it would be 2 MB.
 */
const hanFonts = {
  'zh-Hans': [
    ['PingFangSC-Regular', 'NotoSansCJKsc-Regular', 'Microsoft YaHei'],
    ['PingFangSC-Semibold', 'NotoSansCJKsc-Bold', 'Microsoft YaHei Bold'],
  ],
  'zh-Hant': [
    ['PingFangTC-Regular', 'NotoSansCJKtc-Regular', 'Microsoft JhengHei'],
    ['PingFangTC-Semibold', 'NotoSansCJKtc-Bold', 'Microsoft JhengHei Bold'],
  ],
  ja: [
    ['HiraginoSans-W3', 'NotoSansCJKjp-Regular', 'Yu Gothic Medium', 'Meiryo'],
    ['HiraginoSans-W6', 'NotoSansCJKjp-Bold', 'Yu Gothic Bold', 'Meiryo Bold'],
  ],
  ko: [
    ['AppleSDGothicNeo-Regular', 'NotoSansCJKkr-Regular', 'Malgun Gothic'],
    ['AppleSDGothicNeo-Bold', 'NotoSansCJKkr-Bold', 'Malgun Gothic Bold'],
  ],
} as const

const hanName = (language: string) => `Baize Han ${language}`
for (const [language, [regular, bold]] of Object.entries(hanFonts)) {
  const face = (fontWeight: string, names: readonly string[]) => ({
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    unicodeRange: hanRange,
  })
  globalFontFace(hanName(language), [face('100 500', regular), face('600 900', bold)])
}

/**
 * The letters of the page's language precede the brand's own fonts. `Baize Script` is what a site has loaded for
 * the language (account/src/fonts).
 */
const letters: Record<string, readonly string[]> = {
  ':root': ['Baize Script'],
  ':root:lang(km)': ['Noto Sans Khmer', ...khmerFallbacks.map(({ name }) => stand(name))],
  ...Object.fromEntries(
    Object.keys(hanFonts).map((language) => [`:root:lang(${language})`, [hanName(language)]]),
  ),
}

for (const [page, names] of Object.entries(letters))
  globalStyle(page, { vars: { '--bz-script-font': names.map((name) => `"${name}"`).join(', ') } })
