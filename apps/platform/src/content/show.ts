import { type Names, nameIn, sandboxLanguage } from '../games/names.ts'
import type { Settings } from '../settings.ts'
import { imageCdns, linkHosts } from '../system/addresses.ts'
import { safeLink } from './safeLink.ts'
import { placesOf, sanitiseHtml } from './sanitise.ts'

/** A text of the operator's, in the languages that it is written in. */
export interface OperatorTexts extends Names {
  readonly ar?: string
}

/** A text as a reader gets it, and the language that it is in. */
function textIn(texts: OperatorTexts, language: string): { text: string; spoken: string } {
  const arabic = /^ar\b/i.test(language) ? texts.ar : undefined
  const spoken = arabic === undefined ? sandboxLanguage(language) : 'ar'
  return { text: arabic ?? nameIn(texts, language), spoken }
}

/** What a text of the operator's may leave open: the brand's own facts. */
const fill = (text: string, { brand, publicUrls }: Settings): string =>
  text
    .replaceAll('{age}', String(brand.minimumAge))
    .replaceAll('{brand}', brand.name)
    .replaceAll('{pictures}', `${publicUrls.platform}/sandbox/art`)

/** Plain text in the reader's language, with the brand's facts in it. */
export const shownText = (settings: Settings, texts: OperatorTexts, language: string): string =>
  fill(textIn(texts, language).text, settings)

/** HTML in the reader's language, sanitised; in English, and marked as that, where there is none in it. */
export function shownHtml(settings: Settings, texts: OperatorTexts, language: string): string {
  const { text, spoken } = textIn(texts, language)
  const html = sanitiseHtml(fill(text, settings), placesOf(settings))
  const same = spoken.split('-')[0] === language.toLowerCase().split('-')[0]
  return same || html === '' ? html : `<div lang="${spoken}" dir="ltr">${html}</div>`
}

/** A picture's address: one on the brand's image hosts, or a drawing of the sandbox; empty where neither can be. */
export function pictureUrl(settings: Settings, picture: string): string {
  if (/^[a-z0-9-]{1,40}$/i.test(picture)) {
    return `${settings.publicUrls.platform}/sandbox/art/banner-${picture}.svg`
  }
  const url = URL.parse(picture)
  return url && imageCdns(settings).includes(url.origin) ? url.href : ''
}

/** A link that the operator set, when it is one that content may have; empty otherwise. */
export const shownLink = (settings: Settings, url: string): string =>
  safeLink(url, new Set(linkHosts(settings))) ?? ''
