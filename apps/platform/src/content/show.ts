import { separateWordsInHtml } from '@baize/i18n/format'
import { type Names, textsIn } from '../games/names.ts'
import type { Settings } from '../settings.ts'
import { imageCdns, linkHosts } from '../system/addresses.ts'
import { pricedIn } from './priced.ts'
import { safeLink } from './safeLink.ts'
import { placesOf, sanitiseHtml } from './sanitise.ts'

/** What a text of the operator's may leave open: the brand's own facts. */
const fill = (text: string, { brand, publicUrls }: Settings): string =>
  text
    .replaceAll('{age}', String(brand.minimumAge))
    .replaceAll('{brand}', brand.name)
    .replaceAll('{platform}', publicUrls.platform)

/**
 * Texts that are shown together, with the brand's facts inserted and their words separated; and their language where
 * it is not the reader's.
 */
export const shownTexts = <Key extends string>(
  settings: Settings,
  texts: Readonly<Record<Key, Names>>,
  language: string,
) =>
  textsIn(texts, language, (text, spoken) =>
    separateWordsInHtml(pricedIn(settings.brand)(fill(text, settings), spoken), spoken),
  )

/** HTML in the reader's language, sanitised; in English, and marked as that, where there is none in it. */
export function shownHtml(settings: Settings, texts: Names, tag: string): string {
  const { text, language } = shownTexts(settings, { text: texts }, tag)
  const html = sanitiseHtml(text, placesOf(settings))
  return language === undefined || html === '' ? html : `<div lang="${language}" dir="ltr">${html}</div>`
}

/** A picture's address: one on the brand's image hosts, or a path of the platform; empty where it is neither. */
export function pictureUrl(settings: Settings, picture: string): string {
  if (picture.startsWith('/')) {
    const path = safeLink(picture, new Set())
    return path === null ? '' : `${settings.publicUrls.platform}${path}`
  }
  const url = URL.parse(picture)
  return url && imageCdns(settings).includes(url.origin) ? url.href : ''
}

/** A link that the operator set, when it is one that content may have; empty otherwise. */
export const shownLink = (settings: Settings, url: string): string =>
  safeLink(url, new Set(linkHosts(settings))) ?? ''
