import { devanagari as unicodeRange } from '@fontsource/noto-sans-devanagari/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  unicodeRange,
  display: 'optional',
})
