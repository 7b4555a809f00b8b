import type { Context, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { addFailure, clearFailures, delaySeconds, readFailures } from '../limits/failures.ts'
import { guarded } from '../limits/guesses.ts'
import { readPaymentPassword } from '../security-centre/paymentPassword.ts'
import { replaceHash } from './members.ts'

const window = 15 * 60

/**
 * The confirmation that money calls require: the payment password, checked before the call's transaction begins. A
 * sub-user has none and does not know the agent’s: its own sign-in password takes that place.
 */
export async function requirePaymentPassword(
  context: Context,
  session: Session,
  body: unknown,
): Promise<void> {
  const given =
    typeof body === 'object' && body !== null && 'paymentPassword' in body ? String(body.paymentPassword) : ''
  const { secrets, turns } = context.platform
  if (session.subUser) return requireOwnPassword(context, session.subUser.id, given)
  const read = readPaymentPassword(context.settings, given)
  const key = `payment:${session.memberId}`
  await turns.take(key, secrets.mark('turn', `${key}:${read}`), () => check(context, session, key, read))
}

async function check({ db, now, settings, platform }: Context, session: Session, key: string, given: string) {
  const failures = await readFailures(db, key, window, now())
  const wait = delaySeconds(failures, settings.limits.captchaAfter, now())
  if (wait > 0) throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: wait } })
  const member = await db
    .selectFrom('member')
    .select('payment_password_hash')
    .where('id', '=', session.memberId)
    .executeTakeFirstOrThrow()
  const stored = member.payment_password_hash
  if (await platform.passwords.verify(stored, given)) {
    if (failures.count > 0) await clearFailures(db, key)
    if (stored && platform.passwords.isDated(stored)) {
      const fresh = await platform.passwords.hash(given)
      await replaceHash(db, session.memberId, 'payment_password_hash', stored, fresh)
    }
    return
  }
  await addFailure(db, key, window, now())
  throw wrong()
}

const wrong = () =>
  new Refusal('paymentPasswordWrong', { problems: [{ field: 'paymentPassword', code: 'wrong' }] })

/** One count of wrong attempts, shared with the change of the password. */
function requireOwnPassword({ db, platform }: Context, subUserId: string, given: string): Promise<void> {
  const check = async () => {
    const { password_hash } = await db
      .selectFrom('sub_user')
      .select('password_hash')
      .where('id', '=', subUserId)
      .executeTakeFirstOrThrow()
    return platform.passwords.verify(password_hash, given)
  }
  return guarded(platform, db, `password:${subUserId}`, check, wrong)
}
