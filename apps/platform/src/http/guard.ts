import type { CallDefinition } from '@baize/api/contract'
import type { Platform } from '../platform.ts'
import { findSession } from '../sessions/sessions.ts'
import { isBlocked, type Origin } from '../system/region.ts'
import { readCookies } from './cookies.ts'
import type { Session, Site } from './implement.ts'
import { Refusal } from './refusal.ts'

/** Calls for the platform's status; they respond in every status. */
export const answersAlways: ReadonlySet<string> = new Set(['systemStatus', 'permission', 'encryptionKeys'])

/** What a session may do whose password must be changed first. */
const beforeChange: ReadonlySet<string> = new Set(['changePassword', 'logout', 'memberInfo'])

/** What a sub-user may do that has to connect an authenticator app first. */
const beforeConnecting: ReadonlySet<string> = new Set([
  ...beforeChange,
  ...['authenticatorSecret', 'connectAuthenticator', 'confirmPassword'],
])

const signedInRoles = ['member', 'trial', 'agent'] as const

/** The type of an account that was made for free play. */
export const trialType = 4

export const openTo = (definition: CallDefinition, role: CallDefinition['roles'][number]): boolean =>
  definition.roles.includes(role)

/** Which site calls. The site's own listener serves its site only. */
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
export async function requireOpenPlatform(
  platform: Platform,
  definition: CallDefinition,
  origin: Origin,
): Promise<void> {
  if (answersAlways.has(definition.id) || openTo(definition, 'vendor') || openTo(definition, 'sandbox'))
    return
  const { status } = await platform.status.read()
  if (status === 1) throw new Refusal('maintenance', { params: { retryAfterSeconds: 60 } })
  if (status === 2 || isBlocked(platform.settings.blockedRegions, origin)) throw new Refusal('regionBlocked')
}

/** A disk that is nearly full takes no new work; reads are served. */
export function requireRoom({ storage }: Platform, { method }: CallDefinition): void {
  if (method !== 'GET' && !storage.hasRoom()) throw new Refusal('busy', { params: { retryAfterSeconds: 60 } })
}

/**
 * The session of a call that needs one: token and cookie both, on its own site, with the role that the call requires.
 * A call that visitors make, too, has none where no token was sent; an ended one is still refused.
 */
export async function requireSession(
  platform: Platform,
  definition: CallDefinition,
  headers: Headers,
  site: Site | null,
): Promise<Session | null> {
  if (!signedInRoles.some((role) => openTo(definition, role))) return null
  if (openTo(definition, 'visitor') && !headers.has('authorization')) return null
  const token = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(headers.get('authorization') ?? '')?.[1]
  const unattended = headers.get('x-baize-unattended') === '1'
  const session = token
    ? await findSession(platform, token, readCookies(headers.get('cookie')), unattended)
    : null
  if (!session) throw new Refusal('notSignedIn')
  if (session.site !== site) throw new Refusal('forbidden')
  if (session.accountType === trialType) {
    if (!openTo(definition, 'trial')) throw new Refusal('realAccountNeeded')
  } else if (!openTo(definition, session.role)) throw new Refusal('forbidden')
  if (session.mustChangePassword && !beforeChange.has(definition.id))
    throw new Refusal('passwordChangeRequired')
  if (session.subUser?.authenticator === 'required' && !beforeConnecting.has(definition.id))
    throw new Refusal('authenticatorRequired')
  return session
}
