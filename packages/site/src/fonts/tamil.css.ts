import { tamil as unicodeRange } from '@fontsource/noto-sans-tamil/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil',
  unicodeRange,
  display: 'optional',
})
