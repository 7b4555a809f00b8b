import { randomToken, sha256 } from '../encryption/secrets.ts'
import { codeOf } from '../http/failure.ts'
import { type Context, type Handlers, Refusal } from '../http/implement.ts'
import { guarded } from '../limits/guesses.ts'
import { findMember, type Member } from '../members/members.ts'
import { ownsBankAccount } from '../security-centre/accountName.ts'
import { checkSecondFactor, hasSecondFactor } from '../security-centre/secondFactor.ts'
import { findSubUser, type SubUser } from '../sub-users/find.ts'
import { noteSubUser, signInSubUser } from '../sub-users/signIn.ts'
import { boundBrowser, browserBinding } from '../verification/browser.ts'
import { bindingMark, maxTries, sendCode, spendCode, tryCode } from '../verification/codes.ts'
import { contactsOf } from '../verification/contacts.ts'
import { isKnownPlace, type OfferedMethods, offeredMethods } from './knownDevices.ts'
import { noteSignIn, requireMayEnter, type SignInMethod, signIn } from './signIn.ts'

const minutes = 10

/**
 * Where an account is signed in to from an address that it was not used from, one more proof is required, of those
 * that the account can present. An account that can present none is let in: there is nothing to require.
 */
export async function requireKnownPlace(
  context: Context,
  member: Member,
  { method, remember }: Pick<Challenged, 'method' | 'remember'>,
): Promise<void> {
  const { platform, db, ip, settings } = context
  if (!settings.verifyUnknownAddress || (await isKnownPlace(context, member))) return
  const offered = await offeredMethods(platform, db, member.id)
  const methods = Object.keys(offered)
  if (methods.length === 0) return
  const asked = await openChallenge(context, { member_id: member.id, sub_user_id: null, method, remember })
  await noteSignIn(context, member.id, method, 'verificationAsked')
  throw asked({ methods: methods.join(','), address: ip, ...hintsOf(offered) })
}

/**
 * A code by text message proves the number alone. Where an authenticator app is connected, a sign-in from an unknown
 * place requires its code too.
 */
export async function requireAppAtUnknownPlace(
  context: Context,
  member: Member,
  how: Pick<Challenged, 'method' | 'remember'>,
): Promise<void> {
  if (await hasSecondFactor(context.db, member.id)) await requireKnownPlace(context, member, how)
}

/**
 * A sub-user that has connected an authenticator app shows a code of it at each sign-in: no browser is remembered for it,
 * and the places of the account are the agent's.
 */
export async function requireSubUserCode(context: Context, subUser: SubUser): Promise<void> {
  if (!(await hasSecondFactor(context.db, subUser.id))) return
  const of = {
    member_id: subUser.agent_id,
    sub_user_id: subUser.id,
    method: 'password',
    remember: false,
  } as const
  const asked = await openChallenge(context, of)
  await noteSubUser(context, subUser, 'verificationRequired')
  throw asked({ methods: 'google' })
}

/** The account that signs in. */
interface Challenged {
  readonly member_id: string
  readonly sub_user_id: string | null
  /** What was shown already. */
  readonly method: SignInMethod
  readonly remember: boolean
}

/** Opens a challenge of this browser. Returns the refusal that says how it is passed. */
async function openChallenge(
  context: Context,
  of: Challenged,
): Promise<(params: Record<string, string>) => Refusal> {
  const { platform, db, site, now } = context
  const token = randomToken()
  const { binding, cookie } = browserBinding(context)
  await db
    .insertInto('login_challenge')
    .values({
      token_hash: sha256(token),
      ...of,
      site: site ?? 'member',
      binding_mark: bindingMark(platform, binding),
      tries: 0,
      expires_at: new Date(now().getTime() + minutes * 60_000),
      passed_at: null,
    })
    .execute()
  return (params) =>
    new Refusal('verificationRequired', { cookies: [cookie], params: { verificationId: token, ...params } })
}

/** `mobile` and `email` are a code's destination, masked. */
function hintsOf({ mobile, email }: OfferedMethods): Record<string, string> {
  return { ...(mobile ? { mobile } : {}), ...(email ? { email } : {}) }
}

const over = () =>
  new Refusal('verificationWrong', { problems: [{ field: 'verificationCode', code: 'expired' }] })

/** The challenge of this browser, while it can be passed. */
async function readChallenge(context: Context, verificationId: string) {
  const { platform, db, now, site } = context
  const row = await db
    .selectFrom('login_challenge')
    .selectAll()
    .where('token_hash', '=', sha256(verificationId))
    .where('binding_mark', '=', bindingMark(platform, boundBrowser(context)))
    .where('site', '=', site ?? 'member')
    .where('passed_at', 'is', null)
    .where('expires_at', '>', now())
    .where('tries', '<', maxTries)
    .executeTakeFirst()
  if (!row) throw over()
  return row
}

export const challengeHandlers: Pick<Handlers, 'loginVerificationCode' | 'loginVerification'> = {
  async loginVerificationCode({ body }, context) {
    const { platform, db } = context
    const challenge = await readChallenge(context, body.verificationId)
    const contacts = await contactsOf(platform, db, challenge.member_id)
    // The contacts are the agent's, not a sub-user's.
    const offered = await offeredMethods(platform, db, challenge.member_id)
    const mayBeSent = challenge.sub_user_id === null && body.method in offered
    const contact = mayBeSent && contacts.find(({ kind }) => kind === body.method)
    if (!contact) throw new Refusal('invalidFields', { problems: [{ field: 'method', code: 'choice' }] })
    return sendCode(context, {
      purpose: 'challenge',
      channel: contact.kind === 'mobile' ? 'sms' : 'mail',
      to: contact.value,
      binding: `challenge:${challenge.token_hash}`,
      memberId: challenge.member_id,
      kind: 'code',
    })
  },

  async loginVerification({ body }, context) {
    const { db } = context
    const challenge = await readChallenge(context, body.verificationId)
    // Counted before it is checked, so that concurrent attempts are no more than sequential ones.
    const counted = await db
      .updateTable('login_challenge')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('token_hash', '=', challenge.token_hash)
      .where('tries', '<', maxTries)
      .returning('tries')
      .executeTakeFirst()
    if (!counted) throw over()
    if (challenge.sub_user_id !== null) return verifySubUser(context, challenge, challenge.sub_user_id, body)
    await requireProof(context, challenge, body)
    await pass(context, challenge)
    const member = await findMember(db, challenge.member_id)
    if (!member) throw over()
    requireMayEnter(member, context.site)
    return signIn(context, member, {
      method: challenge.method,
      remember: challenge.remember || undefined,
      challenged: true,
    })
  },
}

type Challenge = Awaited<ReturnType<typeof readChallenge>>

/** Ends a challenge, once. */
async function pass({ db, now }: Context, { token_hash }: Challenge): Promise<void> {
  const passed = await db
    .updateTable('login_challenge')
    .set({ passed_at: now() })
    .where('token_hash', '=', token_hash)
    .where('passed_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  if (!passed) throw over()
}

async function verifySubUser(context: Context, challenge: Challenge, id: string, proof: Proof) {
  const subUser = await findSubUser(context.db, id)
  if (!subUser) throw over()
  try {
    await requireCode(context, subUser.id, proof.method === 'google' ? proof.verificationCode : '')
  } catch (error) {
    await noteSubUser(context, subUser, codeOf(error))
    throw error
  }
  await pass(context, challenge)
  return signInSubUser(context, subUser)
}

const refused = (field: string, code: string) => () =>
  new Refusal('verificationWrong', { problems: [{ field, code }] })

/** A code of the authenticator app of an account or a sub-user, or a recovery code. */
export function requireCode({ platform, db }: Context, ownerId: string, code = ''): Promise<void> {
  const check = () => checkSecondFactor(platform, db, ownerId, code)
  return guarded(platform, db, `proof:${ownerId}`, check, refused('verificationCode', 'wrongCode'))
}

async function requireProof(
  context: Context,
  { member_id, token_hash }: { member_id: string; token_hash: string },
  { method, verificationCode = '', payeeName = '' }: Proof,
): Promise<void> {
  const { platform, db, now } = context
  if (method === 'google') return requireCode(context, member_id, verificationCode)
  const wrong =
    method === 'bankAccountName' ? refused('payeeName', 'wrong') : refused('verificationCode', 'wrongCode')
  if (!(method in (await offeredMethods(platform, db, member_id)))) throw wrong()
  if (method === 'bankAccountName') {
    const check = () => ownsBankAccount(db, member_id, payeeName)
    return guarded(platform, db, `proof:${member_id}`, check, refused('payeeName', 'wrong'))
  }
  const contact = (await contactsOf(platform, db, member_id)).find(({ kind }) => kind === method)
  if (!contact) throw refused('verificationCode', 'wrongCode')()
  const asked = { purpose: 'challenge', to: contact.value, binding: `challenge:${token_hash}` } as const
  await spendCode(db, await tryCode(platform, db, asked, verificationCode), now())
}

interface Proof {
  readonly method: 'mobile' | 'email' | 'bankAccountName' | 'google'
  readonly verificationCode?: string | undefined
  readonly payeeName?: string | undefined
}
