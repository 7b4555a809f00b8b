/** A text in the languages that it is written in; English is what everybody else reads. */
export interface Names {
  readonly en: string
  readonly km: string
  readonly 'zh-Hans': string
  readonly ar?: string
}

/** What the platform itself says: in every language that is complete. */
export interface Words extends Names {
  readonly ar: string
}

export type SpokenLanguage = keyof Names

export const spokenLanguages: readonly SpokenLanguage[] = ['en', 'km', 'zh-Hans', 'ar']

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/** The nearest language that the sandbox speaks to a tag: `zh-CN` reads Chinese, anything unknown English. */
export const sandboxLanguage = (tag: string | undefined): SpokenLanguage =>
  spokenLanguages.find((language) => primary(language) === primary(tag ?? 'en')) ?? 'en'

/** In which language a reader gets texts that stand together: their own where each of them has it, else English. */
function spokenIn(texts: readonly Names[], tag: string | undefined): SpokenLanguage {
  const own = sandboxLanguage(tag)
  return texts.every((names) => names[own] !== undefined) ? own : 'en'
}

/** The language of a text, where it is not the reader's. */
export const foreignTo = (tag: string | undefined, spoken: SpokenLanguage): { language?: SpokenLanguage } =>
  primary(spoken) === primary(tag ?? 'en') ? {} : { language: spoken }

export const nameIn = (names: Names, tag: string | undefined): string =>
  names[sandboxLanguage(tag)] ?? names.en

/**
 * A name as a reader gets it, and under a second key its language where that is not the reader's. What is only a word,
 * such as a code, is of no language.
 */
export function namedIn<Key extends string, Tag extends string>(
  [key, languageKey]: readonly [Key, Tag],
  names: Names | string,
  tag: string | undefined,
): Record<Key, string> & { readonly [Name in Tag]?: SpokenLanguage } {
  const { name, language } = typeof names === 'string' ? { name: names } : textsIn({ name: names }, tag)
  return { [key]: name, ...(language ? { [languageKey]: language } : {}) } as never
}

/** Texts that stand together, as a reader gets them; and their language where it is not the reader's. */
export function textsIn<Key extends string>(
  texts: Readonly<Record<Key, Names>>,
  tag: string | undefined,
  fill: (text: string) => string = (text) => text,
): Record<Key, string> & { language?: SpokenLanguage } {
  const all: readonly (readonly [string, Names])[] = Object.entries<Names>(texts)
  const spoken = spokenIn(
    all.map(([, names]) => names),
    tag,
  )
  const said = Object.fromEntries(all.map(([key, names]) => [key, fill(nameIn(names, spoken))]))
  return { ...(said as Record<Key, string>), ...foreignTo(tag, spoken) }
}
