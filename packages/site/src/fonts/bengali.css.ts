import { bengali as unicodeRange } from '@fontsource/noto-sans-bengali/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali',
  unicodeRange,
  display: 'optional',
})
