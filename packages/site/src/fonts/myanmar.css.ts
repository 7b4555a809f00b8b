import { myanmar as unicodeRange } from '@fontsource/noto-sans-myanmar/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar',
  unicodeRange,
  display: 'swap',
})
