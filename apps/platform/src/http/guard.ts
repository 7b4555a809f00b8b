import type { CallDefinition } from '@baize/api/contract'
import type { Platform } from '../platform.ts'
import { findSession } from '../sessions/sessions.ts'
import { readCookies } from './cookies.ts'
import type { Session, Site } from './implement.ts'
import { Refusal } from './refusal.ts'

/** Calls that say how the platform stands; they answer whatever the status is. */
const always: ReadonlySet<string> = new Set(['systemStatus', 'permission', 'encryptionKeys'])

/** What a session may do whose password must be changed first. */
const beforeChange: ReadonlySet<string> = new Set(['changePassword', 'logout', 'memberInfo'])

export const openTo = (definition: CallDefinition, role: CallDefinition['roles'][number]): boolean =>
  definition.roles.includes(role)

/** Which site calls. The site's own listener answers for its site only. */
export function callingSite(
  definition: CallDefinition,
  headers: Headers,
  listener: Site | null,
): Site | null {
  if (openTo(definition, 'vendor') || openTo(definition, 'sandbox')) return null
  const named = headers.get('x-baize-site')
  if (named === null && openTo(definition, 'visitor')) return listener ?? 'member'
  if (named !== 'member' && named !== 'agent') {
    throw new Refusal('malformedRequest', { reason: 'X-Baize-Site' })
  }
  if (listener !== null && named !== listener) throw new Refusal('forbidden', { reason: 'other site' })
  return named
}

/** Maintenance and blocked regions stop people; vendors may still settle what was staked. */
export async function requireOpenPlatform(platform: Platform, definition: CallDefinition): Promise<void> {
  if (always.has(definition.id) || openTo(definition, 'vendor') || openTo(definition, 'sandbox')) return
  const { status } = await platform.status.read()
  if (status === 1) throw new Refusal('maintenance', { params: { retryAfterSeconds: 60 } })
  if (status === 2) throw new Refusal('regionBlocked')
}

/** The session of a call that needs one: token and cookie both, on its own site, with the role that the call asks for. */
export async function requireSession(
  platform: Platform,
  definition: CallDefinition,
  headers: Headers,
  site: Site | null,
): Promise<Session | null> {
  if (!openTo(definition, 'member') && !openTo(definition, 'agent')) return null
  const token = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(headers.get('authorization') ?? '')?.[1]
  const session = token ? await findSession(platform, token, readCookies(headers.get('cookie'))) : null
  if (!session) throw new Refusal('notSignedIn')
  if (session.site !== site || !openTo(definition, session.role)) throw new Refusal('forbidden')
  if (session.mustChangePassword && !beforeChange.has(definition.id))
    throw new Refusal('passwordChangeRequired')
  return session
}
