import { MultiSelect, SelectField, Stack } from '@baize/ui'
import { languageName } from '@baize/ui/brand'
import { languageChoices } from './languageChoices.ts'
import { languagesOf, textAt } from './paths.ts'
import type { SettingsProps } from './settings-props.ts'

/** The languages that the brand's sites offer. */
export function LanguageSettings({ settings, problems, set }: SettingsProps) {
  const languages = languagesOf(settings)
  const own = textAt(settings, 'defaultLanguage')
  const offered = languages.includes(own) || own === '' ? languages : [...languages, own]
  return (
    <Stack space="sm">
      <MultiSelect
        label="Languages"
        hint="The sites offer them in this order. Each needs a licence line."
        options={languageChoices}
        valueLabels={Object.fromEntries(languages.map((tag) => [tag, languageName(tag)]))}
        value={languages}
        error={problems.get('languages')}
        onValueChange={(values) => set('languages', values)}
      />
      <SelectField
        label="Default language"
        hint="For visitors whose device has none of the languages."
        placeholder="Choose one"
        options={offered.map((value) => ({ value, label: languageName(value) }))}
        value={own}
        error={problems.get('defaultLanguage')}
        onValueChange={(value) => set('defaultLanguage', value)}
      />
    </Stack>
  )
}
