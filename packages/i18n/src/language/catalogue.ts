import { type I18n, type Messages, setupI18n, i18n as shared } from '@lingui/core'
import { intlTag } from '../format/instant.ts'
import { loadFormatTable } from '../format/tables.ts'
import type { Locale } from '../locales/index.ts'
import type { LoadMessages } from './context.ts'

/** Which loaders an instance has the messages of. */
const contents = new WeakMap<I18n, Set<LoadMessages>>()

export function hasSection(i18n: I18n, load: LoadMessages): boolean {
  return contents.get(i18n)?.has(load) ?? false
}

/** A language made ready: every catalogue asked for, and the formatters' table, or else a rejection. */
export async function loadLanguage(locale: Locale, loads: readonly LoadMessages[]): Promise<I18n> {
  const [catalogues] = await Promise.all([
    Promise.all(loads.map((load) => load(locale))),
    loadFormatTable(locale),
  ])
  const i18n = languageOf(locale, Object.assign({}, ...catalogues))
  contents.set(i18n, new Set(loads))
  return i18n
}

export function languageOf(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, locales: intlTag(locale), messages: { [locale]: messages } })
}

/** Adds a section's messages to a language that is in use. */
export async function loadSection(i18n: I18n, load: LoadMessages): Promise<void> {
  const messages = await load(i18n.locale as Locale)
  const sections = contents.get(i18n) ?? new Set()
  contents.set(i18n, sections.add(load))
  i18n.load(i18n.locale, messages)
  if (shared.locale === i18n.locale) share(i18n)
}

/**
 * Gives the language to Lingui's shared instance too, which the core macros use outside components. Never on a
 * server, where one instance would serve the visitors of every language.
 */
export function share(i18n: I18n): void {
  if (typeof document === 'undefined') return
  shared.loadAndActivate({
    locale: i18n.locale,
    locales: intlTag(i18n.locale as Locale),
    messages: i18n.messages,
  })
}
