import { telugu as unicodeRange } from '@fontsource/noto-sans-telugu/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu',
  unicodeRange,
  display: 'optional',
})
