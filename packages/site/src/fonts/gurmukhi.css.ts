import { gurmukhi as unicodeRange } from '@fontsource/noto-sans-gurmukhi/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi',
  unicodeRange,
  display: 'optional',
})
