import { thai as unicodeRange } from '@fontsource/noto-sans-thai/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai',
  unicodeRange,
  display: 'optional',
})
