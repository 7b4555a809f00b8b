import { fixtures } from '@baize/api/conformance'
import { type CallDefinition, calls } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { CallId } from '@baize/platform/http/implement.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from '../http/testing.ts'
import { type Actor, type ActorName, makeActors } from '../http/testingActors.ts'

const guarded = Object.values(calls as Record<string, CallDefinition>).filter(
  ({ reauthentication }) => reauthentication,
)
const password = 'Some-pass-99'
const account = { bankCode: 'MKB', bankAccountNumber: '000 555-777', accountName: 'Dara Sok' }

test('what changes contacts, factors, accounts to pay to, sessions and sub-users’ access, copies data or closes the account needs a confirmed session', () => {
  expect(guarded.map(({ id }) => id).sort()).toEqual([
    ...['addBankAccount', 'addSubUser', 'authenticatorSecret', 'changePaymentPassword', 'changeSubUser'],
    ...[
      'connectAuthenticator',
      'contactCode',
      'createHeldDataExport',
      'defaultBankAccount',
      'disableSubUser',
      'endOtherSessions',
    ],
    ...['endSession', 'removeAuthenticator'],
    ...['removeBankAccount', 'removeSubUser', 'removeSubUserAuthenticator', 'requestClosure'],
    ...['requireSubUserAuthenticator'],
    ...['resetSubUserPassword', 'verifyEmail', 'verifyMobile'],
  ])
})

describe.each(testEngines)('a session is confirmed, on $name', (engine) => {
  let platform: TestPlatform
  let actors: Record<ActorName, Actor>
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    actors = await makeActors(platform)
  })
  afterAll(() => platform?.close())

  const sessionOf = async (name: ActorName) => (await actors[name].session()) as TestSession
  const confirm = (as: TestSession, body: object = { password }) =>
    platform.call('confirmPassword', { body }, { as })
  const lapse = () => platform.advance(10 * 60 + 1)

  /** Rows that a guarded call may write, and codes and keys that it may spend. */
  const written = async () => {
    const { db } = platform.platform
    const tables = [
      ...([
        'member_contact',
        'bank_account',
        'authenticator',
        'recovery_code',
        'sub_user',
        'verification_code',
      ] as const),
      ...(['idempotency', 'failed_attempt', 'outbox_message'] as const),
    ]
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    const members = await db.selectFrom('member').select(['id', 'payment_password_hash']).execute()
    return JSON.stringify([...rows, members], (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  }

  test.each(guarded.map(({ id, roles }) => [id, roles] as const))(
    '%s is refused and changes nothing until it is',
    async (id, roles) => {
      const as = await sessionOf(roles.includes('member') ? 'member' : 'agent')
      lapse()
      const before = await written()
      const key = testKey()
      const ask = () => platform.call(id as CallId, fixtures[id as CallId] as never, { as, key })
      const refused = await ask()
      expect(refused.envelope).toMatchObject({ code: 'passwordRequired', params: { method: 'password' } })
      expect(refused.status).toBe(403)
      expect(await written()).toBe(before)
      expect((await confirm(as)).status).toBe(200)
      expect((await ask()).envelope.code).not.toBe('passwordRequired')
    },
  )

  test('the refused call is done under the key that it was sent with, once', async () => {
    const as = await sessionOf('otherMember')
    lapse()
    const key = testKey()
    const body = { ...account, paymentPassword: '246810' }
    const add = () => platform.call('addBankAccount', { body }, { as, key })
    expect((await add()).envelope.code).toBe('passwordRequired')
    await confirm(as)
    const added = await add()
    expect((await add()).value.id).toBe(added.value.id)
    expect((await platform.call('bankAccounts', {}, { as })).value.accounts).toHaveLength(1)
  })

  test('a password counts for ten minutes, in every tab of the browser, and in no other session', async () => {
    const [as, other] = [await sessionOf('member'), await sessionOf('member')]
    lapse()
    const secretIn = async (session: TestSession) =>
      (await platform.call('authenticatorSecret', {}, { as: session })).envelope.code
    await confirm(as)
    platform.advance(9 * 60)
    expect(await secretIn(as)).toBeUndefined()
    expect(await secretIn(other)).toBe('passwordRequired')
    lapse()
    expect(await secretIn(as)).toBe('passwordRequired')
  })

  test('a sign-in by a remembered browser, a code of an address or a text message is not enough', async () => {
    const body = { username: 'dara2026', password: 'Baize-Demo-1', type: 'username', remember: true } as const
    const signedIn = await platform.call('login', { body })
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const as = { site: 'member', token: signedIn.value.token, cookie: cookies[0] ?? '' } as const
    expect((await platform.call('authenticatorSecret', {}, { as })).status).toBe(200)
    const code = (await platform.call('sessionCode', {}, { as })).value.code as string
    const remembered = { cookie: cookies.find((cookie) => cookie.includes('remembered')) ?? '' }
    for (const entered of [
      await platform.call('loginRemembered', {}, { headers: remembered }),
      await platform.call('exchangeSessionCode', { body: { code } }),
    ]) {
      const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const session = { site: 'member', token: entered.value.token, cookie } as const
      expect((await platform.call('authenticatorSecret', {}, { as: session })).envelope.code).toBe(
        'passwordRequired',
      )
    }
  })

  test('wrong passwords are at the field and in the login history, and delay the next try from wherever it comes', async () => {
    const as = await sessionOf('downlineAgent')
    const wrong = { password: 'not-this-one' }
    const first = await confirm(as, wrong)
    expect(first.envelope).toMatchObject({ code: 'wrongCredentials' })
    expect(first.envelope.problems).toEqual([{ field: 'password', code: 'wrong' }])
    const change = {
      oldPassword: 'nor-this-one',
      newPassword: 'Quiet-River-71',
      confirmNewPassword: 'Quiet-River-71',
    }
    expect((await platform.call('changePassword', { body: change }, { as })).envelope.code).toBe(
      'wrongCredentials',
    )
    await confirm(as, wrong)
    for (const session of [as, await sessionOf('downlineAgent')])
      expect((await confirm(session)).envelope.code).toBe('tooManyRequests')
    expect((await platform.call('changePassword', { body: change }, { as })).envelope.code).toBe(
      'tooManyRequests',
    )
    const history = await platform.call('loginHistory', { query: {} }, { as })
    expect(history.value.rows[0]).toMatchObject({ method: 'password', outcome: 'wrongPassword' })
    platform.advance(2)
    expect((await confirm(as)).status).toBe(200)
  })

  test('a sub-user confirms by its own password, not the agent’s', async () => {
    const { db, passwords } = platform.platform
    await db
      .updateTable('member')
      .set({ password_hash: await passwords.hash('Agents-own-77') })
      .where('id', '=', actors.agent.memberId ?? '')
      .execute()
    const as = await sessionOf('subUserView')
    lapse()
    expect((await platform.call('authenticatorSecret', {}, { as })).envelope.code).toBe('passwordRequired')
    expect((await confirm(as, { password: 'Agents-own-77' })).envelope.code).toBe('wrongCredentials')
    await confirm(as)
    expect((await platform.call('authenticatorSecret', {}, { as })).status).toBe(200)
    expect((await platform.call('addSubUser', fixtures.addSubUser, { as })).envelope.code).toBe('forbidden')
  })

  test('an account without a password confirms by its authenticator app', async () => {
    const as = await sessionOf('foreignAgent')
    const { secret } = (await platform.call('authenticatorSecret', {}, { as })).value
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const code = () => totp.generate({ timestamp: platform.platform.now().getTime() })
    await platform.call('connectAuthenticator', { body: { verificationCode: code() } }, { as })
    const { db } = platform.platform
    const memberId = actors.foreignAgent.memberId ?? ''
    await db.updateTable('member').set({ password_hash: null }).where('id', '=', memberId).execute()
    lapse()
    const email = { body: { email: 'foreign@example.com' } }
    const refused = await platform.call('contactCode', email, { as })
    expect(refused.envelope).toMatchObject({ code: 'passwordRequired', params: { method: 'google' } })
    const wrong = await confirm(as, { verificationCode: '000000' })
    expect(wrong.envelope.problems).toEqual([{ field: 'verificationCode', code: 'wrongCode' }])
    expect((await confirm(as, { verificationCode: code() })).status).toBe(200)
    expect((await platform.call('contactCode', email, { as })).status).toBe(200)
  })

  test('an account with neither sets its first password and changes its contacts only after signing in again', async () => {
    const as = await sessionOf('otherMember')
    const { db } = platform.platform
    const memberId = actors.otherMember.memberId ?? ''
    await db.updateTable('member').set({ password_hash: null }).where('id', '=', memberId).execute()
    lapse()
    const first = { newPassword: 'Quiet-River-71', confirmNewPassword: 'Quiet-River-71' }
    const setFirst = (session: TestSession) =>
      platform.call('changePassword', { body: first }, { as: session })
    const expected = { code: 'passwordRequired', params: { method: 'signIn' } }
    expect((await setFirst(as)).envelope).toMatchObject(expected)
    expect((await platform.call('authenticatorSecret', {}, { as })).envelope).toMatchObject(expected)
    expect((await confirm(as, { password: '' })).envelope).toMatchObject(expected)
    // A text message to its number confirms it when it signs in: verification/codes.test.ts.
    await platform.platform.db
      .updateTable('session')
      .set({ confirmed_at: platform.platform.now() })
      .where('member_id', '=', memberId)
      .execute()
    expect((await setFirst(as)).status).toBe(200)
  })

  test('a session that was opened without any proof is not confirmed', async () => {
    const { platform: served } = platform
    const member = { id: actors.member.memberId ?? '' }
    const { token, cookie } = await openSession(served, served.db, member, 'member')
    const as = { site: 'member', token, cookie: cookie.split(';')[0] ?? '' } as const
    expect((await platform.call('authenticatorSecret', {}, { as })).envelope.code).toBe('passwordRequired')
  })
})
