import { transact } from '../database/index.ts'
import { type Context, type Handlers, Refusal } from '../http/implement.ts'
import { noteActor } from '../observability/request.ts'
import { notifySecurity } from '../security-centre/notifySecurity.ts'
import { requireAppAtUnknownPlace } from '../sessions/challenge.ts'
import { notifyEnded } from '../sessions/ending.ts'
import { revoke } from '../sessions/remembered.ts'
import { endSessions } from '../sessions/sessions.ts'
import { requireMayEnter, signIn } from '../sessions/signIn.ts'
import { boundBrowser } from '../verification/browser.ts'
import { spendCode, tryCode } from '../verification/codes.ts'
import { contactOwner, notifyMember } from '../verification/contacts.ts'
import { requireNumber } from '../verification/numbers.ts'
import { holdPayouts } from '../verification/payoutHold.ts'
import { findMember, type Member } from './members.ts'
import { newPasswordProblems } from './password-rules.ts'

/**
 * Sets an account's new password: every session but one ends, no browser is remembered any more, and the member is
 * notified by each number and address, and in the inbox. `held`: where the old one was forgotten, payments out wait a
 * day.
 */
export async function setPassword(
  { platform, language, now }: Pick<Context, 'platform' | 'language' | 'now'>,
  member: Pick<Member, 'id' | 'account'>,
  hash: string,
  { except = '', held }: { except?: string; held?: string } = {},
): Promise<void> {
  noteActor(member.id)
  const ended = await transact(platform.database, async (unit) => {
    const { trx } = unit
    await trx
      .updateTable('member')
      .set({
        password_hash: hash,
        must_change_password: false,
        must_change_reason: null,
        initial_secret_until: null,
        password_changed_at: now(),
      })
      .where('id', '=', member.id)
      .execute()
    if (held) await holdPayouts(trx, member.id, held, now())
    await revoke(trx, { memberId: member.id }, now())
    await notifyMember(platform, trx, member, 'passwordChanged', language)
    await notifySecurity(platform, unit, member.id, 'passwordChanged')
    return endSessions(trx, { memberId: member.id, except }, 'passwordChanged', now())
  })
  await notifyEnded(platform.database.bus, ended, 'passwordChanged')
}

export const newPasswordHandlers: Pick<Handlers, 'resetPasswordByMobile'> = {
  async resetPasswordByMobile({ body }, context) {
    const { platform, db, settings, now } = context
    if (!settings.brand.switches.CHNGPASSVERIF3) throw new Refusal('forbidden', { reason: 'CHNGPASSVERIF3' })
    const to = requireNumber(settings.codes, body)
    const twice = { newPassword: body.newPassword, confirmNewPassword: body.newPassword }
    const problems = newPasswordProblems(settings, twice, '')
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    const asked = { purpose: 'password', to, binding: boundBrowser(context) } as const
    const code = await tryCode(platform, db, asked, body.verificationCode)
    const owner = await contactOwner(platform, db, 'mobile', to)
    const member = owner ? await findMember(db, owner) : null
    if (!member) throw new Refusal('verificationWrong')
    requireMayEnter(member, context.site)
    const hash = await platform.passwords.hash(body.newPassword)
    await spendCode(db, code, now())
    await setPassword(context, member, hash, { held: 'passwordByMobile' })
    // The new password is set all the same: with the code of the app it is signed in with.
    await requireAppAtUnknownPlace(context, member, { method: 'newPassword', remember: false })
    return signIn(context, { ...member, must_change_password: false }, { method: 'newPassword' })
  },
}
