import sanitizeHtml from 'sanitize-html'
import type { Settings } from '../settings.ts'
import { imageCdns, linkHosts } from '../system/addresses.ts'
import { safeLink } from './safeLink.ts'

/** What content may point at. */
export interface ContentPlaces {
  /** Hosts that a link may lead to, besides the site itself. */
  readonly hosts: ReadonlySet<string>
  /** Origins from which images may be loaded. */
  readonly imageOrigins: ReadonlySet<string>
}

export const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'span', 'div'],
  ...['a', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel', 'target'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
}

/** How deep elements may be nested; what is deeper loses its element, not its text. */
const deepest = 32
const longest = 60_000

/**
 * HTML that an operator wrote, fit for a page: known elements and attributes, links to the site and allowed hosts,
 * images from the brand's own image hosts. Nothing in it runs, loads from elsewhere, or looks like a part of the site.
 */
export function sanitiseHtml(html: string, { hosts, imageOrigins }: ContentPlaces): string {
  return sanitizeHtml(html.slice(0, longest), {
    allowedTags: [...allowedTags],
    allowedAttributes: Object.fromEntries(
      Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: ['https', 'http'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'iframe',
      'xmp',
      'title',
      'svg',
      'math',
    ],
    enforceHtmlBoundary: false,
    nestingLimit: deepest,
    transformTags: {
      a: (tagName, attribs) => {
        const href = safeLink(attribs.href ?? '', hosts)
        const title = attribs.title === undefined ? {} : { title: attribs.title }
        if (href === null) return { tagName: 'span', attribs: {} }
        const outside = href.startsWith('https:') ? { target: '_blank' } : {}
        return { tagName, attribs: { href, ...title, ...outside, rel: 'noopener noreferrer nofollow' } }
      },
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, imageOrigins) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

function pictureAttributes(
  { src = '', alt = '', title, width, height }: Readonly<Record<string, string>>,
  origins: ReadonlySet<string>,
): Record<string, string> {
  const url = /^https?:\/\/[^/\\]/i.test(src.trim()) ? URL.parse(src.trim()) : null
  const allowed = url !== null && origins.has(url.origin) && url.username === '' && url.password === ''
  const size = (name: string, value: string | undefined) =>
    value !== undefined && /^[1-9][0-9]{0,3}$/.test(value) ? { [name]: value } : {}
  return {
    ...(allowed ? { src: url.href } : {}),
    alt,
    loading: 'lazy',
    ...(title === undefined ? {} : { title }),
    ...size('width', width),
    ...size('height', height),
  }
}

/** What the brand's content may point at. */
export const placesOf = (
  settings: Pick<Settings, 'domains' | 'publicUrls' | 'appStores' | 'imageCDNs'>,
): ContentPlaces => ({
  hosts: new Set(linkHosts(settings)),
  imageOrigins: new Set(imageCdns(settings)),
})
