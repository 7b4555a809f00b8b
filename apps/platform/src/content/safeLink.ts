/** No address of a link has these: control characters, spaces, and the backslash that browsers read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the pattern finds
const neverInLinks = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/

/** Two slashes, or one that is only written differently and would be one again after the next redirect. */
const againSlash = /^\/(?:\/|%2f|%5c)/i

const site = 'https://site.invalid'

/**
 * Where a link of content may lead: a path of the site, or https at a host of the allowed list. Returns the address
 * as a browser would read it, and null for anything else: other schemes, `//host`, names and passwords, ports,
 * look-alikes.
 */
export function safeLink(text: string, hosts: ReadonlySet<string>): string | null {
  const address = text.trim()
  if (address === '' || address.length > 2_000 || neverInLinks.test(address)) return null
  if (address.startsWith('#')) return /^#[A-Za-z][\w-]{0,63}$/.test(address) ? address : null
  if (address.startsWith('/')) {
    if (againSlash.test(address)) return null
    const path = URL.parse(address, site)
    if (path?.origin !== site || againSlash.test(path.pathname)) return null
    return `${path.pathname}${path.search}${path.hash}`
  }
  const url = /^https:\/\/[^/]/i.test(address) ? URL.parse(address) : null
  if (url === null || url.protocol !== 'https:') return null
  if (url.username !== '' || url.password !== '' || url.port !== '') return null
  return hosts.has(url.hostname) ? url.href : null
}
