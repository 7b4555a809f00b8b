import { arabic as unicodeRange } from '@fontsource/noto-sans-arabic/unicode.json'
import { scriptFont } from './scriptFont.ts'

scriptFont({
  files: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic',
  unicodeRange,
  display: 'optional',
})
