import { Stack, Text } from '@baize/ui'
import { languageName } from '@baize/ui/brand'
import { useMemo } from 'react'
import type { BrandFolder } from '../brand-folder.ts'
import { directionOf } from '../settings/languageChoices.ts'
import { textAt } from '../settings/paths.ts'
import { fontData } from './brandFonts.ts'
import { SampleText } from './SampleText.tsx'
import { useFontFaces } from './useFontFaces.ts'

interface FontPreviewProps {
  brand: BrandFolder
  /** The place of the font in the list. */
  index: number
  family: string
  languages: readonly string[]
}

/** Text in a font for each of its languages: the brand's own licence line, and digits. */
export function FontPreview({ brand, index, family, languages }: FontPreviewProps) {
  // The studio itself must not change into a font that is being tried: it is known under a name of its own.
  const name = `Studio preview ${index}`
  const { settings, files } = brand
  const fonts = useMemo(
    () =>
      fontData({ settings, files }).flatMap((font) =>
        font.family === family ? [{ ...font, family: name }] : [],
      ),
    [settings, files, family, name],
  )
  useFontFaces(fonts)
  return (
    <Stack space="xs">
      {languages.map((language) => (
        <div key={language}>
          <Text size="xs" tone="muted">
            {languageName(language)}
          </Text>
          <SampleText
            family={name}
            language={language}
            direction={directionOf(language)}
            text={`${textAt(settings, `licence.${language}`) || textAt(settings, 'name')} 0123456789`}
          />
        </div>
      ))}
    </Stack>
  )
}
