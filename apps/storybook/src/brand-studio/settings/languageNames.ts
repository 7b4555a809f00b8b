import { type LocaleEntry, locales } from '@baize/i18n'

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** `Khmer (km)`; the tag alone where the browser has no name for it. */
export function languageName(tag: string): string {
  let name: string | undefined
  try {
    name = english.of(tag)
  } catch {
    // What is being written need not be a tag yet.
  }
  return name === undefined ? tag : `${name} (${tag})`
}

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
