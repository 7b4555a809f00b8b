import { gujarati as unicodeRange } from '@fontsource/noto-sans-gujarati/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati',
  unicodeRange,
  display: 'optional',
})
