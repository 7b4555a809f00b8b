import type { Settings } from '../settings.ts'

/**
 * Where a page may be sent back to: a path of the site itself, or an address of a host on the allowed list. Null for
 * everything else. Parsed as a browser parses it, after refusing what browsers read in more than one way.
 */
export function safeBackUrl(text: string, siteUrl: string, settings: Settings): string | null {
  // Blanks, control and invisible characters are dropped by browsers, backslashes read as slashes, and encoded ones
  // by servers.
  if (text === '' || /[\p{Cc}\p{Cf}\p{Z}\\]|%(?:5c|2f|0[0-9a-f]|1[0-9a-f])/iu.test(text)) return null
  const { protocol, origin: site } = new URL(siteUrl)
  if (text.startsWith('/')) {
    if (text.startsWith('//')) return null
    const url = new URL(text, siteUrl)
    return url.origin === site && !url.pathname.startsWith('//')
      ? `${url.pathname}${url.search}${url.hash}`
      : null
  }
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return null
  const allowed = [settings.publicUrls.member, settings.publicUrls.agent].map((each) => new URL(each).origin)
  // Only where the sites themselves are served without TLS, on a developer's machine, may an address be.
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && protocol === 'http:')
  return secure && allowed.includes(url.origin) ? url.href : null
}
