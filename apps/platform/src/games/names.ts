/** A name in each language that the sandbox speaks. */
export interface Names {
  readonly en: string
  readonly km: string
  readonly 'zh-Hans': string
}

export type SandboxLanguage = keyof Names

const languages: readonly SandboxLanguage[] = ['en', 'km', 'zh-Hans']

/** The nearest language that the sandbox speaks to a tag: `zh-CN` reads Chinese, anything unknown English. */
export function sandboxLanguage(tag: string | undefined): SandboxLanguage {
  const primary = (tag ?? 'en').toLowerCase().split('-')[0]
  return languages.find((language) => language.toLowerCase().split('-')[0] === primary) ?? 'en'
}

export const nameIn = (names: Names, tag: string | undefined): string => names[sandboxLanguage(tag)]
