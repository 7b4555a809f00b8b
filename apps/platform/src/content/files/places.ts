import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import type { Names } from '../../games/names.ts'
import { safeLink } from '../safeLink.ts'
import { allowedTags, type ContentPlaces } from '../sanitise.ts'
import type { ContentKind, OperatorContent } from './schema.ts'

export interface Problem {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const noLink = 'is neither a path of the site nor https at a host of the brand (DOMAINS)'

/** What a page would leave out of the content: links, images and elements that are not allowed there. */
export function placeProblems(content: OperatorContent, places: ContentPlaces): [ContentKind, Problem][] {
  const found: [ContentKind, Problem][] = []
  const note = (file: ContentKind, path: readonly PropertyKey[], message: string) =>
    found.push([file, { path, message }])
  const link = (file: ContentKind, path: PropertyKey[], url: string) => {
    if (url !== '' && safeLink(url, places.hosts) === null) note(file, path, noLink)
  }
  const picture = (file: ContentKind, path: PropertyKey[], url: string) => {
    if (url.startsWith('/') && safeLink(url, places.hosts) !== null) return
    if (url !== '' && !places.imageOrigins.has(URL.parse(url)?.origin ?? ''))
      note(file, path, 'is at no host of pictures (IMAGE_CDNS), and no path of the platform')
  }
  const html = (file: ContentKind, path: PropertyKey[], texts: Names | undefined) => {
    for (const [language, text] of Object.entries<string>(texts ? { ...texts } : {}))
      for (const message of htmlProblems(text, places)) note(file, [...path, language], message)
  }
  for (const [index, game] of (content.games ?? []).entries())
    picture('games', [index, 'picture'], game.picture)
  for (const [index, product] of (content.products ?? []).entries())
    picture('products', [index, 'picture'], product.picture)
  for (const [index, model] of (content.chat?.models ?? []).entries())
    picture('chat', ['models', index, 'picture'], model.picture)
  for (const [code, vendor] of Object.entries(content.vendors ?? {}))
    picture('vendors', [code, 'mark'], vendor.mark)
  for (const [index, { content: text }] of (content.announcements ?? []).entries())
    html('announcements', [index, 'content'], text)
  for (const file of ['banners', 'promotions'] as const)
    for (const [index, entry] of (content[file] ?? []).entries()) {
      link(file, [index, 'url'], entry.url)
      picture(file, [index, 'picture'], entry.picture)
    }
  for (const [index, { content: text }] of (content.promotions ?? []).entries())
    html('promotions', [index, 'content'], text)
  for (const [index, { content: text }] of (content.help ?? []).entries())
    html('help', [index, 'content'], text)
  return found
}

const known: ReadonlySet<string> = new Set(allowedTags)

/** What sanitising removes from HTML. */
function htmlProblems(html: string, { hosts, imageOrigins }: ContentPlaces): string[] {
  const problems: string[] = []
  const walk = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!defaultTreeAdapter.isElementNode(node)) return
    if (!known.has(node.tagName)) problems.push(`has <${node.tagName}>, which pages leave out`)
    for (const { name, value } of node.attrs) {
      if (name === 'href' && safeLink(value, hosts) === null)
        problems.push(`has a link that ${noLink}: ${value}`)
      if (
        name === 'src' &&
        !value.startsWith('{platform}/') &&
        !imageOrigins.has(URL.parse(value)?.origin ?? '')
      )
        problems.push(`has a picture that is at no host of pictures (IMAGE_CDNS): ${value}`)
    }
    node.childNodes.forEach(walk)
  }
  parseFragment(html).childNodes.forEach(walk)
  return problems
}
