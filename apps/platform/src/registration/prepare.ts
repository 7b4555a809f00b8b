import { usernameFromMobile } from '@baize/forms/compiler'
import type { RegisterMethod } from '@baize/forms/register/rules'
import { type Context, type Preparations, Refusal } from '../http/implement.ts'
import { spend } from '../limits/rateLimit.ts'
import { addressGroup } from '../system/address.ts'
import { boundBrowser } from '../verification/browser.ts'
import { tryCode } from '../verification/codes.ts'
import { internationalNumber } from '../verification/numbers.ts'
import { requireVerifiedNumber } from '../verification/phoneProvider.ts'
import { normalised, type RegisterBody, registrationProblems } from './rulesOf.ts'

/** A registration that keeps the rules, with its passwords hashed. */
export interface Prepared {
  readonly values: Readonly<Record<string, string>>
  readonly account: string
  readonly passwordHash: string | null
  readonly paymentPasswordHash: string | null
  /** The number that was shown to be the person's own, and the code that showed it; null where a third party did. */
  readonly number: { readonly value: string; readonly codeId: string | null } | null
}

const prepared = new WeakMap<RegisterBody, Prepared>()

export function preparedOf(body: RegisterBody): Prepared {
  const ready = prepared.get(body)
  if (!ready) throw new Error('a registration was not prepared')
  return ready
}

async function prepare(
  method: RegisterMethod,
  body: RegisterBody,
  context: Context,
  token?: string,
): Promise<void> {
  const { platform, settings, db, now, ip } = context
  const problems = registrationProblems(settings, method, body, now()).filter(
    // A third party's token replaces a code.
    ({ field }) => token === undefined || field !== 'verificationCode',
  )
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
    number: await shownNumber(context, number, asks.verificationCode, token),
    passwordHash: await secret(asks.password),
    paymentPasswordHash: await secret(asks.paymentPassword),
  })
  prepared.set(body, await turns.take(`register:${account}`, `register:${request}`, work))
}

/** The number that a code, or a third party's token, shows to be the person's own. */
async function shownNumber(
  context: Context,
  number: string | null,
  code: string | undefined,
  token: string | undefined,
): Promise<Prepared['number']> {
  if (number === null) return null
  const { phoneProvider } = context.settings
  if (token !== undefined && phoneProvider) {
    await requireVerifiedNumber(phoneProvider, token, number, context.now())
    return { value: number, codeId: null }
  }
  return code ? { value: number, codeId: await tryRegistrationCode(context, number, code) } : null
}

const tryRegistrationCode = (context: Context, to: string, code: string): Promise<string> =>
  tryCode(context.platform, context.db, { purpose: 'register', to, binding: boundBrowser(context) }, code)

export const registrationPreparations: Pick<Preparations, 'register' | 'registerMobile'> = {
  register: ({ body }, context) => prepare('username', body, context),
  async registerMobile({ body }, context) {
    if (!context.settings.brand.switches.MOBILENUMREG3) {
      throw new Refusal('forbidden', { reason: 'registration by mobile is off' })
    }
    // Without a provider such a token cannot be verified.
    if (body.firebaseIdToken !== undefined && context.settings.phoneProvider === null) {
      throw new Refusal('forbidden', { reason: 'verification by a third party is off' })
    }
    await prepare('mobile', body, context, body.firebaseIdToken)
  },
}
