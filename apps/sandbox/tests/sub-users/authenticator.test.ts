import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { authenticatorOf } from '@baize/platform/security-centre/secondFactor.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { makeJar } from '../verification/testingCodes.ts'

const paymentPassword = '246810'
const given = 'Given-Pass-1'

describe.each(testEngines)('the authenticator app of a sub-user on $name', (engine) => {
  let platform: TestPlatform
  let agent: TestSession

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    agent = await platform.signIn('sokha2026', 'agent')
  })
  afterAll(() => platform?.close())

  const codeOf = (secret: string) =>
    authenticatorOf(secret, '', '').generate({ timestamp: platform.platform.now().getTime() })

  async function add(username: string) {
    const body = { username, password: given, permission: 'view', paymentPassword } as const
    const { id } = (await platform.call('addSubUser', { body }, { as: agent })).value
    return String(id)
  }

  /** Adds a sub-user and signs it in, with a password that it chose. */
  async function helper(username: string) {
    const id = await add(username)
    const password = 'Own-Choice-9'
    const session = await platform.signIn(username, 'agent', given)
    const body = { oldPassword: given, newPassword: password, confirmNewPassword: password }
    expect((await platform.call('changePassword', { body }, { as: session })).status).toBe(200)
    return { id, password, session }
  }

  async function connect(as: TestSession) {
    const { secret, otpauthUrl } = (await platform.call('authenticatorSecret', {}, { as })).value
    const body = { verificationCode: codeOf(secret) }
    const { recoveryCodes } = (await platform.call('connectAuthenticator', { body }, { as })).value
    // A code counts once: the next one is of another step.
    platform.advance(60)
    return { secret, otpauthUrl, recoveryCodes: recoveryCodes as string[] }
  }

  /** Signs in up to the password; the next steps are of the same browser. */
  async function login(username: string, password: string, jar = makeJar()) {
    const asked = jar.keep(
      await platform.call(
        'login',
        { body: { type: 'username', username, password } },
        { site: 'agent', headers: jar.headers() },
      ),
    )
    const verificationId = String(asked.envelope.params?.verificationId)
    const prove = (body: object) =>
      platform.call(
        'loginVerification',
        { body: { verificationId, ...body } as never },
        {
          site: 'agent',
          headers: jar.headers(),
        },
      )
    const sendCode = (method: 'mobile' | 'email') =>
      platform.call(
        'loginVerificationCode',
        { body: { verificationId, method } },
        {
          site: 'agent',
          headers: jar.headers(),
        },
      )
    return { asked, prove, sendCode }
  }

  const google = (verificationCode: string | undefined) => ({ method: 'google', verificationCode })

  const require = (required: boolean, password = paymentPassword) =>
    platform.call(
      'requireSubUserAuthenticator',
      { body: { required, paymentPassword: password } },
      { as: agent },
    )

  const info = async (as: TestSession) => (await platform.call('memberInfo', {}, { as })).value

  test('is its own: each of its sign-ins needs a code, the agent’s none', async () => {
    const { session, password } = await helper('twofactor')
    expect((await info(session)).subUser).toMatchObject({ authenticator: 'none' })
    const { secret, otpauthUrl, recoveryCodes } = await connect(session)
    expect(otpauthUrl).toContain('twofactor')
    expect((await info(session)).subUser).toMatchObject({ authenticator: 'connected' })
    const centre = (await platform.call('securityCentre', {}, { as: agent })).value
    expect(centre.items).toContainEqual({ kind: 'authenticator', state: 'notSet' })
    expect((await platform.signIn('sokha2026', 'agent')).token).toBeTypeOf('string')

    const { asked, prove, sendCode } = await login('twofactor', password)
    expect(asked.envelope).toMatchObject({ code: 'verificationRequired', params: { methods: 'google' } })
    // Nothing of the agent's replaces the code.
    expect((await sendCode('mobile')).envelope.code).toBe('invalidFields')
    expect((await prove({ method: 'bankAccountName', payeeName: 'Sok Sokha' })).envelope.code).toBe(
      'verificationWrong',
    )
    expect((await prove(google('abcdef'))).envelope.code).toBe('verificationWrong')
    const passed = await prove(google(codeOf(secret)))
    expect(passed.value.token).toBeTypeOf('string')
    expect((await prove(google(recoveryCodes[0]))).status).toBe(403)

    const next = await login('twofactor', password)
    expect((await next.prove(google(recoveryCodes[0]))).status).toBe(200)
    const again = await login('twofactor', password)
    expect((await again.prove(google(recoveryCodes[0]))).status).toBe(403)
    const { rows } = (
      await platform.call('subUserActions', { query: { account: 'twofactor' } }, { as: agent })
    ).value
    expect(rows.map(({ call, result }: Record<string, unknown>) => `${call} ${result}`)).toEqual([
      ...[
        'login verificationWrong',
        'login verificationRequired',
        'login done',
        'login verificationRequired',
      ],
      ...['login done', 'login verificationWrong', 'login verificationWrong', 'login verificationRequired'],
      ...['connectAuthenticator done', 'changePassword done', 'login done'],
    ])
  })

  test('required by the agent: without one a sub-user can only connect it', async () => {
    const early = await helper('earlyhelper')
    expect((await require(true, '000000')).envelope.code).toBe('paymentPasswordWrong')
    platform.advance(60)
    expect((await require(true)).status).toBe(200)
    expect((await platform.call('subUsers', { query: {} }, { as: agent })).value.authenticatorRequired).toBe(
      true,
    )

    // From the next call of a session that is open already.
    const read = (as: TestSession) => platform.call('teamMembers', { query: {} }, { as })
    expect((await read(early.session)).envelope.code).toBe('authenticatorRequired')
    expect((await info(early.session)).subUser).toMatchObject({ authenticator: 'required' })

    // The password is first.
    await add('latehelper')
    const late = await platform.signIn('latehelper', 'agent', given)
    expect((await read(late)).envelope.code).toBe('passwordChangeRequired')
    expect((await platform.call('authenticatorSecret', {}, { as: late })).envelope.code).toBe(
      'passwordChangeRequired',
    )
    const body = { oldPassword: given, newPassword: 'Own-Pass-77', confirmNewPassword: 'Own-Pass-77' }
    expect((await platform.call('changePassword', { body }, { as: late })).status).toBe(200)
    expect((await read(late)).envelope.code).toBe('authenticatorRequired')
    const { secret } = await connect(late)
    expect((await read(late)).status).toBe(200)

    // Removed by the sub-user itself, it has to be connected again.
    const removal = { body: { verificationCode: codeOf(secret) } }
    expect((await platform.call('removeAuthenticator', removal, { as: late })).status).toBe(200)
    expect((await read(late)).envelope.code).toBe('authenticatorRequired')

    // The agent itself is not meant.
    expect((await read(agent)).status).toBe(200)
    expect((await require(false)).status).toBe(200)
    expect((await read(late)).status).toBe(200)
    expect((await read(early.session)).status).toBe(200)
  })

  test('removed by the agent for a sub-user that lost it, with its sessions and waiting sign-ins', async () => {
    const { id, session, password } = await helper('lostphone')
    const { secret } = await connect(session)
    const waiting = await login('lostphone', password)
    const rows = async () => (await platform.call('subUsers', { query: {} }, { as: agent })).value.rows
    expect(await rows()).toContainEqual(expect.objectContaining({ id, authenticator: true }))
    const remove = (secretOfAgent: string) =>
      platform.call(
        'removeSubUserAuthenticator',
        { params: { id }, body: { paymentPassword: secretOfAgent } },
        { as: agent },
      )
    expect((await remove('000000')).envelope.code).toBe('paymentPasswordWrong')
    platform.advance(60)
    expect((await remove(paymentPassword)).value).toMatchObject({
      account: 'lostphone',
      authenticator: false,
    })
    expect((await platform.call('balance', {}, { as: session })).envelope.code).toBe('notSignedIn')
    expect((await waiting.prove(google(codeOf(secret)))).status).toBe(403)
    expect((await login('lostphone', password)).asked.value.token).toBeTypeOf('string')
  })

  test('a sign-in that waits for a code ends when the sub-user is disabled', async () => {
    const { id, session, password } = await helper('disabledone')
    const { secret } = await connect(session)
    const { prove } = await login('disabledone', password)
    expect((await platform.call('disableSubUser', { params: { id } }, { as: agent })).value).toMatchObject({
      ...{ disabled: true, authenticator: true },
    })
    expect((await prove(google(codeOf(secret)))).envelope.code).toBe('verificationWrong')
  })
})
