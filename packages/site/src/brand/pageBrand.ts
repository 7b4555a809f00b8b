import { isLocale, type Locale } from '@baize/i18n'
import type { BrandData } from '@baize/ui/brand'

const dataId = 'baize-brand-data'
let read: { text: string; brand: BrandData } | undefined
let served: BrandData | undefined

/** Says on a server, which has no page yet, whose brand its pages are rendered in: one process serves one brand at a time. */
export function serveBrand(brand: BrandData): void {
  served = brand
}

/**
 * The brand that this page was served in: its licence by language, its contacts, its images. The page contains it as
 * JSON in its head, put there by the build, the platform or `brand build --into`; undefined where none did.
 */
export function pageBrand(): BrandData | undefined {
  if (typeof document === 'undefined') return served
  const text = document.getElementById(dataId)?.textContent
  if (!text) return undefined
  if (read?.text !== text) read = { text, brand: JSON.parse(text) as BrandData }
  return read.brand
}

/** The languages that the page's brand offers, and the default for a device that requests none of them. */
export function brandLanguages(): { active: readonly Locale[]; initial: Locale } {
  const brand = pageBrand()
  const active = (brand?.languages ?? ['km', 'en', 'zh-Hans']).filter(isLocale)
  const own = brand?.defaultLanguage
  return { active: active.length > 0 ? active : ['en'], initial: isLocale(own) ? own : (active[0] ?? 'en') }
}

/** How members reach the operator, each contact named in a language. */
export function contactsIn(language: string): { type: string; label: string; url: string }[] {
  return (pageBrand()?.contacts ?? []).map(({ type, label, labels, url }) => ({
    type,
    label: labels?.[language] ?? label,
    url,
  }))
}

/** The brand's licence line in a language, or in its own where it has none in that. */
export function licenceIn(language: string): string | undefined {
  const brand = pageBrand()
  return brand?.licence[language] ?? brand?.licence[brand.defaultLanguage]
}
