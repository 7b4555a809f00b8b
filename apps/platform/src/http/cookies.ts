/** Reads a Cookie header. The first of equal names counts, as browsers send the most specific first. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';').slice(0, 100)) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

interface CookieOptions {
  readonly secure: boolean
  /** Seconds to live; absent for the browser's session, 0 to clear. */
  readonly maxAge?: number
}

/** A cookie that no script reads and no other site sends. */
export function bakeCookie(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (secure) parts.push('Secure')
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  return parts.join('; ')
}
