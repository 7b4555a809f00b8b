import type { Locale } from '@baize/i18n/locales'
import { furtherLanguages, furtherText } from '../translations/further.ts'

/** A text in the languages that it is written in; English is for all other readers. */
export interface Names {
  readonly en: string
  readonly km: string
  readonly 'zh-Hans': string
  readonly ar?: string
}

/** What the platform itself says: in the code's own four languages. The others have it by its English, in src/translations. */
export interface Words extends Names {
  readonly ar: string
}

/** A tag of `spokenLanguages`. */
export type SpokenLanguage = Locale

const writtenLanguages = ['en', 'km', 'zh-Hans', 'ar'] as const

export const spokenLanguages: readonly SpokenLanguage[] = [...writtenLanguages, ...furtherLanguages]

/** A text in a language: as it was written, or as it is translated; `undefined` where it is neither. */
export const textOf = (names: Names, language: SpokenLanguage): string | undefined =>
  (names as unknown as Readonly<Record<string, string | undefined>>)[language] ??
  furtherText(names.en, language)

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

const traditional = new Set(['hant', 'tw', 'hk', 'mo'])

/** A language as it is written: Chinese by its script, which a region may name, every other by its first part. */
function scriptOf(tag: string): string {
  const [language = '', ...parts] = tag.toLowerCase().split('-')
  if (language !== 'zh') return language
  return parts.some((part) => traditional.has(part)) ? 'zh-hant' : 'zh-hans'
}

/** The nearest of `spokenLanguages` to a tag: `zh-TW` reads Traditional Chinese, anything unknown English. */
export const spokenLanguage = (tag: string | undefined): SpokenLanguage =>
  spokenLanguages.find((language) => scriptOf(language) === scriptOf(tag ?? 'en')) ??
  spokenLanguages.find((language) => primary(language) === primary(tag ?? 'en')) ??
  'en'

/** The nearest language that is written in the code. */
export const writtenLanguage = (tag: string | undefined): SpokenLanguage =>
  writtenLanguages.find((language) => primary(language) === primary(tag ?? 'en')) ?? 'en'

/**
 * The language in which texts that are shown together are read: the reader's where each of them has it, else English.
 */
export function spokenIn(texts: readonly Names[], tag: string | undefined): SpokenLanguage {
  const own = spokenLanguage(tag)
  return texts.every((names) => textOf(names, own) !== undefined) ? own : 'en'
}

/** The language of a text, where it is not the reader's. */
export const foreignTo = (tag: string | undefined, spoken: SpokenLanguage): { language?: SpokenLanguage } =>
  scriptOf(spoken) === scriptOf(tag ?? 'en') ? {} : { language: spoken }

export const nameIn = (names: Names, tag: string | undefined): string =>
  textOf(names, spokenLanguage(tag)) ?? names.en

/**
 * A name as a reader gets it, and under a second key its language where that is not the reader's. What is only a word,
 * such as a code, is of no language.
 */
export function namedIn<Key extends string, Tag extends string>(
  [key, languageKey]: readonly [Key, Tag],
  names: Names | string,
  tag: string | undefined,
  fill?: (text: string, spoken: SpokenLanguage) => string,
): Record<Key, string> & { readonly [Name in Tag]?: SpokenLanguage } {
  const { name, language } = typeof names === 'string' ? { name: names } : textsIn({ name: names }, tag, fill)
  return { [key]: name, ...(language ? { [languageKey]: language } : {}) } as never
}

/** Texts that are shown together, in the reader's language; or in another, which is then named. */
export function textsIn<Key extends string>(
  texts: Readonly<Record<Key, Names>>,
  tag: string | undefined,
  fill: (text: string, spoken: SpokenLanguage) => string = (text) => text,
): Record<Key, string> & { language?: SpokenLanguage } {
  const all: readonly (readonly [string, Names])[] = Object.entries<Names>(texts)
  const spoken = spokenIn(
    all.map(([, names]) => names),
    tag,
  )
  const said = Object.fromEntries(all.map(([key, names]) => [key, fill(nameIn(names, spoken), spoken)]))
  return { ...(said as Record<Key, string>), ...foreignTo(tag, spoken) }
}
