import { type ProfileField, profileFields, type WireFieldProblem } from '@baize/api/contract'
import { compileRules, java, normaliseValue, type RegisterRule } from '@baize/forms/compiler'
import { transact } from '../database/index.ts'
import { type Db, type Handlers, Refusal } from '../http/implement.ts'
import { imitatesMember } from '../members/looks.ts'
import { nameProblem } from '../members/names.ts'
import { wireProblem } from '../members/password-rules.ts'
import { dayAt } from '../records/days.ts'
import type { Settings } from '../settings.ts'
import { iconIds, iconPicture } from './icons.ts'
import { profileRulesOf } from './rules.ts'

type Sent = Readonly<Partial<Record<ProfileField, string>>>

/** Permanent once they are set. */
const lasting: ReadonlySet<ProfileField> = new Set(['payeeName', 'birthday'])

async function readProfile(db: Db, memberId: string, settings: Settings) {
  const member = await db
    .selectFrom('member')
    .select(['profile', 'nickname'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const contacts = await db
    .selectFrom('member_contact')
    .select(['kind', 'hint'])
    .where('member_id', '=', memberId)
    .execute()
  const verified = contacts.map(({ kind }) =>
    kind === 'mobile' ? ('mobileNum' as const) : ('email' as const),
  )
  const known: Record<string, string> = { ...member.profile, nickname: member.nickname }
  // What was verified is read as far as others may read it: it is changed in the security centre only.
  for (const { kind, hint } of contacts) known[kind === 'mobile' ? 'mobileNum' : 'email'] = hint
  const values = Object.fromEntries(
    profileFields.flatMap((field) => (known[field] ? [[field, known[field]]] : [])),
  )
  return { values, verified: verified.toSorted(), rules: { ...profileRulesOf(settings) } }
}

/** The rules of those fields that are named and not emptied. */
function problemsOf(settings: Settings, sent: Sent, now: Date) {
  const askedFor = profileRulesOf(settings)
  const rules: Record<string, RegisterRule> = {}
  const problems: WireFieldProblem[] = []
  for (const [name, value] of Object.entries(sent)) {
    const rule = askedFor[name]
    if (!rule?.enabled) problems.push({ field: name, code: 'unknownField' })
    else if (value === '' && rule.required) problems.push({ field: name, code: 'required' })
    else if (value !== '') rules[name] = { ...rule, required: true }
  }
  const compiled = compileRules(rules, { dialect: java })
  problems.push(...compiled.check(sent).map(wireProblem))
  const { minimumAge, gmtOffsetMinutes } = settings.brand
  const today = dayAt(now, gmtOffsetMinutes)
  const latest = `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`
  const birthday = compiled.fields.find(({ name }) => name === 'birthday')
  if (problems.length === 0 && birthday && normaliseValue(birthday, sent.birthday ?? '') > latest)
    problems.push({ field: 'birthday', code: 'tooYoung', params: { minimumAge } })
  return { problems, fields: compiled.fields }
}

export const profileHandlers: Pick<Handlers, 'profile' | 'updateProfile' | 'icons' | 'chooseIcon'> = {
  profile: (_request, { db, session, settings }) => readProfile(db, session.memberId, settings),

  async updateProfile({ body }, { db, platform, session, settings, now }) {
    const { countryDialingCode: _country, ...given } = body
    const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Sent
    const { problems, fields } = problemsOf(settings, sent, now())
    const named = nameProblem(body.nickname ?? '', settings.brand.name)
    if (named !== null && problems.length === 0) problems.push({ field: 'nickname', code: named })
    if (problems.length === 0 && (await imitatesMember(db, body.nickname ?? '', session.memberId)))
      problems.push({ field: 'nickname', code: 'taken' })
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    return transact(platform.database, async ({ trx }) => {
      const { profile } = await trx
        .selectFrom('member')
        .select('profile')
        .where('id', '=', session.memberId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const { values, verified } = await readProfile(trx, session.memberId, settings)
      const locked = (Object.keys(sent) as ProfileField[]).filter(
        (name) => verified.some((field) => field === name) || (lasting.has(name) && values[name]),
      )
      if (locked.length > 0) {
        throw new Refusal('invalidFields', { problems: locked.map((field) => ({ field, code: 'locked' })) })
      }
      const next = { ...profile }
      let nickname: string | null = null
      for (const [name, value] of Object.entries(sent)) {
        const field = fields.find((known) => known.name === name)
        const kept = field ? normaliseValue(field, value) : ''
        if (name === 'nickname') nickname = kept || session.account
        else if (kept === '') delete next[name]
        else next[name] = kept
      }
      await trx
        .updateTable('member')
        .set({ profile: JSON.stringify(next), ...(nickname === null ? {} : { nickname }) })
        .where('id', '=', session.memberId)
        .execute()
      return readProfile(trx, session.memberId, settings)
    })
  },

  async icons(_request, { db, session }) {
    const { icon } = await db
      .selectFrom('member')
      .select('icon')
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    return {
      icons: iconIds.map((id) => ({ id, url: iconPicture(id) })),
      current: icon ?? iconIds[0] ?? '',
    }
  },

  async chooseIcon({ body }, { db, session }) {
    if (!iconIds.includes(body.iconId)) {
      throw new Refusal('invalidFields', { problems: [{ field: 'iconId', code: 'choice' }] })
    }
    await db.updateTable('member').set({ icon: body.iconId }).where('id', '=', session.memberId).execute()
    return {}
  },
}
