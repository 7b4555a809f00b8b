import { randomInt } from 'node:crypto'
import { parseMoney } from '@baize/api/money'
import { answered, requireCaptcha } from '../captcha/captcha.ts'
import { transact } from '../database/index.ts'
import { trialType } from '../http/guard.ts'
import { type Context, type Handlers, Refusal } from '../http/implement.ts'
import { cashOf, houseFor, post } from '../ledger/index.ts'
import { spend } from '../limits/rateLimit.ts'
import { addMember } from '../members/members.ts'
import { dayAt } from '../records/days.ts'
import { signIn } from '../sessions/signIn.ts'
import { addressGroup } from '../system/address.ts'
import { playCurrency } from '../wallet/playMoney.ts'

const playMoney = parseMoney('1000')
const perHour = 10

/** Under the regulated profile minors do not play, not even for free. */
function requireAge({ settings, now }: Context, birthday: string | undefined): void {
  const { policyProfile, minimumAge, gmtOffsetMinutes } = settings.brand
  if (policyProfile !== 'regulated') return
  const problem = (code: string) =>
    new Refusal('invalidFields', { problems: [{ field: 'birthday', code, params: { minimumAge } }] })
  if (birthday === undefined) throw problem('required')
  if (new Date(`${birthday}T00:00:00Z`).toISOString().slice(0, 10) !== birthday) throw problem('pattern')
  const today = dayAt(now(), gmtOffsetMinutes)
  const latest = `${String(Number(today.slice(0, 4)) - minimumAge).padStart(4, '0')}${today.slice(4)}`
  if (birthday > latest) throw problem('tooYoung')
}

export const freePlayHandlers: Pick<Handlers, 'freePlay'> = {
  async freePlay({ body }, context) {
    const { platform, db, settings, now, ip } = context
    if (!settings.brand.switches.FREEPLAY3) throw new Refusal('forbidden', { reason: 'free play is off' })
    if (context.site === 'agent') throw new Refusal('nonAgent')
    requireAge(context, body.birthday)
    if (answered(body)) await requireCaptcha(platform, db, body)
    const burst = perHour * settings.limits.allowanceFactor
    await spend(db, `trial:${addressGroup(ip)}`, { everySeconds: 3600 / burst, burst }, now())
    const member = await transact(platform.database, async ({ trx }) => {
      const account = `trial${String(randomInt(10 ** 12)).padStart(12, '0')}`
      const made = await addMember(trx, {
        account,
        nickname: account,
        type: trialType,
        parent: null,
        passwordHash: null,
        paymentPasswordHash: null,
        joinedAt: now(),
        profile: body.birthday === undefined ? {} : { birthday: body.birthday },
      })
      if (!made) throw new Refusal('busy', { params: { retryAfterSeconds: 1 } })
      // Of a currency of its own: it is in no account and no figure of real money.
      await post(trx, {
        type: 'openingBalanceGranted',
        owner: made.id,
        currency: playCurrency,
        postings: [{ from: houseFor(made.id, 'psp.clearing'), to: cashOf(made.id), amount: playMoney }],
        cause: { type: 'trial', id: made.id },
        actor: 'platform',
        at: now(),
      })
      return made
    })
    return signIn(context, member, { method: 'freePlay' })
  },
}
