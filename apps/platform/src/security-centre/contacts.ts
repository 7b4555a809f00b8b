import { transact } from '../database/index.ts'
import { type Context, type Handlers, Refusal, type Session } from '../http/implement.ts'
import { queueMessage } from '../outbox/queue.ts'
import { type CodeFor, sendCode, spendCode, tryCode } from '../verification/codes.ts'
import { type ContactKind, contactOwner, contactsOf, keepContact } from '../verification/contacts.ts'
import { mailKey, requireNumber } from '../verification/numbers.ts'
import { holdPayouts } from '../verification/payoutHold.ts'
import { notifySecurity } from './notifySecurity.ts'

const mailShape = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

function requireMail(email: string): string {
  const key = mailKey(email)
  if (mailShape.test(key) && key.length <= 120) return key
  const code = key === '' ? 'required' : 'pattern'
  throw new Refusal('invalidFields', { problems: [{ field: 'email', code }] })
}

const binding = (session: Session) => `session:${session.id}`

/** By the code that was sent to it in this session. The replaced contact is notified, and payments out wait a day. */
async function bind(
  context: Context & { session: Session },
  kind: ContactKind,
  to: string,
  code: string,
): Promise<void> {
  const { platform, db, session, now, language } = context
  const purpose: CodeFor['purpose'] = kind === 'mobile' ? 'verifyMobile' : 'verifyEmail'
  const id = await tryCode(platform, db, { purpose, to, binding: binding(session) }, code)
  const before = (await contactsOf(platform, db, session.memberId)).find((known) => known.kind === kind)
  await spendCode(db, id, now())
  await transact(platform.database, async (unit) => {
    const { trx } = unit
    if (!(await keepContact(platform, trx, session.memberId, kind, to))) {
      const field = kind === 'mobile' ? 'mobileNum' : 'email'
      throw new Refusal('invalidFields', { problems: [{ field, code: 'taken' }] })
    }
    if (!before || before.value === to) return
    await holdPayouts(trx, session.memberId, 'contactChanged', now())
    await queueMessage(platform, trx, {
      channel: kind === 'mobile' ? 'sms' : 'mail',
      to: before.value,
      kind: 'contactChanged',
      language,
      values: { account: session.account },
    })
    await notifySecurity(platform, unit, session.memberId, `${kind}Changed`)
  })
}

export const contactHandlers: Pick<Handlers, 'contactCode' | 'verifyMobile' | 'verifyEmail'> = {
  async contactCode({ body }, context) {
    const { platform, db, settings, session } = context
    const mobile = body.email === undefined
    const kind = mobile ? 'mobile' : 'email'
    const to = mobile
      ? requireNumber(settings.codes, { ...body, mobileNum: body.mobileNum ?? '' })
      : requireMail(body.email ?? '')
    const owner = await contactOwner(platform, db, kind, to)
    const taken = owner !== null && owner !== session.memberId
    return sendCode(context, {
      purpose: mobile ? 'verifyMobile' : 'verifyEmail',
      channel: mobile ? 'sms' : 'mail',
      to,
      binding: binding(session),
      memberId: session.memberId,
      // Another account's: its owner is notified, the caller is not.
      kind: taken ? 'numberTaken' : 'code',
    })
  },

  async verifyMobile({ body }, context) {
    await bind(context, 'mobile', requireNumber(context.settings.codes, body), body.verificationCode)
    return {}
  },

  async verifyEmail({ body }, context) {
    await bind(context, 'email', requireMail(body.email), body.verificationCode)
    return {}
  },
}
