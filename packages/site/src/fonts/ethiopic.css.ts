import { ethiopic as unicodeRange } from '@fontsource/noto-sans-ethiopic/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic',
  unicodeRange,
  display: 'swap',
})
