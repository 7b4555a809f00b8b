import { complete } from 'virtual:baize-languages'
import { brandLanguages, serveBrand } from '@baize/account'
import { type Locale, localeDirection, negotiateLocale } from '@baize/i18n'
import type { BrandData } from '@baize/ui/brand'
import { setupI18n } from '@lingui/core'
import { paths } from './app/paths.ts'
import { doorDescription, doorTitle } from './landing/doorHead.ts'
import { loadMessages } from './messages.ts'

/** Who asks for a page. */
export interface Visit {
  readonly path: string
  /** The language that the visitor chose before. */
  readonly chosen: string | undefined
  /** The languages of the device, best first. */
  readonly languages: readonly string[]
  readonly brand: BrandData | undefined
  readonly brandName: string
}

/** What a page says of itself beforehand, for whoever does not run its code. */
export interface MadeHead {
  readonly locale: Locale
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  /** The address under which the page is listed. */
  readonly path: string
}

/** The addresses that show the door: what stands there everybody may read, and agents look for it by the brand's name. */
const door: readonly string[] = ['/', paths.landing]

export const publicPaths: readonly string[] = [paths.landing]

/** Everything behind the door is an agent's own, and what is no page of the site leads to the door. */
export const isPrivate = (path: string): boolean => !door.includes(path)

/** The head of the door in the visitor's language; null for every other page. */
export async function makeHead(visit: Visit): Promise<MadeHead | null> {
  const { path, chosen, languages, brand, brandName } = visit
  if (isPrivate(path)) return null
  if (brand) serveBrand(brand)
  const { active, initial } = brandLanguages()
  const wanted = negotiateLocale({ stored: chosen, device: languages, active, fallback: initial })
  // A language that is English in part is put together in the browser: until then the page says that it is English.
  const locale = complete.some((tag) => tag === wanted) ? wanted : 'en'
  const i18n = setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } })
  return {
    locale,
    direction: localeDirection(locale),
    title: `${i18n._(doorTitle)} · ${brandName}`,
    description: i18n._(doorDescription(brandName)),
    path: paths.landing,
  }
}
