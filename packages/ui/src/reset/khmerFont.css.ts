import { globalFontFace } from '@vanilla-extract/css'

const files = '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer'

/** The Khmer block, its symbols, the joiners that Khmer uses, and the dotted circle. A page without them loads no file. */
const unicodeRange = 'U+1780-17FF, U+19E0-19FF, U+200C-200D, U+25CC'

/** Khmer letters are drawn smaller in their square than Latin ones: this makes them equally easy to read. */
const sizeAdjust = '108%'

globalFontFace('Noto Sans Khmer', [
  {
    src: `url(${files}-400-normal.woff2) format("woff2")`,
    fontWeight: '100 500',
    fontDisplay: 'swap',
    sizeAdjust,
    unicodeRange,
  },
  {
    src: `url(${files}-700-normal.woff2) format("woff2")`,
    fontWeight: '600 900',
    fontDisplay: 'swap',
    sizeAdjust,
    unicodeRange,
  },
])
