import { sinhala as unicodeRange } from '@fontsource/noto-sans-sinhala/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala',
  unicodeRange,
  display: 'swap',
})
