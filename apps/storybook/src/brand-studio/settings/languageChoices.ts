import { type LocaleEntry, locales } from '@baize/i18n'
import { languageName } from '@baize/ui/brand'

/** Reading direction of a language that the sites know. */
export function directionOf(tag: string): LocaleEntry['direction'] {
  return locales.find((locale) => locale.tag === tag)?.direction ?? 'ltr'
}

/** All languages that the sites have translations for, as choices. */
export const languageChoices = locales.map(({ tag, nativeName }) => ({
  value: tag,
  label: languageName(tag),
  description: nativeName,
}))
