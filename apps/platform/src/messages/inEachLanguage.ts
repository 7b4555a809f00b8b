import { type Names, type SpokenLanguage, spokenLanguages, textOf } from '../games/names.ts'
import type { Platform } from '../platform.ts'

/** A text in the languages that it is written in, and in those that the brand offers besides; its places filled in. */
export function inEachLanguage<Said extends Names>(
  { settings }: Pick<Platform, 'settings'>,
  names: Said,
  fill: (text: string, language: SpokenLanguage) => string = (text) => text,
): Said {
  const { languages } = settings.brand
  const said = spokenLanguages.flatMap((language) => {
    if (!Object.hasOwn(names, language) && !languages.includes(language)) return []
    const text = textOf(names, language)
    return text === undefined ? [] : [[language, fill(text, language)] as const]
  })
  return Object.fromEntries(said) as unknown as Said
}
