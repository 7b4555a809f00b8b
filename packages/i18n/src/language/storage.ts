import { type Locale, negotiateLocale } from '../locales/index.ts'

const chosen = 'baize.locale'
const previous = 'baize.locale.previous'

/** What stands in storage under a key; nothing on a server or where the browser refuses. */
function read(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps the visitor's choice, and the language before it. A browser that refuses storage forgets it, no more. */
export function keepLocale(locale: Locale, before: Locale): void {
  try {
    globalThis.localStorage?.setItem(chosen, locale)
    // The server that makes the next page knows the choice by it.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor done at once
    document.cookie = `${chosen}=${locale}; path=/; max-age=31536000; samesite=lax`
    if (before !== locale) globalThis.localStorage?.setItem(previous, before)
  } catch {
    // Storage is full or refused: the choice holds for this visit.
  }
}

/** The language that the visitor had before the last switch, if the site still offers it. */
export function previousLocale(active: readonly Locale[]): Locale | undefined {
  const stored = read(previous)
  return active.find((locale) => locale === stored)
}

/**
 * The language to open a site in, in a browser: the visitor's stored choice, else the device's languages, else the
 * fallback. On a server it is the fallback.
 */
export function visitorLocale(active: readonly Locale[], fallback: Locale = 'km'): Locale {
  const device = typeof document === 'undefined' ? undefined : globalThis.navigator?.languages
  return negotiateLocale({ stored: read(chosen), device, active, fallback })
}
