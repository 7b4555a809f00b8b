import type { CallValue, login } from '@baize/api/contract'
import { requireCaptcha } from '../captcha/captcha.ts'
import { type Db, type Handlers, Refusal, type Site } from '../http/implement.ts'
import { addFailure, clearFailures, delaySeconds, readFailures } from '../limits/failures.ts'
import { accountKey, findMemberByAccount, isAgentType, type Member, replaceHash } from '../members/members.ts'
import type { Platform } from '../platform.ts'
import { addressGroup } from '../system/address.ts'
import { openSession } from './sessions.ts'

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
  async login({ body }, { platform, db, site, ip, setCookie }) {
    const name = accountKey(body.username)
    const member = await platform.turns.take(`login:${name}`, crypto.randomUUID(), () =>
      authenticate(platform, body, ip),
    )
    if (!member.may_enter) throw new Refusal('memberNoEnter')
    if (site === 'agent' && !isAgentType(member.type)) throw new Refusal('nonAgent')
    const { value, cookie } = await signIn(platform, db, member, site ?? 'member')
    setCookie(cookie)
    return value
  },
}

/** The account whose password this is. Names that do not exist take the same steps and get the same answer. */
async function authenticate(platform: Platform, attempt: Attempt, ip: string): Promise<Member> {
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
  if (await platform.passwords.verify(member?.password_hash ?? null, attempt.password)) {
    if (byName.count > 0) await clearFailures(db, nameKey)
    if (member?.password_hash && platform.passwords.isDated(member.password_hash)) {
      const fresh = await platform.passwords.hash(attempt.password)
      // A password that was changed meanwhile stays as it was changed.
      await replaceHash(db, member.id, 'password_hash', member.password_hash, fresh)
    }
    if (member) return member
  }
  await addFailure(db, addressKey, addressWindow, now())
  const failed = await addFailure(db, nameKey, nameWindow, now())
  throw new Refusal('wrongCredentials', failed >= captchaAfter ? { params: { captcha: true } } : {})
}

const tooMany = (seconds: number) =>
  new Refusal('tooManyRequests', { params: { retryAfterSeconds: seconds, captcha: true } })

/** Opens the session of an account that has shown who it is. The first time is told once. */
export async function signIn(
  platform: Platform,
  db: Db,
  member: Member,
  site: Site,
): Promise<{ value: CallValue<typeof login>; cookie: string }> {
  const { token, cookie } = await openSession(platform, db, member, site)
  await db.updateTable('member').set({ last_login_at: platform.now() }).where('id', '=', member.id).execute()
  const value = {
    token,
    firstTimeLogin: member.last_login_at === null,
    passwordExpired: member.must_change_password,
  }
  return { value, cookie }
}
