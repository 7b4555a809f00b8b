import type { CallRequest, register, registerMobile, WireFieldProblem } from '@baize/api/contract'
import { type CompiledRules, normaliseValue, type RegisterRules } from '@baize/forms/compiler'
import { compileMethod, type RegisterMethod } from '@baize/forms/register/rules'
import { isCommonPassword, isCommonPaymentPassword } from '../members/common-passwords.ts'
import { nameProblem } from '../members/names.ts'
import { wireProblem } from '../members/password-rules.ts'
import { dayAt } from '../records/days.ts'
import type { Settings } from '../settings.ts'

export type RegisterBody = CallRequest<typeof register>['body'] | CallRequest<typeof registerMobile>['body']

const compiledRules = new WeakMap<RegisterRules, Map<string, CompiledRules>>()

/** The rules of one way to open an account as its form has them: one compiler, here and in the page. */
export function rulesOf(
  { registerRules, brand }: Settings,
  method: RegisterMethod,
  now: Date,
): CompiledRules {
  const today = dayAt(now, brand.gmtOffsetMinutes)
  const { REGMOBVERF3 = false, MOBILENUMPASSREG3 = false } = brand.switches
  const key = [method, today, REGMOBVERF3, MOBILENUMPASSREG3].join()
  const known = compiledRules.get(registerRules)?.get(key)
  if (known) return known
  const compiled = compileMethod(method, registerRules, {
    verifyMobile: REGMOBVERF3,
    mobilePassword: MOBILENUMPASSREG3,
    captcha: true,
    matching: 'whole',
    minimumAge: brand.minimumAge,
    today,
  })
  // Only this day's are kept.
  const fresh = [...(compiledRules.get(registerRules) ?? [])].filter(([old]) => old.includes(today))
  compiledRules.set(registerRules, new Map([...fresh, [key, compiled]]))
  return compiled
}

/** The errors of a registration, as the form would report them. */
export function registrationProblems(
  settings: Settings,
  method: RegisterMethod,
  body: RegisterBody,
  now: Date,
): WireFieldProblem[] {
  const solved = body.proofNonce !== undefined
  const problems = rulesOf(settings, method, now)
    .check({ ...body, terms: body.termsAccepted })
    .filter(({ field }) => !(field === 'captcha' && solved))
    .map(wireProblem)
  // A field's own rule comes first: its error is returned alone.
  const add = (field: string, code: string | null) => {
    if (code !== null && !problems.some((problem) => problem.field === field)) problems.push({ field, code })
  }
  const { username = '', nickname = '', password = '', paymentPassword = '' } = body
  add('username', nameProblem(username, settings.brand.name))
  add('nickname', nameProblem(nickname, settings.brand.name))
  if (password !== '' && isCommonPassword(password, username, settings.brand.name)) add('password', 'common')
  if (paymentPassword !== '' && isCommonPaymentPassword(paymentPassword, body.birthday))
    add('paymentPassword', 'common')
  if (body.termsVersion !== settings.brand.termsVersion) problems.push({ field: 'terms', code: 'outdated' })
  return problems
}

/** The fields that the rules require, as they are stored. */
export function normalised(
  settings: Settings,
  method: RegisterMethod,
  body: RegisterBody,
  now: Date,
): Record<string, string> {
  const given: Readonly<Record<string, unknown>> = body
  const values: Record<string, string> = {}
  for (const field of rulesOf(settings, method, now).fields) {
    const raw = given[field.name]
    if (typeof raw === 'string' && raw !== '') values[field.name] = normaliseValue(field, raw)
  }
  return values
}
