import type { CallRequest, register, WireFieldProblem } from '@baize/api/contract'
import { type CompiledRules, compileRules, normaliseValue, type RegisterRules } from '@baize/forms/compiler'
import { requireCaptcha } from '../captcha/captcha.ts'
import { newId } from '../database/index.ts'
import { type Handlers, type Preparations, Refusal } from '../http/implement.ts'
import { spend } from '../limits/throttle.ts'
import { wireProblem } from '../members/change-password.ts'
import { isCommonPassword } from '../members/common-passwords.ts'
import { addMember } from '../members/members.ts'
import { signIn } from '../sessions/login.ts'
import type { Settings } from '../settings.ts'
import { addressGroup } from '../system/address.ts'
import { findInvite, redeemInvite } from '../team/invites.ts'
import { tellUpline } from '../team/teamChanged.ts'

type Request = CallRequest<typeof register>

/** A registration that keeps the rules, with its passwords hashed. */
interface Prepared {
  readonly values: Readonly<Record<string, string>>
  readonly passwordHash: string
  readonly paymentPasswordHash: string | null
}

const prepared = new WeakMap<Request['body'], Prepared>()

/** Fields that are not kept in the profile: they have columns of their own, or are only for this once. */
const notProfile = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'captcha',
  'verificationCode',
])

const compiledRules = new WeakMap<RegisterRules, CompiledRules>()

/** The rules as the form has them: one compiler, here and in the page. */
export function rulesOf({ registerRules }: Settings): CompiledRules {
  const known = compiledRules.get(registerRules)
  if (known) return known
  const compiled = compileRules(registerRules, { terms: true })
  compiledRules.set(registerRules, compiled)
  return compiled
}

/** What is wrong with a registration, as the form would say it. */
export function registrationProblems(settings: Settings, body: Request['body']): WireFieldProblem[] {
  const rules = rulesOf(settings)
  const solved = body.proofNonce !== undefined
  const problems = rules
    .check({ ...body, terms: body.termsAccepted })
    .filter(({ field }) => !(field === 'captcha' && solved))
    .map(wireProblem)
  if (isCommonPassword(body.password ?? '', body.username))
    problems.push({ field: 'password', code: 'common' })
  if (body.termsVersion !== settings.brand.termsVersion) problems.push({ field: 'terms', code: 'outdated' })
  return problems
}

export const registrationPreparations: Pick<Preparations, 'register'> = {
  async register({ body }, { platform, settings, db, now, ip }) {
    const problems = registrationProblems(settings, body)
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    const tries = settings.limits.registrationsPerHour * 10
    await spend(db, `register-try:${addressGroup(ip)}`, { everySeconds: 3600 / tries, burst: tries }, now())
    const values = normalised(settings, body)
    const request = platform.secrets.mark('turn', JSON.stringify(body))
    const { passwords, turns } = platform
    const hashes = await turns.take(`register:${values.username}`, `register:${request}`, async () => ({
      passwordHash: await passwords.hash(values.password ?? ''),
      paymentPasswordHash: values.paymentPassword ? await passwords.hash(values.paymentPassword) : null,
    }))
    prepared.set(body, { values, ...hashes })
  },
}

function normalised(settings: Settings, body: Request['body']): Record<string, string> {
  const given: Readonly<Record<string, unknown>> = body
  const values: Record<string, string> = {}
  for (const field of rulesOf(settings).fields) {
    const raw = given[field.name]
    if (typeof raw === 'string' && raw !== '') values[field.name] = normaliseValue(field, raw)
  }
  return values
}

export const registrationHandlers: Pick<Handlers, 'register' | 'affiliate'> = {
  async affiliate({ query }, { db, now }) {
    const invite = await findInvite(db, query.code, now())
    return { valid: invite !== null, accountType: invite?.accountType ?? null }
  },

  async register({ body }, { platform, settings, db, unit, now, ip, site, setCookie }) {
    const ready = prepared.get(body)
    if (!ready) throw new Error('a registration was not prepared')
    const { values } = ready
    const perHour = settings.limits.registrationsPerHour
    await spend(db, `register:${addressGroup(ip)}`, { everySeconds: 3600 / perHour, burst: perHour }, now())
    if (settings.registerRules.captcha?.enabled) await requireCaptcha(platform, db, body)
    const code = values.affiliateCode ?? values.referralCode
    const invite = code ? await redeemInvite(unit.trx, code, now()) : null
    if (code && !invite) {
      const field = values.affiliateCode ? 'affiliateCode' : 'referralCode'
      throw new Refusal('invitationInvalid', { problems: [{ field, code: 'invitation' }] })
    }
    const account = values.username ?? ''
    const member = await addMember(db, {
      account,
      nickname: values.nickname ?? account,
      type: invite?.accountType === 'agent' ? 1 : 0,
      parent: invite?.agent ?? null,
      passwordHash: ready.passwordHash,
      paymentPasswordHash: ready.paymentPasswordHash,
      joinedAt: now(),
      profile: Object.fromEntries(Object.entries(values).filter(([name]) => !notProfile.has(name))),
    })
    if (!member) throw new Refusal('usernameTaken', { problems: [{ field: 'username', code: 'taken' }] })
    await db
      .insertInto('terms_acceptance')
      .values({
        id: newId(),
        member_id: member.id,
        version: body.termsVersion,
        language: body.termsLanguage,
        ip,
        accepted_at: now(),
      })
      .execute()
    if (invite) await tellUpline(platform, unit, member.id)
    const { value, cookie } = await signIn(platform, db, member, site ?? 'member')
    setCookie(cookie)
    return value
  },
}
