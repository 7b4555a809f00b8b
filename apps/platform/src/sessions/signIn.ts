import type { CallValue, login } from '@baize/api/contract'
import { newId } from '../database/index.ts'
import type { Context, Db, Site } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { isAgentType, type Member } from '../members/members.ts'
import { noteActor } from '../observability/request.ts'
import { hasSecondFactor } from '../security-centre/secondFactor.ts'
import { addressGroup } from '../system/address.ts'
import { forgetDevice, rememberDevice } from './remembered.ts'
import { joinSession, openSession } from './sessions.ts'

/** How an account proved its identity. */
export type SignInMethod =
  | 'password'
  | 'sms'
  | 'remembered'
  | 'exchange'
  | 'registration'
  | 'newPassword'
  | 'freePlay'

/** Ways that a stolen browser or telephone is enough for. */
const unconfirmed: ReadonlySet<SignInMethod> = new Set(['remembered', 'exchange', 'sms', 'freePlay'])

export interface SignInOptions {
  readonly method: SignInMethod
  /** The box of the form: a token for this browser, or none from now on; absent changes nothing. */
  readonly remember?: boolean | undefined
  /** A further proof was shown. @default false */
  readonly challenged?: boolean
  /** The family that continues, where a remembered browser signs in. */
  readonly family?: { readonly id: string; readonly expiresAt: Date }
}

/** Minutes in which an account that signed in by an initial secret has to choose a password. */
const initialSecretMinutes = 15

/** Refuses accounts that may not sign in, or not on this site. */
export function requireMayEnter(member: Member, site: Site | null): void {
  if (!member.may_enter) throw new Refusal('memberNoEnter')
  if (site === 'agent' && !isAgentType(member.type)) throw new Refusal('nonAgent')
}

/** A code to its number confirms an account that has neither a password nor an authenticator app. */
const isOnlyFactor = async (db: Db, member: Member, method: SignInMethod): Promise<boolean> =>
  method === 'sms' && member.password_hash === null && !(await hasSecondFactor(db, member.id))

/** Opens the session of an account that has proved its identity. The first time is announced once. */
export async function signIn(
  context: Context,
  member: Member,
  { method, remember, family, challenged = false }: SignInOptions,
): Promise<CallValue<typeof login>> {
  const { platform, db, ip, device, cookies, setCookie, now } = context
  const site = context.site ?? 'member'
  const confirmed = challenged || !unconfirmed.has(method) || (await isOnlyFactor(db, member, method))
  const { id, token, cookie } =
    (await joinSession(platform, db, member, site, cookies, confirmed)) ??
    (await openSession(platform, db, member, site, { ip, device, confirmed }))
  if (cookie !== null) setCookie(cookie)
  noteActor(member.id)
  const at = now()
  const spent = new Date(at.getTime() + initialSecretMinutes * 60_000)
  const until = member.initial_secret_until
  await db
    .updateTable('member')
    .set({ last_login_at: at, ...(until && until > spent ? { initial_secret_until: spent } : {}) })
    .where('id', '=', member.id)
    .execute()
  await noteSignIn(context, member.id, method, 'signedIn')
  await noteAddress(db, member.id, ip, at)
  if (family || remember) await rememberDevice(context, member, id, family)
  else if (remember === false) await forgetDevice(context)
  return {
    token,
    firstTimeLogin: member.last_login_at === null,
    passwordExpired: member.must_change_password,
  }
}

/** A line of the login history. */
export async function noteSignIn(
  { db, site, ip, device, now }: Pick<Context, 'db' | 'site' | 'ip' | 'device' | 'now'>,
  memberId: string,
  method: SignInMethod,
  outcome: 'signedIn' | 'wrongPassword' | 'verificationAsked',
): Promise<void> {
  await db
    .insertInto('login_history')
    .values({
      member_id: memberId,
      at: now(),
      id: newId(),
      site: site ?? 'member',
      method,
      outcome,
      ip,
      device,
    })
    .execute()
}

async function noteAddress(db: Db, memberId: string, ip: string, at: Date): Promise<void> {
  await db
    .insertInto('known_address')
    .values({
      member_id: memberId,
      address_group: addressGroup(ip),
      first_seen_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'address_group']).doUpdateSet({ last_seen_at: at }),
    )
    .execute()
}
