import { malayalam as unicodeRange } from '@fontsource/noto-sans-malayalam/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam',
  unicodeRange,
  display: 'optional',
})
