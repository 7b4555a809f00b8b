import { Stack, TextAreaField } from '@baize/ui'
import { languageName } from '@baize/ui/brand'
import { isGroup } from '../tokens-document.ts'
import { languagesOf, textAt } from './paths.ts'
import type { SettingsProps } from './settings-props.ts'

/** The licence line of the footer, one for each language. */
export function LicenceSettings({ settings, problems, set }: SettingsProps) {
  const languages = languagesOf(settings)
  const written = isGroup(settings.licence) ? Object.keys(settings.licence) : []
  const others = written.filter((language) => !languages.includes(language))
  const field = (language: string, hint?: string) => (
    <TextAreaField
      key={language}
      label={languageName(language)}
      hint={hint}
      rows={2}
      value={textAt(settings, `licence.${language}`)}
      error={problems.get(`licence.${language}`) ?? problems.get('licence')}
      // An empty text is none: the sentence at the field is the same for both.
      onValueChange={(value) => set(`licence.${language}`, value === '' ? undefined : value)}
    />
  )
  return (
    <Stack space="sm">
      {languages.map((language) => field(language))}
      {others.map((language) =>
        field(language, 'The brand does not offer this language. Empty it to remove it.'),
      )}
    </Stack>
  )
}
