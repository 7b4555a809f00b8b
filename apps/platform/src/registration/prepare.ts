import { usernameFromMobile } from '@baize/forms/compiler'
import type { RegisterMethod } from '@baize/forms/register/rules'
import { type Context, type Preparations, Refusal } from '../http/implement.ts'
import { spend } from '../limits/throttle.ts'
import { addressGroup } from '../system/address.ts'
import { boundBrowser } from '../verification/browser.ts'
import { tryCode } from '../verification/codes.ts'
import { internationalNumber } from '../verification/numbers.ts'
import { normalised, type RegisterBody, registrationProblems } from './rulesOf.ts'

/** A registration that keeps the rules, with its passwords hashed. */
export interface Prepared {
  readonly values: Readonly<Record<string, string>>
  readonly account: string
  readonly passwordHash: string | null
  readonly paymentPasswordHash: string | null
  /** The number that was shown to be the person's own, and the code that showed it. */
  readonly number: { readonly value: string; readonly codeId: string } | null
}

const prepared = new WeakMap<RegisterBody, Prepared>()

export function preparedOf(body: RegisterBody): Prepared {
  const ready = prepared.get(body)
  if (!ready) throw new Error('a registration was not prepared')
  return ready
}

async function prepare(method: RegisterMethod, body: RegisterBody, context: Context): Promise<void> {
  const { platform, settings, db, now, ip } = context
  const problems = registrationProblems(settings, method, body, now())
  const number = body.mobileNum
    ? internationalNumber(settings.codes, body.mobileNum, body.countryDialingCode)
    : null
  const proves = body.verificationCode !== undefined && settings.brand.switches.REGMOBVERF3 === true
  const named = problems.some(({ field }) => field === 'mobileNum')
  if (!number && !named && (method === 'mobile' || proves))
    problems.push({ field: 'mobileNum', code: 'pattern' })
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
  const tries = settings.limits.registrationsPerHour * 10
  await spend(db, `register-try:${addressGroup(ip)}`, { everySeconds: 3600 / tries, burst: tries }, now())
  const asks = normalised(settings, method, body, now())
  const account = method === 'mobile' ? usernameFromMobile(body.mobileNum ?? '') : (asks.username ?? '')
  const request = platform.secrets.mark('turn', JSON.stringify(body))
  const { passwords, turns } = platform
  const secret = (text: string | undefined) => (text ? passwords.hash(text) : Promise.resolve(null))
  const work = async (): Promise<Prepared> => ({
    values: asks,
    account,
    number:
      number && asks.verificationCode
        ? { value: number, codeId: await tryRegistrationCode(context, number, asks.verificationCode) }
        : null,
    passwordHash: await secret(asks.password),
    paymentPasswordHash: await secret(asks.paymentPassword),
  })
  prepared.set(body, await turns.take(`register:${account}`, `register:${request}`, work))
}

const tryRegistrationCode = (context: Context, to: string, code: string): Promise<string> =>
  tryCode(context.platform, context.db, { purpose: 'register', to, binding: boundBrowser(context) }, code)

export const registrationPreparations: Pick<Preparations, 'register' | 'registerMobile'> = {
  register: ({ body }, context) => prepare('username', body, context),
  async registerMobile({ body }, context) {
    if (!context.settings.brand.switches.MOBILENUMREG3) {
      throw new Refusal('forbidden', { reason: 'registration by mobile is off' })
    }
    // Nobody here can tell whether such a token is true: it never stands for a code.
    if (body.firebaseIdToken !== undefined) {
      throw new Refusal('forbidden', { reason: 'verification by a third party is off' })
    }
    await prepare('mobile', body, context)
  },
}
