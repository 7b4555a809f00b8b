import type { CallRequest, login } from '@baize/api/contract'
import { requireCaptcha } from '../captcha/captcha.ts'
import { type Context, type Db, type Handlers, Refusal } from '../http/implement.ts'
import { isCommonPassword } from '../members/common-passwords.ts'
import { findMember, findMemberByAccount, type Member, replaceHash } from '../members/members.ts'
import { noteActor } from '../observability/request.ts'
import { findSubUserByAccount, type SubUser } from '../sub-users/find.ts'
import { noteSubUser, signInSubUser } from '../sub-users/signIn.ts'
import { boundBrowser } from '../verification/browser.ts'
import { spendCode, tryCode } from '../verification/codes.ts'
import { contactOwner } from '../verification/contacts.ts'
import { requireNumber } from '../verification/numbers.ts'
import { attemptLine, beginAttempt } from './attempts.ts'
import { requireAppAtUnknownPlace, requireKnownPlace, requireSubUserCode } from './challenge.ts'
import { noteSignIn, requireMayEnter, signIn } from './signIn.ts'

/** What was typed. */
interface Given {
  readonly username: string
  readonly password: string
  readonly captchaId?: string | undefined
  readonly captcha?: string | undefined
  readonly proofNonce?: string | undefined
}

export const loginHandlers: Pick<Handlers, 'login'> = {
  async login({ body }, context) {
    const { platform, site, ip } = context
    if (body.type === 'sms') return loginBySms(context, body)
    const line = attemptLine(body.username, ip)
    const found = await platform.turns.take(line, crypto.randomUUID(), () => authenticate(context, body))
    if ('subUser' in found) {
      await requireSubUserCode(context, found.subUser)
      return signInSubUser(context, found.subUser)
    }
    const { member } = found
    requireMayEnter(member, site)
    await requireKnownPlace(context, member, { method: 'password', remember: body.remember === true })
    return signIn(context, member, { method: 'password', remember: body.remember })
  },
}

/** By a code to the account's number. Numbers that no account has were sent none: theirs are never right. */
async function loginBySms(
  context: Context,
  body: Extract<CallRequest<typeof login>['body'], { type: 'sms' }>,
) {
  const { platform, db, settings, now } = context
  if (!settings.brand.switches.SMSLOGIN3) throw new Refusal('forbidden', { reason: 'sign-in by code is off' })
  const to = requireNumber(settings.codes, body)
  const code = await tryCode(
    platform,
    db,
    { purpose: 'login', to, binding: boundBrowser(context) },
    body.verificationCode,
  )
  await spendCode(db, code, now())
  const owner = await contactOwner(platform, db, 'mobile', to)
  const member = owner ? await findMember(db, owner) : null
  if (!member) throw new Refusal('wrongCredentials')
  requireMayEnter(member, context.site)
  await requireAppAtUnknownPlace(context, member, { method: 'sms', remember: body.remember === true })
  return signIn(context, member, { method: 'sms', remember: body.remember })
}

type Found = { readonly member: Member } | { readonly subUser: SubUser }

/** Whose name it is. Sub-users sign in on the agents' site only. */
async function findByName({ site }: Context, db: Db, username: string): Promise<Found | null> {
  const member = await findMemberByAccount(db, username)
  if (member) return { member }
  const subUser = site === 'agent' ? await findSubUserByAccount(db, username) : null
  return subUser && { subUser }
}

/** Whose password this is. Names that do not exist take the same steps and get the same response. */
async function authenticate(context: Context, given: Given): Promise<Found> {
  const { platform } = context
  const { username, password } = given
  const { db } = platform
  const found = await findByName(context, db, username)
  const member = found && 'member' in found ? found.member : null
  const hash = found && 'subUser' in found ? found.subUser.password_hash : (member?.password_hash ?? null)
  const attempt = await beginAttempt(context, username, member?.id)
  if (attempt.isDoubted) await requireCaptcha(platform, db, given)
  const inTime = !member?.initial_secret_until || member.initial_secret_until > platform.now()
  if ((await platform.passwords.verify(hash, password)) && inTime) {
    await attempt.forgive()
    if (member?.password_hash && platform.passwords.isDated(member.password_hash)) {
      const fresh = await platform.passwords.hash(password)
      // A password that was changed meanwhile stays as it was changed.
      await replaceHash(db, member.id, 'password_hash', member.password_hash, fresh)
    }
    if (member) return { member: await forceChange(platform, member, password) }
    if (found) return found
  }
  if (member) {
    noteActor(member.id)
    await noteSignIn({ ...context, db }, member.id, 'password', 'wrongPassword')
  }
  if (found && 'subUser' in found) await noteSubUser({ ...context, db }, found.subUser, 'wrongCredentials')
  throw new Refusal('wrongCredentials', (await attempt.fail()) ? { params: { captcha: true } } : {})
}

/** A password in the list of stolen ones signs in only to be changed. */
async function forceChange(
  { db, settings }: Pick<Context['platform'], 'db' | 'settings'>,
  member: Member,
  password: string,
): Promise<Member> {
  if (member.must_change_password || !isCommonPassword(password, member.account, settings.brand.name))
    return member
  const forced = { must_change_password: true, must_change_reason: 'expired' } as const
  await db.updateTable('member').set(forced).where('id', '=', member.id).execute()
  return { ...member, ...forced }
}
