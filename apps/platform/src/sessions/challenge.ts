import { randomToken, sha256 } from '../encryption/secrets.ts'
import { type Context, type Handlers, Refusal } from '../http/implement.ts'
import { guarded } from '../limits/guesses.ts'
import { findMember, type Member } from '../members/members.ts'
import { ownsBankAccount } from '../security-centre/accountName.ts'
import { checkSecondFactor } from '../security-centre/secondFactor.ts'
import { boundBrowser, browserBinding } from '../verification/browser.ts'
import { bindingMark, mostTries, sendCode, spendCode, tryCode } from '../verification/codes.ts'
import { contactsOf } from '../verification/contacts.ts'
import { isKnownPlace, type OfferedMethods, offeredMethods } from './places.ts'
import { noteSignIn, requireMayEnter, signIn } from './signIn.ts'

const minutes = 10

/**
 * Where an account is signed in to from an address that it was not used from, one more proof is asked for, of those
 * that the account can give. An account that can give none is let in: there is nothing to ask for.
 */
export async function requireKnownPlace(context: Context, member: Member, remember: boolean): Promise<void> {
  const { platform, db, site, ip, now, settings } = context
  if (!settings.verifyUnknownAddress || (await isKnownPlace(context, member))) return
  const offered = await offeredMethods(platform, db, member.id)
  const methods = Object.keys(offered)
  if (methods.length === 0) return
  const token = randomToken()
  const { binding, cookie } = browserBinding(context)
  await db
    .insertInto('login_challenge')
    .values({
      token_hash: sha256(token),
      member_id: member.id,
      site: site ?? 'member',
      binding_mark: bindingMark(platform, binding),
      remember,
      tries: 0,
      expires_at: new Date(now().getTime() + minutes * 60_000),
      passed_at: null,
    })
    .execute()
  await noteSignIn(context, member.id, 'password', 'verificationAsked')
  throw new Refusal('verificationRequired', {
    cookies: [cookie],
    params: { verificationId: token, methods: methods.join(','), address: ip, ...hintsOf(offered) },
  })
}

/** `mobile` and `email` say where a code goes, as far as others may read it. */
function hintsOf({ mobile, email }: OfferedMethods): Record<string, string> {
  return { ...(mobile ? { mobile } : {}), ...(email ? { email } : {}) }
}

const over = () =>
  new Refusal('verificationWrong', { problems: [{ field: 'verificationCode', code: 'expired' }] })

/** The challenge of this browser, while it can be passed. */
async function openChallenge(context: Context, verificationId: string) {
  const { platform, db, now, site } = context
  const row = await db
    .selectFrom('login_challenge')
    .selectAll()
    .where('token_hash', '=', sha256(verificationId))
    .where('binding_mark', '=', bindingMark(platform, boundBrowser(context)))
    .where('site', '=', site ?? 'member')
    .where('passed_at', 'is', null)
    .where('expires_at', '>', now())
    .where('tries', '<', mostTries)
    .executeTakeFirst()
  if (!row) throw over()
  return row
}

export const challengeHandlers: Pick<Handlers, 'loginVerificationCode' | 'loginVerification'> = {
  async loginVerificationCode({ body }, context) {
    const { platform, db } = context
    const challenge = await openChallenge(context, body.verificationId)
    const contacts = await contactsOf(platform, db, challenge.member_id)
    const contact = contacts.find(({ kind }) => kind === body.method)
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
    const { db, now } = context
    const challenge = await openChallenge(context, body.verificationId)
    // Counted before it is looked at, so that tries made at once are no more than those made in turn.
    const counted = await db
      .updateTable('login_challenge')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('token_hash', '=', challenge.token_hash)
      .where('tries', '<', mostTries)
      .returning('tries')
      .executeTakeFirst()
    if (!counted) throw over()
    await requireProof(context, challenge, body)
    const passed = await db
      .updateTable('login_challenge')
      .set({ passed_at: now() })
      .where('token_hash', '=', challenge.token_hash)
      .where('passed_at', 'is', null)
      .returning('member_id')
      .executeTakeFirst()
    const member = passed ? await findMember(db, passed.member_id) : null
    if (!member) throw over()
    requireMayEnter(member, context.site)
    return signIn(context, member, { method: 'password', remember: challenge.remember || undefined })
  },
}

async function requireProof(
  context: Context,
  { member_id, token_hash }: { member_id: string; token_hash: string },
  { method, verificationCode = '', payeeName = '' }: Proof,
): Promise<void> {
  const { platform, db, now } = context
  const refused = (field: string, code: string) => () =>
    new Refusal('verificationWrong', { problems: [{ field, code }] })
  const key = `proof:${member_id}`
  if (method === 'google') {
    const check = () => checkSecondFactor(platform, db, member_id, verificationCode)
    return guarded(platform, db, key, check, refused('verificationCode', 'wrongCode'))
  }
  if (method === 'bankAccountName') {
    const check = () => ownsBankAccount(db, member_id, payeeName)
    return guarded(platform, db, key, check, refused('payeeName', 'wrong'))
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
