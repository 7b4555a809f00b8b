import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

/** The cookies of a Cookie header. The first of equal names counts, as browsers send the most specific first. */
export const readCookies = (header: string | null): ReadonlyMap<string, string> =>
  new Map(Object.entries(parse(header ?? '')))

interface CookieOptions {
  readonly secure: boolean
  /** Lifetime in seconds; absent for the browser's session, 0 to clear. */
  readonly maxAge?: number
}

/** A cookie that no script reads and no other site sends. */
export const serializeCookie = (name: string, value: string, options: CookieOptions): string =>
  generateCookie(name, value, { ...options, path: '/', httpOnly: true, sameSite: 'Strict' })
