import { joinWords } from '@baize/i18n/format'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { giveInitialSecret, makeInitialSecret } from '@baize/platform/members/initial-secret.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { codeSentTo, makeJar, outbox, solved } from '../verification/testingCodes.ts'

const password = { username: 'dara2026', password: 'Baize-Demo-1' } as const
const account = { bankCode: 'MKB', bankAccountNumber: '000 123-456', accountName: 'Dara Sok' } as const

describe.each(testEngines)('what protects an account, on $name', (engine) => {
  let platform: TestPlatform
  let dara: TestSession
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false, env: { CAPTCHA_DIFFICULTY: '4' } })
    dara = await platform.signIn()
  })
  afterAll(() => platform?.close())

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: platform.platform.now().getTime() })

  /** Signs in from an address, as a browser with these cookies. */
  async function signInFrom(ip: string, jar = makeJar(), body: object = password) {
    const path = '/wps/session/login'
    const sealed = await platform.seal('POST', path, { type: 'username', ...body })
    const headers = { 'content-type': 'application/json', 'x-baize-site': 'member', ...jar.headers() }
    return jar.keep(await platform.send(path, { method: 'POST', headers, body: JSON.stringify(sealed) }, ip))
  }

  test('D1: no password in the browser, a token for exactly a day that is good once; a copy ends its family', async () => {
    const jar = makeJar()
    const first = await signInFrom('127.0.0.1', jar, { ...password, remember: true })
    const cookies = first.headers.getSetCookie().join('\n')
    expect(cookies).toMatch(
      /baize-member-remembered=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict(?:\n|$)/,
    )
    expect(cookies).not.toContain(password.password)
    const stolen = { cookie: jar.headers().cookie }
    expect((await platform.call('rememberedAccount', {}, { headers: stolen })).value.username).toBe(
      'dara2026',
    )
    const second = jar.keep(await platform.call('loginRemembered', {}, { headers: jar.headers() }))
    const session = jar.session(second)
    expect((await platform.call('memberInfo', {}, { as: session })).status).toBe(200)
    const maxAge = Number(
      /remembered=[^\n]*Max-Age=(\d+)/.exec(second.headers.getSetCookie().join('\n'))?.[1],
    )
    expect(maxAge).toBeLessThanOrEqual(86_400)
    const copied = await platform.call('loginRemembered', {}, { headers: stolen })
    expect(copied.envelope.code).toBe('notSignedIn')
    expect((await platform.call('loginRemembered', {}, { headers: jar.headers() })).envelope.code).toBe(
      'notSignedIn',
    )
    expect((await platform.call('memberInfo', {}, { as: session })).envelope.code).toBe('notSignedIn')
    const kept = await platform.platform.db.selectFrom('remembered_token').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(/remembered=([\w-]+)/.exec(stolen.cookie)?.[1])
  })

  test('D1: signing out ends it, also for a copy that was made before', async () => {
    const jar = makeJar()
    const signedIn = await signInFrom('127.0.0.1', jar, { ...password, remember: true })
    const copy = { cookie: jar.headers().cookie }
    jar.keep(await platform.call('logout', {}, { as: jar.session(signedIn), headers: jar.headers() }))
    expect(jar.cookies.has('baize-member-remembered')).toBe(false)
    expect((await platform.call('rememberedAccount', {}, { headers: copy })).value.username).toBeNull()
    expect((await platform.call('loginRemembered', {}, { headers: copy })).envelope.code).toBe('notSignedIn')
  })

  test('D1: off clears it, and a day later it is over', async () => {
    const jar = makeJar()
    await signInFrom('127.0.0.1', jar, { ...password, remember: true })
    expect(jar.cookies.has('baize-member-remembered')).toBe(true)
    await signInFrom('127.0.0.1', jar, { ...password, remember: false })
    expect(jar.cookies.has('baize-member-remembered')).toBe(false)
    const own = await startTestPlatform({ engine, work: false })
    const other = makeJar()
    other.keep(await own.call('login', { body: { type: 'username', ...password, remember: true } }))
    own.advance(86_401)
    expect((await own.call('rememberedAccount', {}, { headers: other.headers() })).value.username).toBeNull()
    expect((await own.call('loginRemembered', {}, { headers: other.headers() })).status).toBe(401)
    await own.close()
  })

  test('D2: a code of an address opens one session, for a minute, while its giver is signed in', async () => {
    const give = async () => (await platform.call('sessionCode', {}, { as: dara })).value.code as string
    const exchange = (code: string) => platform.call('exchangeSessionCode', { body: { code } })
    const code = await give()
    const answers = await Promise.all([exchange(code), exchange(code), exchange(code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 200)?.value.token).not.toBe(dara.token)
    const late = await give()
    platform.advance(61)
    expect((await exchange(late)).envelope.code).toBe('notSignedIn')
    const giver = await platform.signIn()
    const orphan = (await platform.call('sessionCode', {}, { as: giver })).value.code
    await platform.call('logout', {}, { as: giver })
    expect((await exchange(orphan)).envelope.code).toBe('notSignedIn')
  })

  test('the sessions of an account: listed, ended one by one and all at once, and none of other accounts', async () => {
    const [one, two] = [await platform.signIn(), await platform.signIn()]
    const stranger = await platform.signIn('vibol2026')
    const list = async (as: TestSession) => (await platform.call('sessions', {}, { as })).value.sessions
    const mine = (await list(one)) as { id: string; current: boolean }[]
    expect(mine[0]?.current).toBe(true)
    const [foreign] = (await list(stranger)) as { id: string }[]
    const end = (id: string) => platform.call('endSession', { params: { id } }, { as: one })
    expect((await end(foreign?.id ?? '')).envelope.code).toBe('notFound')
    const twoId = ((await list(two)) as { id: string }[])[0]?.id ?? ''
    expect((await end(twoId)).status).toBe(200)
    expect((await platform.call('memberInfo', {}, { as: two })).envelope.code).toBe('notSignedIn')
    expect((await platform.call('endOtherSessions', {}, { as: one })).value.ended).toBeGreaterThan(0)
    expect(await list(one)).toHaveLength(1)
    expect(await list(stranger)).toHaveLength(1)
    dara = one
    await signInFrom('127.0.0.1', makeJar(), { ...password, password: 'not-this-one' })
    const history = await platform.call('loginHistory', { query: { pageSize: '2' } }, { as: one })
    expect(history.value.rows[0]).toMatchObject({ outcome: 'wrongPassword', address: '127.0.0.1' })
    expect(history.value.page.next).toBeTypeOf('string')
  })

  test('bank accounts: sealed, masked, in one person’s name, and one is the default', async () => {
    const add = (changes: object = {}) =>
      platform.call(
        'addBankAccount',
        { body: { ...account, paymentPassword: '246810', ...changes } },
        { as: dara },
      )
    const first = await add()
    expect(first.value).toMatchObject({ accountNumberMasked: '•••• 3456', isDefault: true })
    for (const bankAccountNumber of [account.bankAccountNumber, '០០០ ១២៣ ៤៥៦', '０００１２３４５６'])
      expect((await add({ bankAccountNumber })).envelope.problems).toEqual([
        { field: 'bankAccountNumber', code: 'taken' },
      ])
    expect((await add({ accountName: 'Somebody Else' })).envelope.problems?.[0]?.code).toBe('otherName')
    const second = await add({ bankAccountNumber: '777888999', accountName: 'DARA  SOK' })
    const id = second.value.id as string
    const other = await platform.signIn('vibol2026')
    const change = (as: TestSession) =>
      platform.call('defaultBankAccount', { params: { id }, body: { paymentPassword: '246810' } }, { as })
    expect((await change(other)).envelope.code).toBe('notFound')
    expect((await change(dara)).status).toBe(200)
    const remove = { params: { id }, body: { paymentPassword: '246810' } }
    expect((await platform.call('removeBankAccount', remove, { as: dara })).status).toBe(200)
    const { accounts } = (await platform.call('bankAccounts', {}, { as: dara })).value
    expect(accounts).toMatchObject([{ id: first.value.id, isDefault: true }])
    const kept = JSON.stringify(await platform.platform.db.selectFrom('bank_account').selectAll().execute())
    expect(kept).not.toContain('000123456')
  })

  test('an authenticator app: connected by a code, each code once, recovery codes once; required at an unknown address', async () => {
    const { secret, otpauthUrl } = (await platform.call('authenticatorSecret', {}, { as: dara })).value
    expect(otpauthUrl).toMatch(/^otpauth:\/\/totp\//)
    const code = codeOf(secret)
    const connect = (verificationCode: string) =>
      platform.call('connectAuthenticator', { body: { verificationCode } }, { as: dara })
    expect((await connect('abc')).envelope.code).toBe('verificationWrong')
    const { recoveryCodes } = (await connect(code)).value
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await platform.call('authenticatorSecret', {}, { as: dara })).envelope.code).toBe('wrongState')

    const jar = makeJar()
    const asked = await signInFrom('203.0.113.9', jar)
    expect(asked.envelope).toMatchObject({
      code: 'verificationRequired',
      params: { methods: 'google', address: '203.0.113.9' },
    })
    expect(asked.text).not.toContain('Sok')
    const verificationId = String(asked.envelope.params?.verificationId)
    const prove = async (body: object, browser = jar) =>
      browser.keep(
        await platform.call(
          'loginVerification',
          { body: { verificationId, ...body } as never },
          { headers: browser.headers() },
        ),
      )
    // The code that connected the app has served; another browser has no part in this.
    expect((await prove({ method: 'google', verificationCode: code })).envelope.code).toBe(
      'verificationWrong',
    )
    expect((await prove({ method: 'google', verificationCode: recoveryCodes[0] }, makeJar())).status).toBe(
      403,
    )
    const passed = await prove({ method: 'google', verificationCode: recoveryCodes[0] })
    expect(passed.value.token).toBeTypeOf('string')
    expect((await prove({ method: 'google', verificationCode: recoveryCodes[1] })).status).toBe(403)

    const again = await signInFrom('198.51.100.7', jar)
    const next = { verificationId: String(again.envelope.params?.verificationId), method: 'bankAccountName' }
    // Nothing weaker replaces the app, nor does the right name.
    expect((await prove({ ...next, payeeName: 'dara sok' })).envelope.problems?.[0]?.field).toBe('payeeName')
    platform.advance(60)
    const removal = { body: { verificationCode: recoveryCodes[0] } }
    expect((await platform.call('removeAuthenticator', removal, { as: dara })).status).toBe(403)
    const last = { body: { verificationCode: codeOf(secret) } }
    expect((await platform.call('removeAuthenticator', last, { as: dara })).status).toBe(200)
  })

  test('five wrong proofs end a challenge', async () => {
    const jar = makeJar()
    const asked = await signInFrom('192.0.2.44', jar)
    const verificationId = String(asked.envelope.params?.verificationId)
    const codes = []
    for (let n = 0; n < 6; n++) {
      platform.advance(61)
      const body = { verificationId, method: 'bankAccountName', payeeName: `Guess ${n}` } as const
      const answer = await platform.call('loginVerification', { body }, { headers: jar.headers() })
      codes.push(answer.envelope.problems?.[0]?.code)
    }
    expect(codes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'expired'])
    platform.advance(20 * 60)
    const next = await signInFrom('192.0.2.45', jar)
    const right = {
      verificationId: String(next.envelope.params?.verificationId),
      method: 'bankAccountName',
      payeeName: 'dara sok',
    } as const
    const proven = await platform.call('loginVerification', { body: right }, { headers: jar.headers() })
    expect(proven.value.token).toBeTypeOf('string')
    dara = await platform.signIn()
  })

  /** Titles of the inbox's messages about the account's security, the newest first. */
  const told = async (as: TestSession): Promise<string[]> => {
    const query = { kind: 'security' } as const
    const { rows } = (await platform.call('messages', { query }, { as })).value
    return rows.map(({ title }: { title: string }) => joinWords(title))
  }

  test('contacts: bound by a code; one that replaces another is reported to the other, and payments out wait', async () => {
    const mail = async (email: string) => {
      expect((await platform.call('contactCode', { body: { email } }, { as: dara })).status).toBe(200)
      const verificationCode = await codeSentTo(platform, email)
      return platform.call('verifyEmail', { body: { email, verificationCode } }, { as: dara })
    }
    expect((await mail('dara@example.com')).status).toBe(200)
    const centre = async () => (await platform.call('securityCentre', {}, { as: dara })).value
    expect((await centre()).items).toContainEqual(
      expect.objectContaining({ kind: 'email', state: 'verified', detail: 'da···@example.com' }),
    )
    expect((await centre()).payoutsHeldUntil).toBeNull()
    expect((await mail('other@example.com')).status).toBe(200)
    expect((await outbox(platform, 'dara@example.com'))[0]?.kind).toBe('contactChanged')
    expect((await centre()).payoutsHeldUntil).toBeTypeOf('string')
    expect(await told(dara)).toEqual(['អាសយដ្ឋានអ៊ីមែលរបស់អ្នកត្រូវបានប្ដូរ'])
    const body = { ...account, bankAccountNumber: '555444333', paymentPassword: '246810' }
    expect((await platform.call('addBankAccount', { body }, { as: dara })).envelope.params?.state).toBe(
      'payoutsHeld',
    )
  })

  test('the payment password: its rule, the old one, and no common one', async () => {
    const change = (oldPaymentPassword: string, paymentPassword: string, confirm = paymentPassword) =>
      platform.call(
        'changePaymentPassword',
        { body: { oldPaymentPassword, paymentPassword, confirmPaymentPassword: confirm } },
        { as: dara },
      )
    expect((await change('246810', '12345')).envelope.problems?.[0]?.code).toBe('tooShort')
    expect((await change('246810', '123456')).envelope.problems?.[0]?.code).toBe('common')
    expect((await change('246810', '135791', '135792')).envelope.problems?.[0]?.code).toBe('mismatch')
    expect((await change('999999', '135791')).envelope.code).toBe('paymentPasswordWrong')
    expect((await change('246810', '១៣៥៧៩១')).status).toBe(200)
    expect((await change('135791', '246810', '٢٤٦٨١٠')).status).toBe(200)
    const changed = 'ពាក្យសម្ងាត់ទូទាត់ប្រាក់របស់អ្នកត្រូវបានប្ដូរ'
    expect((await told(dara)).slice(0, 2)).toEqual([changed, changed])
  })

  test('the profile: real name and birthday stay, verified fields are locked, strange fields are refused', async () => {
    const update = (body: object) => platform.call('updateProfile', { body }, { as: dara })
    expect((await update({ nickname: 'Dara S' })).value.values.nickname).toBe('Dara S')
    expect((await update({ email: 'third@example.com' })).envelope.problems).toEqual([
      { field: 'email', code: 'locked' },
    ])
    expect((await update({ idNumber: '1' })).envelope.problems?.[0]?.field).toBe('idNumber')
    expect((await update({ nickname: 'x' })).envelope.problems?.[0]?.code).toBe('tooShort')
    const { icons, current } = (await platform.call('icons', {}, { as: dara })).value
    expect(icons.length).toBeGreaterThan(8)
    const iconId = icons.find(({ id }: { id: string }) => id !== current).id
    expect((await platform.call('chooseIcon', { body: { iconId } }, { as: dara })).status).toBe(200)
    expect((await platform.call('icons', {}, { as: dara })).value.current).toBe(iconId)
  })

  test('D6: a forgotten password: one response for all, the mail has the rest, the link works once', async () => {
    const forgot = async (username: string, email: string) =>
      platform.call('forgotPassword', { body: { username, email, ...(await solved(platform)) } })
    const right = await forgot('dara2026', 'other@example.com')
    const wrong = await forgot('dara2026', 'stranger@example.com')
    const none = await forgot('nobody-here', 'stranger@example.com')
    expect([right.text, wrong.text]).toEqual([none.text, none.text])
    expect((await outbox(platform, 'stranger@example.com'))[0]?.kind).toBe('noSuchAccount')
    const text = (await outbox(platform, 'other@example.com'))[0]?.text ?? ''
    const code = /#reset=([\w-]{43})/.exec(text)?.[1] ?? ''
    const complete = (newPassword: string) =>
      platform.call('completePassword', { body: { code, newPassword, confirmNewPassword: newPassword } })
    expect((await complete('password123')).envelope.problems?.[0]?.code).toBe('common')
    expect((await complete('A-fresh-one-42')).status).toBe(200)
    expect((await complete('A-fresh-one-43')).envelope.code).toBe('verificationWrong')
    expect((await platform.call('memberInfo', {}, { as: dara })).envelope.code).toBe('notSignedIn')
    await platform.signIn('dara2026', 'member', 'A-fresh-one-42')
    // A page without JavaScript sends its form; one of another origin may not.
    const sendForm = (headers: Record<string, string>) =>
      platform.send('/wps/member/password/email', {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/x-www-form-urlencoded',
          'x-baize-site': 'member',
        },
        body: new URLSearchParams({ username: 'dara2026', email: 'a@example.com' }).toString(),
      })
    const { member } = platform.settings.publicUrls
    expect((await sendForm({ origin: member })).envelope.code).toBe('captchaRequired')
    expect((await sendForm({ 'sec-fetch-site': 'same-origin' })).envelope.code).toBe('captchaRequired')
    for (const foreign of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await sendForm(foreign)).envelope.code, JSON.stringify(foreign)).toBe('forbidden')
  })

  test('D11: an initial secret signs in to a session that may only change it, and not for long', async () => {
    const { db } = platform.platform
    const member = await findMemberByAccount(db, 'vibol2026')
    const made = await makeInitialSecret(platform.platform)
    await giveInitialSecret(db, member?.id ?? '', made)
    const session = await platform.signIn('vibol2026', 'member', made.secret)
    expect((await platform.call('balance', {}, { as: session })).envelope.code).toBe('passwordChangeRequired')
    expect((await platform.call('sessions', {}, { as: session })).envelope.code).toBe(
      'passwordChangeRequired',
    )
    platform.advance(16 * 60)
    const late = await signInFrom('127.0.0.1', makeJar(), { username: 'vibol2026', password: made.secret })
    expect(late.envelope.code).toBe('wrongCredentials')
    const change = {
      oldPassword: made.secret,
      newPassword: 'Of-my-own-77',
      confirmNewPassword: 'Of-my-own-77',
    }
    expect((await platform.call('changePassword', { body: change }, { as: session })).status).toBe(200)
    expect((await told(session))[0]).toBe('ពាក្យសម្ងាត់របស់អ្នកត្រូវបានប្ដូរ')
    expect((await platform.call('balance', {}, { as: session })).status).toBe(200)
  })

  test('free play: play money of its own apart from all money, and no call of a real account', async () => {
    const jar = makeJar()
    const answer = jar.keep(await platform.call('freePlay', { body: { platform: 'W' } }))
    const as = jar.session(answer)
    expect((await platform.call('balance', {}, { as })).value).toMatchObject({
      balance: '1000.00',
      currency: 'PLAY',
    })
    expect((await platform.call('memberInfo', {}, { as })).value).toMatchObject({ type: 4, currency: 'PLAY' })
    const withdrawal = { ...account, amount: '10.00', accountNumber: '000123456', paymentPassword: '246810' }
    const { bankAccountNumber: _, ...body } = withdrawal
    const refused = await platform.call('createWithdrawal', { body } as never, { as })
    expect(refused.envelope.code).toBe('realAccountNeeded')
    const rows = await platform.platform.db
      .selectFrom('account')
      .select(['kind', 'currency'])
      .where('owner_id', '=', (await platform.call('memberInfo', {}, { as })).value.id)
      .orderBy('kind')
      .execute()
    expect(rows).toEqual([
      { kind: 'cash', currency: 'PLAY' },
      { kind: 'psp.clearing', currency: 'PLAY' },
    ])
    const strict = {
      ...platform.settings,
      brand: { ...platform.settings.brand, policyProfile: 'regulated' as const },
    }
    const own = await startTestPlatform({ engine, work: false, settings: { brand: strict.brand } })
    const play = (birthday?: string) => own.call('freePlay', { body: birthday ? { birthday } : {} })
    expect((await play()).envelope.problems?.[0]?.code).toBe('required')
    expect((await play('2020-01-01')).envelope.problems?.[0]?.code).toBe('tooYoung')
    expect((await play('1990-01-01')).status).toBe(200)
    await own.close()
  })
})
