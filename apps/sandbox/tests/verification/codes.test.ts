import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Refusal } from '@baize/platform/http/refusal.ts'
import { sendCode } from '@baize/platform/verification/codes.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, testKey } from '../http/testing.ts'
import { codeSentTo, type Jar, makeJar, outbox, solved } from './testingCodes.ts'

/** A thousand are as significant as ten thousand: the caps are reached within the first hundreds. */
const floods = 1_000

const registration = {
  countryDialingCode: '855',
  password: 'Some-pass-99',
  confirmPassword: 'Some-pass-99',
  paymentPassword: '135790',
  registerUrl: 'http://localhost:4301/register',
  domain: 'localhost',
  registerMethod: 'WEB',
  login: true,
  termsAccepted: true,
  termsVersion: '2026-11-01',
  termsLanguage: 'km',
} as const

describe.each(testEngines)('codes by text message on $name', (engine) => {
  let platform: TestPlatform
  let jar: Jar
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false, env: { CAPTCHA_DIFFICULTY: '4' } })
    jar = makeJar()
  })
  afterAll(() => platform?.close())

  const ask = async (body: object, browser = jar) =>
    browser.keep(
      await platform.call(
        'noLoginCode',
        { body: { countryDialingCode: '855', ...body, ...(await solved(platform)) } },
        { headers: browser.headers() },
      ),
    )
  const signIn = async (mobileNum: string, verificationCode: string, browser = jar) =>
    browser.keep(
      await platform.call(
        'login',
        { body: { type: 'sms', mobileNum, countryDialingCode: '855', verificationCode } },
        { headers: browser.headers() },
      ),
    )
  const open = (mobileNum: string, verificationCode: string, key = testKey()) =>
    platform.call(
      'registerMobile',
      {
        body: {
          ...registration,
          mobileNum,
          verificationCode,
          username: mobileNum.replace(/^0+|\s/g, ''),
        },
      },
      { headers: jar.headers(), key },
    )
  const wrong = (code: string) => ({
    code: 'verificationWrong',
    problems: [{ field: 'verificationCode', code }],
  })

  test('register by mobile: the number without its leading zeros is the name, and the code is used once', async () => {
    expect((await ask({ mobileNo: '012 345 600' })).value).toEqual({ expiredMinutes: 1 })
    const code = await codeSentTo(platform, '+85512345600')
    expect(code).toMatch(/^[0-9]{6}$/)
    expect((await open('012345600', code === '111111' ? '222222' : '111111')).envelope).toMatchObject(
      wrong('wrongCode'),
    )
    const key = testKey()
    const answers = [await open('012345600', code, key), await open('012345600', code, key)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    jar.keep(answers[0] as never)
    const info = await platform.call('memberInfo', {}, { as: jar.session(answers[0] as never) })
    expect(info.value).toMatchObject({ account: '12345600', hasPassword: true })
    expect((await open('012345600', code)).envelope.code).toBe('usernameTaken')
  })

  test('the owner of a number with an account is notified by message, not by the response', async () => {
    platform.advance(700)
    const known = await ask({ mobileNo: '012 345 600' })
    const unknown = await ask({ mobileNo: '012 345 601' })
    expect(known.text).toBe(unknown.text)
    expect((await outbox(platform, '+85512345600'))[0]?.kind).toBe('numberTaken')
  })

  test('sign in by code: the same response whether or not an account has the number, and only it is sent one', async () => {
    platform.advance(700)
    const known = await ask({ mobileNum: '012 345 600' })
    const unknown = await ask({ mobileNum: '012 345 699' })
    expect(known.text).toBe(unknown.text)
    expect(await outbox(platform, '+85512345699')).toEqual([])
    expect((await signIn('012345699', '123456')).envelope).toMatchObject(wrong('wrongCode'))
    const answer = await signIn('012345600', await codeSentTo(platform, '+85512345600'))
    expect(answer.value.token).toBeTypeOf('string')
  })

  test('a code is good in the browser that asked, for its purpose, its number and once', async () => {
    platform.advance(700)
    await ask({ mobileNum: '012 345 600' })
    const code = await codeSentTo(platform, '+85512345600')
    const other = makeJar()
    await ask({ mobileNum: '012 345 655' }, other)
    expect((await signIn('012345600', code, other)).envelope).toMatchObject(wrong('wrongCode'))
    expect((await signIn('012345600', code, makeJar())).envelope).toMatchObject(wrong('wrongCode'))
    expect((await signIn('012345655', code)).envelope).toMatchObject(wrong('wrongCode'))
    const reset = await platform.call(
      'resetPasswordByMobile',
      {
        body: {
          mobileNum: '012345600',
          countryDialingCode: '855',
          verificationCode: code,
          newPassword: 'Other-pass-1',
        },
      },
      { headers: jar.headers() },
    )
    expect(reset.envelope).toMatchObject(wrong('wrongCode'))
    expect((await signIn('012345600', code)).status).toBe(200)
    expect((await signIn('012345600', code)).envelope).toMatchObject(wrong('expired'))
  })

  test('a code confirms the session of an account that has nothing else, and of no other', async () => {
    const { db } = platform.platform
    const { id, password_hash: hash } = await db
      .selectFrom('member')
      .select(['id', 'password_hash'])
      .where('account', '=', '12345600')
      .executeTakeFirstOrThrow()
    const setPassword = (password_hash: string | null) =>
      db.updateTable('member').set({ password_hash }).where('id', '=', id).execute()
    const secretAfterSigningIn = async () => {
      platform.advance(700)
      await ask({ mobileNum: '012 345 600' })
      const answer = await signIn('012345600', await codeSentTo(platform, '+85512345600'))
      return platform.call('authenticatorSecret', {}, { as: jar.session(answer as never) })
    }
    expect((await secretAfterSigningIn()).envelope.code).toBe('passwordRequired')
    await setPassword(null)
    expect((await secretAfterSigningIn()).status).toBe(200)
    await setPassword(hash)
  })

  test('five tries, also when they are made at once, and then not even the right one', async () => {
    platform.advance(700)
    await ask({ mobileNum: '012 345 600' })
    const code = await codeSentTo(platform, '+85512345600')
    const guesses = Array.from({ length: 12 }, (_, n) => String(100_000 + n)).filter(
      (guess) => guess !== code,
    )
    const answers = await Promise.all(guesses.map((guess) => signIn('012345600', guess)))
    const reasons = answers.map(({ envelope }) => envelope.problems?.[0]?.code)
    expect(reasons.filter((reason) => reason === 'wrongCode')).toHaveLength(5)
    expect((await signIn('012345600', code)).envelope).toMatchObject(wrong('expired'))
  })

  test('a code is over after its minutes', async () => {
    platform.advance(700)
    await ask({ mobileNum: '012 345 600' })
    const code = await codeSentTo(platform, '+85512345600')
    platform.advance(5 * 60)
    expect((await signIn('012345600', code)).envelope).toMatchObject(wrong('expired'))
  })

  test('D18: three to a number in ten minutes, one a minute, for every caller and whether or not it is known', async () => {
    platform.advance(700)
    const outcomes: unknown[] = []
    for (let n = 0; n < 4; n++) {
      outcomes.push((await ask({ mobileNum: '012 345 777' }, makeJar())).envelope.code)
      outcomes.push((await ask({ mobileNum: '012 345 777' }, makeJar())).envelope.code)
      platform.advance(61)
    }
    const late = 'tooManyRequests'
    expect(outcomes).toEqual([undefined, late, undefined, late, undefined, late, late, late])
  })

  test('D18: the device’s proof of work is first, and only mobile numbers of the listed countries are sent codes', async () => {
    const plain = await platform.call('noLoginCode', { body: { mobileNum: '012345600' } })
    expect(plain.envelope.code).toBe('captchaRequired')
    for (const [mobileNum, countryDialingCode] of [
      ['2025550123', '1'],
      ['1900123456', '855'],
      ['023456789', '855'],
      ['٠٠', '855'],
      ['812345678', '999'],
    ] as const) {
      const answer = await ask({ mobileNum, countryDialingCode })
      expect(answer.envelope.problems?.[0], mobileNum).toMatchObject({ field: 'mobileNum', code: 'pattern' })
    }
  })

  test('nothing that was sent is kept readable', async () => {
    const kept = JSON.stringify(
      [
        await platform.platform.db.selectFrom('verification_code').selectAll().execute(),
        await platform.platform.db.selectFrom('outbox_message').selectAll().execute(),
        await platform.platform.db
          .selectFrom('member_contact')
          .select(['value_mark', 'value_sealed'])
          .execute(),
      ],
      (_key, value) => (typeof value === 'bigint' ? String(value) : value),
    )
    expect(kept).not.toContain('12345600')
    expect(kept).not.toContain(await codeSentTo(platform, '+85512345600'))
  })

  test('D10: a new password by code signs in, ends the other sessions, notifies the member and holds payments out', async () => {
    platform.advance(700)
    await ask({ mobileNum: '012 345 600' })
    const before = await signIn('012345600', await codeSentTo(platform, '+85512345600'))
    const old = jar.session(before)
    platform.advance(700)
    await ask({ purpose: 'password', mobileNum: '012 345 600' })
    const code = await codeSentTo(platform, '+85512345600')
    const body = { mobileNum: '012345600', countryDialingCode: '855', verificationCode: code }
    const reset = (newPassword: string) =>
      platform.call('resetPasswordByMobile', { body: { ...body, newPassword } }, { headers: jar.headers() })
    expect((await reset('password123')).envelope.problems).toEqual([{ field: 'newPassword', code: 'common' }])
    const answer = jar.keep(await reset('Quite-another-7'))
    const now = jar.session(answer)
    expect((await platform.call('memberInfo', {}, { as: old })).envelope.code).toBe('notSignedIn')
    const { id } = (await platform.call('memberInfo', {}, { as: now })).value
    expect((await outbox(platform, '+85512345600'))[0]?.kind).toBe('passwordChanged')
    const { payoutsHeldUntil } = await import('@baize/platform/verification/payoutHold.ts')
    const at = platform.platform.now()
    const until = await payoutsHeldUntil(platform.platform.db, id, at)
    expect(((until?.getTime() ?? 0) - at.getTime()) / 3_600_000).toBeCloseTo(24, 1)
    await platform.signIn('12345600', 'member', 'Quite-another-7')
  })

  test('the number alone is not enough where an authenticator app is connected: from an unknown place its code is required', async () => {
    platform.advance(90_000)
    await ask({ mobileNo: '012 345 677' })
    const opened = await open('012345677', await codeSentTo(platform, '+85512345677'))
    jar.keep(opened as never)
    const member = jar.session(opened as never)
    const { secret } = (await platform.call('authenticatorSecret', {}, { as: member })).value
    const codeOfApp = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: platform.platform.now().getTime(),
      })
    const connected = await platform.call(
      'connectAuthenticator',
      { body: { verificationCode: codeOfApp() } },
      { as: member },
    )
    expect(connected.status).toBe(200)

    const elsewhere = makeJar()
    const from = async (path: string, body: object) => {
      const sealed = await platform.seal('POST', path, body)
      const headers = { 'content-type': 'application/json', 'x-baize-site': 'member', ...elsewhere.headers() }
      const request = { method: 'POST', headers, body: JSON.stringify(sealed) }
      return elsewhere.keep(await platform.send(path, request, '203.0.113.77'))
    }
    const number = { mobileNum: '012345677', countryDialingCode: '855' }
    const asksForApp = {
      code: 'verificationRequired',
      params: { methods: 'google', address: '203.0.113.77' },
    }

    platform.advance(700)
    await ask({ mobileNum: number.mobileNum }, elsewhere)
    const bySms = await from('/wps/session/login', {
      ...number,
      type: 'sms',
      verificationCode: await codeSentTo(platform, '+85512345677'),
    })
    expect(bySms.envelope).toMatchObject(asksForApp)

    platform.advance(700)
    await ask({ mobileNum: number.mobileNum, purpose: 'password' }, elsewhere)
    const reset = await from('/wps/member/password/verification', {
      ...number,
      newPassword: 'River-stone-71',
      verificationCode: await codeSentTo(platform, '+85512345677'),
    })
    expect(reset.envelope).toMatchObject(asksForApp)
    const verificationId = String(reset.envelope.params?.verificationId)
    const entered = await from('/wps/session/login/verification', {
      verificationId,
      method: 'google',
      verificationCode: codeOfApp(),
    })
    expect(entered.value.token).toBeTypeOf('string')
  })
})

describe.each(testEngines)('message pumping on $name', (engine) => {
  test('D18: a flood of requests sends no more than the caps allow', async () => {
    const own = await startTestPlatform({ engine, work: false })
    const { platform } = own
    const codes = { ...platform.settings.codes, perAddress: 10, perPrefix: 20, perDay: 60 }
    const settings = { ...platform.settings, codes }
    let sent = 0
    let refused = 0
    for (let n = 0; n < floods; n++) {
      if (n % 100 === 0) own.advance(20)
      // 400 addresses, 40 blocks of numbers, numbers that rise one by one.
      const ip = `198.51.${n % 4}.${n % 100}`
      const to = `+8551${2 + (n % 4)}${n % 10}${String(n).padStart(5, '0')}`
      const message = {
        purpose: 'register',
        channel: 'sms',
        to,
        binding: `browser:${n}`,
        memberId: null,
      } as const
      try {
        await sendCode({ platform, settings, ip, language: 'en' }, { ...message, kind: 'code' })
        sent++
      } catch {
        refused++
      }
    }
    expect(sent + refused).toBe(floods)
    expect(sent).toBeGreaterThan(20)
    expect(sent).toBeLessThanOrEqual(60)
    const kept = await platform.db.selectFrom('outbox_message').select('id').execute()
    expect(kept).toHaveLength(sent)
    await own.close()
  })

  test('D18: a block of new numbers whose codes are never typed is slowed down, and its members still get theirs', async () => {
    const own = await startTestPlatform({ engine, work: false })
    const { platform, settings } = own
    const outcomes = []
    for (let n = 0; n < 52; n++) {
      const to = `+85512${String(300_000 + n)}`
      const message = {
        purpose: 'register',
        channel: 'sms',
        to,
        binding: 'browser:x',
        memberId: null,
      } as const
      const sending = sendCode(
        { platform, settings, ip: '127.0.0.1', language: 'en' },
        { ...message, kind: 'code' },
      )
      outcomes.push(await sending.then(() => 'sent').catch(() => 'refused'))
    }
    expect(outcomes.indexOf('refused')).toBe(50)
    const send = (to: string, purpose: 'register' | 'login') =>
      sendCode(
        { platform, settings, ip: '127.0.0.1', language: 'en' },
        { purpose, channel: 'sms', to, binding: 'browser:y', memberId: null, kind: 'code' },
      ).then(
        () => 'sent',
        (error: Refusal) => error.details.params?.retryAfterSeconds,
      )
    // A member of the block signs in by a code; a stranger's codes are not theirs to wait for.
    expect(await send('+85512300999', 'login')).toBe('sent')
    // A new number waits for an hour at most, not for a week.
    expect(await send('+85512300998', 'register')).toBeLessThanOrEqual(3_600)
    own.advance(3_601)
    expect(await send('+85512300998', 'register')).toBe('sent')
    await own.close()
  })
})
