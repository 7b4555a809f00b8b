import type { WireFieldProblem } from '@baize/api/contract'
import { compileRules, java, normaliseValue, type RegisterRule } from '@baize/forms/compiler'
import { transact } from '../database/index.ts'
import { type Handlers, Refusal } from '../http/implement.ts'
import { guarded } from '../limits/guesses.ts'
import { isCommonPaymentPassword } from '../members/common-passwords.ts'
import { wireProblem } from '../members/password-rules.ts'
import type { Settings } from '../settings.ts'
import { notifyMember } from '../verification/contacts.ts'
import { notifySecurity } from './notifySecurity.ts'

/** Six digits, where the register rules do not define a payment password. */
const sixDigits: RegisterRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^[0-9]+$',
  patternId: 7,
  minLength: 6,
  maxLength: 6,
}

/** A payment password as it is kept and compared: the rule's digits may be typed in those of any script. */
export function readPaymentPassword(
  { registerRules }: Pick<Settings, 'registerRules'>,
  typed: string,
): string {
  const { patternId } = registerRules.paymentPassword ?? sixDigits
  return normaliseValue({ kind: 'password', patternId: patternId ?? undefined }, typed)
}

function problemsOf(
  rule: RegisterRule,
  body: Record<'oldPaymentPassword' | 'paymentPassword' | 'confirmPaymentPassword', string>,
  birthday: string | undefined,
): WireFieldProblem[] {
  const asked = { ...rule, enabled: true, required: true }
  const problems = compileRules({ paymentPassword: asked }, { dialect: java }).check(body).map(wireProblem)
  if (problems.length > 0) return problems
  if (body.confirmPaymentPassword !== body.paymentPassword)
    return [{ field: 'confirmPaymentPassword', code: 'mismatch' }]
  if (body.paymentPassword === body.oldPaymentPassword) return [{ field: 'paymentPassword', code: 'same' }]
  return isCommonPaymentPassword(body.paymentPassword, birthday)
    ? [{ field: 'paymentPassword', code: 'common' }]
    : []
}

export const paymentPasswordHandlers: Pick<Handlers, 'changePaymentPassword'> = {
  async changePaymentPassword({ body: typed }, context) {
    const { db, platform, session, settings, now, language } = context
    const body = {
      oldPaymentPassword: readPaymentPassword(settings, typed.oldPaymentPassword ?? ''),
      paymentPassword: readPaymentPassword(settings, typed.paymentPassword),
      confirmPaymentPassword: readPaymentPassword(settings, typed.confirmPaymentPassword),
    }
    const member = await db
      .selectFrom('member')
      .select(['id', 'account', 'payment_password_hash', 'profile'])
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    const rule = settings.registerRules.paymentPassword ?? sixDigits
    const problems = problemsOf(rule, body, member.profile.birthday)
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    const stored = member.payment_password_hash
    if (stored !== null) {
      // One count of wrong attempts, shared with the calls that require it.
      const check = () => platform.passwords.verify(stored, body.oldPaymentPassword)
      const wrong = () =>
        new Refusal('paymentPasswordWrong', { problems: [{ field: 'oldPaymentPassword', code: 'wrong' }] })
      await guarded(platform, db, `payment:${member.id}`, check, wrong)
    }
    const hash = await platform.passwords.hash(body.paymentPassword)
    await transact(platform.database, async (unit) => {
      const { trx } = unit
      const changed = await trx
        .updateTable('member')
        .set({ payment_password_hash: hash, payment_password_changed_at: now() })
        .where('id', '=', member.id)
        // Another page may have changed it meanwhile.
        .where('payment_password_hash', stored === null ? 'is' : '=', stored)
        .returning('id')
        .executeTakeFirst()
      if (!changed) throw new Refusal('wrongState')
      if (stored !== null) await notifyMember(platform, trx, member, 'paymentPasswordChanged', language)
      const news = stored === null ? 'paymentPasswordSet' : 'paymentPasswordChanged'
      await notifySecurity(platform, unit, member.id, news)
    })
    return {}
  },
}
