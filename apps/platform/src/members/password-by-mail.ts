import { requireCaptcha } from '../captcha/captcha.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { type Handlers, Refusal } from '../http/implement.ts'
import { spend } from '../limits/rateLimit.ts'
import { queueMessage } from '../outbox/queue.ts'
import { addressGroup } from '../system/address.ts'
import { contactOwner } from '../verification/contacts.ts'
import { mailKey } from '../verification/numbers.ts'
import { accountKey, findMember, findMemberByAccount } from './members.ts'
import { setPassword } from './new-password.ts'
import { newPasswordProblems } from './password-rules.ts'

const minutes = 30
const perDay = 3
const perHour = 5
const mailShape = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Passed challenges and narrow budgets first: responses reveal little afterwards, and few messages are sent. */
export const passwordByMailHandlers: Pick<Handlers, 'forgotPassword' | 'completePassword'> = {
  async forgotPassword({ body }, context) {
    const { platform, db, settings, ip, language, now } = context
    const email = mailKey(body.email)
    const problems = []
    if (body.username.trim() === '') problems.push({ field: 'username', code: 'required' })
    if (!mailShape.test(email)) problems.push({ field: 'email', code: email === '' ? 'required' : 'pattern' })
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    await requireCaptcha(platform, db, body)
    const burst = perHour * settings.limits.allowanceFactor
    await spend(db, `forgot:${addressGroup(ip)}`, { everySeconds: 3600 / burst, burst }, now())
    const daily = { everySeconds: 86_400 / perDay, burst: perDay }
    await spend(db, `forgot-name:${accountKey(body.username)}`, daily, now())
    await spend(db, `forgot-mail:${platform.secrets.mark('recipient', email)}`, daily, now())
    const member = await findMemberByAccount(db, body.username)
    const owner = await contactOwner(platform, db, 'email', email)
    const right = member !== null && member.id === owner && member.may_enter
    const code = randomToken()
    await db.transaction().execute(async (trx) => {
      if (right) {
        const expires_at = new Date(now().getTime() + minutes * 60_000)
        const row = { token_hash: sha256(code), member_id: member.id, expires_at, used_at: null }
        await trx.insertInto('password_link').values(row).execute()
      }
      // The code is in the fragment: it is sent to no server and no next page.
      const link = `${settings.publicUrls.member}/#reset=${code}`
      await queueMessage(platform, trx, {
        channel: 'mail',
        to: email,
        kind: right ? 'passwordLink' : 'noSuchAccount',
        language,
        values: { account: body.username, link, minutes },
      })
    })
    if (!right && settings.accountAnswers === 'catalogue') {
      throw new Refusal('notFound', { problems: [{ field: 'username', code: 'unknown' }] })
    }
    return {}
  },

  async completePassword({ body }, context) {
    const { platform, db, settings, now } = context
    const hash = sha256(body.code)
    const over = () => new Refusal('verificationWrong', { problems: [{ field: 'code', code: 'expired' }] })
    const link = await db
      .selectFrom('password_link')
      .selectAll()
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirst()
    const member = link ? await findMember(db, link.member_id) : null
    if (!member) throw over()
    const problems = newPasswordProblems(settings, body, member.account)
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    const fresh = await platform.passwords.hash(body.newPassword)
    const used = await db
      .updateTable('password_link')
      .set({ used_at: now() })
      // The others of this account are over with it.
      .where('member_id', '=', member.id)
      .where('used_at', 'is', null)
      .returning('token_hash')
      .execute()
    if (!used.some(({ token_hash }) => token_hash === hash)) throw over()
    await setPassword(context, member, fresh, { held: 'passwordByMail' })
    return {}
  },
}
