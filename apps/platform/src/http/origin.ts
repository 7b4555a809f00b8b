import type { MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import type { Settings } from '../settings.ts'
import { Refusal } from './refusal.ts'

/** The origins whose pages may write: the parts of this platform, and their 127.0.0.1 spelling on one machine. */
export function ownOrigins({ publicUrls, launchGameCDNs }: Settings): ReadonlySet<string> {
  const named = [publicUrls.platform, publicUrls.member, publicUrls.agent, ...launchGameCDNs]
  return new Set(named.flatMap((url) => [url, url.replace('://localhost:', '://127.0.0.1:')]))
}

/** Refuses what a page of another origin sends. Programs that are no browser send neither header. */
export function requireOwnOrigin(settings: Settings, headers: Headers): void {
  const origin = headers.get('origin')
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
