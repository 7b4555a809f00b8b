import { aliases, rows } from './generated/registry.ts'
import type { Locale } from './index.ts'

export interface LocaleWishes {
  /** What an earlier visit left in storage; anything at all may stand there. */
  stored?: unknown
  /** The device's languages, best first (`navigator.languages`). */
  device?: readonly string[] | undefined
  /** The languages that the site offers. */
  active: readonly Locale[]
  /**
   * The language when nothing fits.
   * @default 'km'
   */
  fallback?: Locale
}

/** Longer tags are no language. */
const maxTag = 64

/**
 * The language a visitor gets: the stored choice, else the first of the device's languages that the site offers in
 * the same script, else the fallback. A regional variant gets its language (`en-GB` is `en`); another script does not
 * (`zh-TW` is not `zh-Hans`, `pa-Arab` is not `pa`). Values that are no language tag are passed over, never thrown on.
 */
export function negotiateLocale({ stored, device, active, fallback = 'km' }: LocaleWishes): Locale {
  for (const wish of [stored, ...(Array.isArray(device) ? device : [])]) {
    const found = closestLocale(wish, active)
    if (found) return found
  }
  return active.includes(fallback) ? fallback : (active[0] ?? fallback)
}

function closestLocale(wish: unknown, active: readonly Locale[]): Locale | undefined {
  if (typeof wish !== 'string' || wish.length > maxTag) return undefined
  const tag = wish.trim().replaceAll('_', '-')
  const exact = active.find((locale) => locale === tag)
  if (exact) return exact
  const known = Object.hasOwn(aliases, tag.toLowerCase()) ? aliases[tag.toLowerCase()] : tag
  const wanted = languageAndScript(known ?? tag)
  if (!wanted) return undefined
  return active.find((locale) => languageAndScript(locale) === wanted)
}

const scripts: ReadonlyMap<string, string> = new Map(rows.map(([tag, , script]) => [tag, script]))

/** `km-Khmr` of `km`, `KM-kh` or `km-u-nu-khmr`; nothing of text that is no tag. */
function languageAndScript(tag: string): string | undefined {
  const registered = scripts.get(tag)
  if (registered) return `${tag.split('-')[0]}-${registered}`
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return script && `${language}-${script}`
  } catch {
    return undefined
  }
}
