import type { Messages } from '@lingui/core'
import type { Locale } from '../locales/index.ts'
import type { LoadMessages } from './context.ts'

/** The catalogues of one package: what loads each language, as `km: () => import('../locales/km.po')`. */
export type Catalogues = Partial<Record<Locale, () => Promise<{ messages: Messages }>>>

/** Loads a package's messages in a language; in English where it has none. */
export function messagesFrom(catalogues: Catalogues): LoadMessages {
  return async (locale) => (await (catalogues[locale] ?? catalogues.en)?.())?.messages ?? {}
}

/** The messages of several packages, for a screen that is made of them. Keep the result: a LanguageSection knows it by identity. */
export function joinMessages(...loads: readonly LoadMessages[]): LoadMessages {
  return async (locale) => Object.assign({}, ...(await Promise.all(loads.map((load) => load(locale)))))
}
