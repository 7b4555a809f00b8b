import { kannada as unicodeRange } from '@fontsource/noto-sans-kannada/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada',
  unicodeRange,
  display: 'optional',
})
