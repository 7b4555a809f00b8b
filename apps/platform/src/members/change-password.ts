import type { WireFieldProblem } from '@baize/api/contract'
import { compileRules, type RegisterRules } from '@baize/forms/compiler'
import { type Handlers, Refusal } from '../http/implement.ts'
import { addFailure, clearFailures, delaySeconds, readFailures } from '../limits/failures.ts'
import { tellEnded } from '../sessions/ending.ts'
import { endSessions } from '../sessions/sessions.ts'
import { isCommonPassword } from './common-passwords.ts'

const window = 15 * 60

export const changePasswordHandlers: Pick<Handlers, 'changePassword'> = {
  async changePassword({ body }, { db, platform, session, settings, now }) {
    const member = await db
      .selectFrom('member')
      .select(['id', 'account', 'password_hash'])
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    const problems = newPasswordProblems(settings.registerRules, body, member.account)
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    const key = `password:${member.id}`
    if (member.password_hash !== null) {
      const old = body.oldPassword ?? ''
      await platform.turns.take(key, crypto.randomUUID(), async () => {
        const failures = await readFailures(db, key, window, now())
        const wait = delaySeconds(failures, settings.limits.captchaAfter, now())
        if (wait > 0) throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: wait } })
        if (!(await platform.passwords.verify(member.password_hash, old))) {
          await addFailure(db, key, window, now())
          throw new Refusal('wrongCredentials', { problems: [{ field: 'oldPassword', code: 'wrong' }] })
        }
        if (failures.count > 0) await clearFailures(db, key)
      })
    }
    const hash = await platform.passwords.hash(body.newPassword)
    const ended = await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('member')
        .set({ password_hash: hash, must_change_password: false })
        .where('id', '=', member.id)
        .execute()
      return endSessions(trx, { memberId: member.id, except: session.id }, 'passwordChanged', now())
    })
    await tellEnded(platform.database.bus, ended, 'passwordChanged')
    return {}
  },
}

/** The rule of the registration's password, read for the two fields of this form. */
export function newPasswordProblems(
  rules: RegisterRules,
  body: { oldPassword?: string | undefined; newPassword: string; confirmNewPassword: string },
  account: string,
): WireFieldProblem[] {
  const rule = rules.password
  const asked = rule
    ? {
        newPassword: { ...rule, enabled: true, required: true },
        confirmNewPassword: { ...rule, enabled: true, required: true },
      }
    : {}
  const problems = compileRules(asked).check(body).map(wireProblem)
  if (problems.length > 0) return problems
  if (isCommonPassword(body.newPassword, account)) return [{ field: 'newPassword', code: 'common' }]
  if (body.newPassword === body.oldPassword) return [{ field: 'newPassword', code: 'same' }]
  return []
}

/** A problem of the compiler as the wire carries it. */
export function wireProblem(problem: {
  readonly field: string
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}): WireFieldProblem {
  const { field, code, params } = problem
  return params && Object.keys(params).length > 0 ? { field, code, params: { ...params } } : { field, code }
}
