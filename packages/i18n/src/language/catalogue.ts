import { type I18n, type Messages, setupI18n, i18n as shared } from '@lingui/core'
import { intlTag } from '../format/instant.ts'
import { loadFormatTable } from '../format/tables.ts'
import type { Locale } from '../locales/index.ts'
import type { FurtherMessages, LoadMessages } from './context.ts'
import { neededMessages } from './needed.ts'
import { withoutNaN } from './withoutNaN.ts'

interface Contents {
  /** For each loader, the language that its words are in where that is not the page's: English. */
  readonly spoken: Map<LoadMessages, Locale | undefined>
  /** What replaces English, in a language that the packages have no catalogues of. */
  further: Messages | undefined
}

const contents = new WeakMap<I18n, Contents>()
const guarded = new WeakSet<I18n>()
const builtIn = new WeakSet<I18n>()

export function hasSection(i18n: I18n, load: LoadMessages): boolean {
  return contents.get(i18n)?.spoken.has(load) ?? false
}

/** The language of a section's words where it is not the page's. */
export function sectionLocale(i18n: I18n, load: LoadMessages): Locale | undefined {
  return contents.get(i18n)?.spoken.get(load)
}

/** The language that the page's words are in: English where nothing of its own is there. */
export function pageLocale(i18n: I18n): Locale {
  const { further = { '': '' } } = contents.get(i18n) ?? {}
  return isOf(further, further) ? (i18n.locale as Locale) : 'en'
}

/**
 * Rejects without a connection: a browser keeps a failed import for the life of the page, so none is attempted then, unless
 * a service worker may have the file.
 */
function assertConnected(): void {
  if (globalThis.navigator?.onLine === false && !navigator.serviceWorker?.controller)
    throw new Error('Offline')
}

/** A language made ready: every requested catalogue, and the formatters' table, or else a rejection. */
export async function loadLanguage(
  locale: Locale,
  loads: readonly LoadMessages[],
  bring?: FurtherMessages,
): Promise<I18n> {
  assertConnected()
  const [catalogues, further] = await Promise.all([
    Promise.all(loads.map((load) => load(locale))),
    bring?.(locale, loads.length > 1 ? 'all' : 'first'),
    loadFormatTable(locale),
  ])
  const i18n = languageOf(locale, Object.assign({}, ...catalogues, further))
  const spoken = new Map(loads.map((load, index) => [load, spokenIn(catalogues[index], further)]))
  contents.set(i18n, { spoken, further })
  return i18n
}

/** As `loadLanguage`, with what evaluated modules announced, also those that come while it loads. */
export async function loadWholeLanguage(
  locale: Locale,
  loads: readonly LoadMessages[],
  bring?: FurtherMessages,
): Promise<I18n> {
  const i18n = await loadLanguage(locale, [...new Set([...loads, ...neededMessages()])], bring)
  while (missingSections(i18n).length > 0) await loadMissing(i18n, bring)
  return i18n
}

/** The messages of all modules that have been evaluated, in a language: for a server, and before a page hydrates. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  await loadFormatTable(locale)
  return Object.assign({}, ...(await Promise.all(neededMessages().map((load) => load(locale)))))
}

/**
 * A language whose modules have English of their own, which is shown until a catalogue is loaded; `messages` are those
 * of all modules that have been evaluated, where they are available.
 */
export function builtInLanguage(locale: Locale, messages?: Messages): I18n {
  const i18n = languageOf(locale, messages ?? {})
  const spoken = new Map(messages ? neededMessages().map((load) => [load, undefined]) : [])
  contents.set(i18n, { spoken, further: undefined })
  return withBuiltInEnglish(i18n)
}

/** Reports no message of a catalogue that is still to be loaded: its English is shown on purpose. */
export function withBuiltInEnglish(i18n: I18n): I18n {
  builtIn.add(i18n)
  return i18n
}

export function languageOf(locale: Locale, messages: Messages): I18n {
  const i18n = withoutNaN(setupI18n({ locale, locales: intlTag(locale), messages: { [locale]: messages } }))
  // From the first render on: an effect would come after it.
  i18n.on('missing', (message) => {
    if (builtIn.has(i18n) && missingSections(i18n).length > 0) return
    void import('./missing.ts').then((chunk) => chunk.reportMissing(message)).catch(() => {})
  })
  return i18n
}

/** Adds a section's messages to a language that is in use. */
export async function loadSection(i18n: I18n, load: LoadMessages, bring?: FurtherMessages): Promise<void> {
  const locale = i18n.locale as Locale
  assertConnected()
  const [messages, further] = await Promise.all([load(locale), bring?.(locale, 'all')])
  const held = contents.get(i18n) ?? { spoken: new Map(), further: undefined }
  held.spoken.set(load, spokenIn(messages, further))
  held.further = further
  contents.set(i18n, held)
  i18n.load(locale, { ...messages, ...further })
  if (shared.locale === locale) share(i18n)
}

/** The catalogues that evaluated modules announced, or the given ones, that are not loaded. */
export function missingSections(i18n: I18n, needed = neededMessages()): LoadMessages[] {
  return needed.filter((load) => !hasSection(i18n, load))
}

/** Loads those of them that are missing. */
export async function loadMissing(
  i18n: I18n,
  bring?: FurtherMessages,
  needed?: readonly LoadMessages[],
): Promise<void> {
  await Promise.all(missingSections(i18n, needed).map((load) => loadSection(i18n, load, bring)))
}

/** Whether any of some messages is among others. */
function isOf(messages: Messages, others: Messages): boolean {
  return Object.keys(messages).some((id) => id in others)
}

function spokenIn(messages: Messages = {}, further: Messages | undefined): Locale | undefined {
  return further && !isOf(messages, further) ? 'en' : undefined
}

/**
 * Activates the language in Lingui's shared instance too, which the core macros use outside components. Never on a
 * server, where one instance would serve the visitors of every language.
 */
export function share(i18n: I18n): void {
  if (typeof document === 'undefined') return
  if (!guarded.has(shared)) guarded.add(withoutNaN(shared))
  shared.loadAndActivate({
    locale: i18n.locale,
    locales: intlTag(i18n.locale as Locale),
    messages: i18n.messages,
  })
}
