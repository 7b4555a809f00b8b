import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { csrf } from 'hono/csrf'
import type { Settings } from '../settings.ts'
import { Refusal } from './refusal.ts'

/** The origins whose pages may write: the parts of this platform, and their 127.0.0.1 spelling on one machine. */
function ownOrigins({ publicUrls, launchGameCDNs }: Settings): ReadonlySet<string> {
  const named = [publicUrls.platform, publicUrls.member, publicUrls.agent, ...launchGameCDNs]
  return new Set(named.flatMap((url) => [url, url.replace('://localhost:', '://127.0.0.1:')]))
}

/** Whether pages of an origin may make calls: the platform's own, and those that the operator allows besides. */
export const mayCall = (settings: Settings, origin: string): boolean =>
  settings.allowedOrigins.includes(origin) || ownOrigins(settings).has(origin)

/**
 * Lets pages of the allowed origins, and of no other, read responses and send what calls take. A browser sends a
 * preflight request here before it sends anything that a form could not send too.
 */
export const allowOrigins = ({ allowedOrigins }: Settings): MiddlewareHandler =>
  cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      ...['authorization', 'content-type', 'accept-language', 'idempotency-key'],
      ...['x-baize-site', 'x-baize-unattended'],
    ],
    exposeHeaders: ['date', 'retry-after', 'x-request-id', 'x-session-ends-in'],
    credentials: true,
    maxAge: 600,
  })

/** Refuses what a page of another origin sends. Programs that are no browser send neither header. */
export function requireOwnOrigin(settings: Settings, headers: Headers): void {
  const origin = headers.get('origin')
  // The origin is the browser's word, and it asked whether it may send: that the sites differ is known.
  if (origin !== null && settings.allowedOrigins.includes(origin)) return
  if (origin !== null && !ownOrigins(settings).has(origin))
    throw new Refusal('forbidden', { reason: 'origin' })
  if (headers.get('sec-fetch-site') === 'cross-site') throw new Refusal('forbidden', { reason: 'cross-site' })
}

/**
 * A form is sent by a browser without asking first, so here the browser has to name one of our pages: Hono's rule. What is no
 * form falls under {@link requireOwnOrigin}, which lets programs in that send neither header.
 */
export function requireOwnForm(settings: Settings): MiddlewareHandler {
  const origins = ownOrigins(settings)
  return csrf({ origin: (origin) => origins.has(origin) })
}
