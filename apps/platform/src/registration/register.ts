import type { CallValue, register } from '@baize/api/contract'
import { requireCaptcha } from '../captcha/captcha.ts'
import { newId } from '../database/index.ts'
import { type ContextOf, type Handlers, Refusal } from '../http/implement.ts'
import { spend } from '../limits/rateLimit.ts'
import { imitatesMember } from '../members/looks.ts'
import { addMember } from '../members/members.ts'
import { referrerOf } from '../referral/codes.ts'
import { keepReferred } from '../referral/touch.ts'
import { signIn } from '../sessions/signIn.ts'
import { addressGroup } from '../system/address.ts'
import { findInvite, redeemInvite } from '../team/invites.ts'
import { offerRates } from '../team/offerRates.ts'
import { notifyUpline } from '../team/teamChanged.ts'
import { spendCode } from '../verification/codes.ts'
import { keepContact } from '../verification/contacts.ts'
import { preparedOf } from './prepare.ts'
import type { RegisterBody } from './rulesOf.ts'

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

/** Codes that are no invitation, asked about from one address in an hour, before it gets no further answers. */
const wrongCodesPerHour = 60

export const registrationHandlers: Pick<Handlers, 'register' | 'registerMobile' | 'affiliate'> = {
  async affiliate({ query }, { db, now, ip, settings }) {
    const invite = await findInvite(db, query.code, now())
    const friend = invite === null && (await referrerOf(db, query.code)) !== null
    if (!invite && !friend) {
      const burst = wrongCodesPerHour * settings.limits.allowanceFactor
      await spend(db, `affiliate:${addressGroup(ip)}`, { everySeconds: 3600 / burst, burst }, now())
    }
    return {
      valid: invite !== null || friend,
      accountType: friend ? 'member' : (invite?.accountType ?? null),
    }
  },

  register: ({ body }, context) => openAccount(body, context),
  registerMobile: ({ body }, context) => openAccount(body, context),
}

async function openAccount(
  body: RegisterBody,
  context: ContextOf<typeof register>,
): Promise<CallValue<typeof register>> {
  const { platform, settings, db, unit, now, ip } = context
  const { values, account, number, ...hashes } = preparedOf(body)
  const perHour = settings.limits.registrationsPerHour
  await spend(db, `register:${addressGroup(ip)}`, { everySeconds: 3600 / perHour, burst: perHour }, now())
  if (settings.registerRules.captcha?.enabled) await requireCaptcha(platform, db, body)
  const code = values.affiliateCode ?? values.referralCode
  const invite = code ? await redeemInvite(unit.trx, code, now()) : null
  // A friend's code opens an independent account: only an agent's invitation places it in a team.
  const friend = code && !invite ? await referrerOf(db, code) : null
  if (code && !invite && friend === null) {
    const field = values.affiliateCode ? 'affiliateCode' : 'referralCode'
    throw new Refusal('invitationInvalid', { problems: [{ field, code: 'invitation' }] })
  }
  const { username, nickname } = values
  if (username !== undefined && (await imitatesMember(db, username))) {
    throw new Refusal('usernameTaken', { problems: [{ field: 'username', code: 'taken' }] })
  }
  if (nickname !== undefined && (await imitatesMember(db, nickname))) {
    throw new Refusal('invalidFields', { problems: [{ field: 'nickname', code: 'taken' }] })
  }
  const member = await addMember(db, {
    account,
    nickname: values.nickname ?? account,
    type: invite?.accountType === 'agent' ? 1 : 0,
    parent: invite?.agent ?? null,
    ...hashes,
    joinedAt: now(),
    profile: Object.fromEntries(Object.entries(values).filter(([name]) => !notProfile.has(name))),
  })
  const field = values.username ? 'username' : 'mobileNum'
  if (!member) throw new Refusal('usernameTaken', { problems: [{ field, code: 'taken' }] })
  if (number) {
    if (number.codeId !== null) await spendCode(db, number.codeId, now())
    if (!(await keepContact(platform, db, member.id, 'mobile', number.value)))
      throw new Refusal('usernameTaken', { problems: [{ field: 'mobileNum', code: 'taken' }] })
  }
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
  if (invite) {
    await db
      .insertInto('invite_registration')
      .values({ member_id: member.id, invite_id: invite.id })
      .execute()
    const sides = { uplineId: invite.agent.id, partyId: member.id }
    await offerRates(platform, unit, sides, invite.rates, now(), true)
  }
  if (!invite) {
    const { recommenderId } = values
    await keepReferred(
      context,
      member.id,
      friend ?? (recommenderId ? await referrerOf(db, recommenderId) : null),
    )
  }
  if (invite) await notifyUpline(platform, unit, member.id)
  return signIn(context, member, { method: 'registration' })
}
