import { lao as unicodeRange } from '@fontsource/noto-sans-lao/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-lao/files/noto-sans-lao-lao',
  unicodeRange,
  display: 'swap',
})
