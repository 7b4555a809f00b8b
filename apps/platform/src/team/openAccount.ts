import type { CallRequest, openAccount } from '@baize/api/contract'
import { normaliseValue } from '@baize/forms/compiler'
import { type Handlers, type Preparations, Refusal } from '../http/implement.ts'
import { isCommonPassword } from '../members/common-passwords.ts'
import { imitatesMember } from '../members/looks.ts'
import { addMember } from '../members/members.ts'
import { nameProblem } from '../members/names.ts'
import { wireProblem } from '../members/password-rules.ts'
import { rulesOf } from '../registration/rulesOf.ts'
import type { Settings } from '../settings.ts'
import { offerRates } from './offerRates.ts'
import { notifyUpline } from './teamChanged.ts'

type Body = CallRequest<typeof openAccount>['body']

const hashes = new WeakMap<Body, string>()

/** Only what an agent types is validated; the account's owner fills in the rest later. */
const asked = new Set(['username', 'password', 'nickname'])

function problemsOf(settings: Settings, body: Body, now: Date) {
  const { username, password, nickname } = body
  const values = { username, password, confirmPassword: password, ...(nickname ? { nickname } : {}) }
  const problems = rulesOf(settings, 'username', now)
    .check({ ...values, terms: true })
    .filter(({ field }) => asked.has(field))
    .map(wireProblem)
  if (isCommonPassword(password, username, settings.brand.name))
    problems.push({ field: 'password', code: 'common' })
  for (const [field, name = ''] of [
    ['username', username],
    ['nickname', nickname],
  ] as const) {
    const code = nameProblem(name, settings.brand.name)
    if (code !== null && !problems.some((problem) => problem.field === field)) problems.push({ field, code })
  }
  return problems
}

function usernameOf(settings: Settings, body: Body, now: Date): string {
  const field = rulesOf(settings, 'username', now).fields.find(({ name }) => name === 'username')
  return field ? normaliseValue(field, body.username) : body.username.trim()
}

export const openAccountPreparations: Pick<Preparations, 'openAccount'> = {
  async openAccount({ body }, { platform, settings, now }) {
    const problems = problemsOf(settings, body, now())
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    hashes.set(body, await platform.passwords.hash(body.password))
  },
}

export const openAccountHandlers: Pick<Handlers, 'openAccount'> = {
  async openAccount({ body }, { unit, platform, settings, session, now }) {
    const passwordHash = hashes.get(body)
    if (passwordHash === undefined) throw new Error('the account was not prepared')
    const at = now()
    const account = usernameOf(settings, body, at)
    const nickname = body.nickname?.trim() ?? ''
    if (await imitatesMember(unit.trx, account)) {
      throw new Refusal('usernameTaken', { problems: [{ field: 'username', code: 'taken' }] })
    }
    if (await imitatesMember(unit.trx, nickname)) {
      throw new Refusal('invalidFields', { problems: [{ field: 'nickname', code: 'taken' }] })
    }
    const member = await addMember(unit.trx, {
      account,
      nickname: nickname || account,
      type: body.accountType === 'agent' ? 1 : 0,
      parent: { id: session.memberId, path: session.path },
      passwordHash,
      paymentPasswordHash: null,
      mustChangePassword: true,
      joinedAt: at,
    })
    if (!member) throw new Refusal('usernameTaken', { problems: [{ field: 'username', code: 'taken' }] })
    const sides = { uplineId: session.memberId, partyId: member.id }
    await offerRates(platform, unit, sides, body.rates, at)
    await notifyUpline(platform, unit, member.id)
    return {
      id: member.id,
      account: member.account,
      accountType: body.accountType,
      joinedAt: at.toISOString(),
    }
  },
}
