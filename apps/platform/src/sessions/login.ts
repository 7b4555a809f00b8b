import type { CallRequest, login } from '@baize/api/contract'
import { requireCaptcha } from '../captcha/captcha.ts'
import { type Context, type Db, type Handlers, Refusal } from '../http/implement.ts'
import { addFailure, clearFailures, delaySeconds, readFailures } from '../limits/failures.ts'
import { isCommonPassword } from '../members/common-passwords.ts'
import { accountKey, findMember, findMemberByAccount, type Member, replaceHash } from '../members/members.ts'
import { addressGroup } from '../system/address.ts'
import { boundBrowser } from '../verification/browser.ts'
import { spendCode, tryCode } from '../verification/codes.ts'
import { contactOwner } from '../verification/contacts.ts'
import { requireNumber } from '../verification/numbers.ts'
import { requireKnownPlace } from './challenge.ts'
import { noteSignIn, requireMayEnter, signIn } from './signIn.ts'

const nameWindow = 15 * 60
const addressWindow = 10 * 60

interface Attempt {
  readonly username: string
  readonly password: string
  readonly captchaId?: string | undefined
  readonly captcha?: string | undefined
  readonly proofNonce?: string | undefined
}

export const loginHandlers: Pick<Handlers, 'login'> = {
  async login({ body }, context) {
    const { platform, site } = context
    if (body.type === 'sms') return loginBySms(context, body)
    const name = accountKey(body.username)
    const member = await platform.turns.take(`login:${name}`, crypto.randomUUID(), () =>
      authenticate(context, body),
    )
    requireMayEnter(member, site)
    await requireKnownPlace(context, member, body.remember === true)
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
  return signIn(context, member, { method: 'sms', remember: body.remember })
}

/** The account whose password this is. Names that do not exist take the same steps and get the same answer. */
async function authenticate(context: Context, attempt: Attempt): Promise<Member> {
  const { platform, ip } = context
  const { db, settings, now } = platform
  const { captchaAfter, delayAfter, failuresPerAddress } = settings.limits
  const nameKey = `login:name:${accountKey(attempt.username)}`
  const addressKey = `login:address:${addressGroup(ip)}`
  const byName = await readFailures(db, nameKey, nameWindow, now())
  const byAddress = await readFailures(db, addressKey, addressWindow, now())
  if (byAddress.count >= failuresPerAddress) throw tooMany(addressWindow)
  const wait = delaySeconds(byName, delayAfter, now())
  if (wait > 0) throw tooMany(wait)
  if (byName.count >= captchaAfter) await requireCaptcha(platform, db, attempt)
  const member = await findMemberByAccount(db, attempt.username)
  const inTime = !member?.initial_secret_until || member.initial_secret_until > now()
  if ((await platform.passwords.verify(member?.password_hash ?? null, attempt.password)) && inTime) {
    if (byName.count > 0) await clearFailures(db, nameKey)
    if (member?.password_hash && platform.passwords.isDated(member.password_hash)) {
      const fresh = await platform.passwords.hash(attempt.password)
      // A password that was changed meanwhile stays as it was changed.
      await replaceHash(db, member.id, 'password_hash', member.password_hash, fresh)
    }
    if (member) return forceChange(db, member, attempt.password)
  }
  if (member) await noteSignIn({ ...context, db }, member.id, 'password', 'wrongPassword')
  await addFailure(db, addressKey, addressWindow, now())
  const failed = await addFailure(db, nameKey, nameWindow, now())
  throw new Refusal('wrongCredentials', failed >= captchaAfter ? { params: { captcha: true } } : {})
}

/** A password that everybody's list of stolen ones holds lets in only to be changed. */
async function forceChange(db: Db, member: Member, password: string): Promise<Member> {
  if (member.must_change_password || !isCommonPassword(password, member.account)) return member
  const forced = { must_change_password: true, must_change_reason: 'expired' } as const
  await db.updateTable('member').set(forced).where('id', '=', member.id).execute()
  return { ...member, ...forced }
}

const tooMany = (seconds: number) =>
  new Refusal('tooManyRequests', { params: { retryAfterSeconds: seconds, captcha: true } })
