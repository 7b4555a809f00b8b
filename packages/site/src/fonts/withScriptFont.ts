import { type LoadMessages, type Locale, localeEntry } from '@baize/i18n'

/**
 * Scripts that are written in the device's own letters, as every device has them, and Khmer, whose font is declared
 * with the first page (docs/decisions/0020).
 */
const atHand = /Latn|Cyrl|Khmr|Han[st]|Jpan|Kore/

/** Words that come together with the font of their script. A font that cannot be had keeps no language back. */
export function withScriptFont(load: LoadMessages): LoadMessages {
  return async (locale) => {
    const [messages] = await Promise.all([load(locale), bringFont(locale).catch(() => undefined)])
    return messages
  }
}

async function bringFont(locale: Locale): Promise<void> {
  const { script, nativeName } = localeEntry(locale)
  if (typeof document === 'undefined' || atHand.test(script)) return
  const { loadFont } = await import('./loadFont.ts')
  await loadFont(script, nativeName, locale)
}
