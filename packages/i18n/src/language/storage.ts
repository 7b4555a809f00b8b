import { type Locale, negotiateLocale } from '../locales/index.ts'
import { browserStorage } from '../storage/storage.ts'

/** Keeps the visitor's choice, and the language before it. */
export function keepLocale(locale: Locale, before: Locale): void {
  browserStorage.set('baize.locale', locale)
  // The server that makes the next page knows the choice by it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor done at once
  document.cookie = `baize.locale=${locale}; path=/; max-age=31536000; samesite=lax`
  if (before !== locale) browserStorage.set('baize.locale.previous', before)
}

/** The language that the visitor had before the last switch, if the site still offers it. */
export function previousLocale(active: readonly Locale[]): Locale | undefined {
  const stored = browserStorage.get('baize.locale.previous')
  return active.find((locale) => locale === stored)
}

/**
 * The language to open a site in, in a browser: the visitor's stored choice, else the device's languages, else the
 * fallback. On a server it is the fallback.
 */
export function visitorLocale(active: readonly Locale[], fallback: Locale = 'km'): Locale {
  const device = typeof document === 'undefined' ? undefined : globalThis.navigator?.languages
  return negotiateLocale({ stored: browserStorage.get('baize.locale'), device, active, fallback })
}
