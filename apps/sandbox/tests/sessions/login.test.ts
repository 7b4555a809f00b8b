import { createHash } from 'node:crypto'
import { proves } from '@baize/platform/captcha/captcha.ts'
import { countTones } from '@baize/platform/captcha/testingSound.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

describe.each(testEngines)('failed sign-ins on $name', (engine) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false, env: { CAPTCHA_DIFFICULTY: '8' } })
  })
  afterAll(() => platform?.close())

  const login = (username: string, password: string, more: object = {}) =>
    platform.call('login', { body: { type: 'username', username, password, ...more } })

  async function solvedCaptcha() {
    platform.advance(2)
    const { captchaId, proof } = (await platform.call('captcha')).value
    let nonce = 0
    while (!proves(proof.salt, String(nonce), proof.difficulty)) nonce++
    return { captchaId, proofNonce: String(nonce) }
  }

  test('D7: a captcha is required after the third, whether the name exists or not, with the same responses', async () => {
    const told = async (name: string) => {
      const answers = []
      for (let attempt = 0; attempt < 4; attempt++) answers.push((await login(name, 'wrong-password')).text)
      return answers
    }
    const known = await told('vibol2026')
    expect(await told('nobody-here')).toEqual(known)
    expect(known.map((text) => [JSON.parse(text).code, JSON.parse(text).params?.captcha])).toEqual([
      ['wrongCredentials', undefined],
      ['wrongCredentials', undefined],
      ['wrongCredentials', true],
      ['captchaRequired', true],
    ])
    expect((await login('vibol2026', 'Baize-Demo-1')).envelope.code).toBe('captchaRequired')
    expect(
      (await login('vibol2026', 'Baize-Demo-1', { captchaId: 'none', captcha: 'AAAAA' })).envelope.code,
    ).toBe('captchaWrong')
    const solved = await solvedCaptcha()
    expect((await login('vibol2026', 'Baize-Demo-1', solved)).status).toBe(200)
    expect((await login('vibol2026', 'Baize-Demo-1')).status).toBe(200)
  })

  test('a solved captcha counts once', async () => {
    for (let attempt = 0; attempt < 3; attempt++) await login('once-only', 'wrong-password')
    const solved = await solvedCaptcha()
    expect((await login('once-only', 'wrong-password', solved)).envelope.code).toBe('wrongCredentials')
    expect((await login('once-only', 'wrong-password', solved)).envelope.code).toBe('captchaWrong')
  })

  test('the image’s answer is stored only as a hash', async () => {
    platform.advance(2)
    const { captchaId, image } = (await platform.call('captcha')).value
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
    const svg = Buffer.from(image.split(',')[1], 'base64').toString()
    expect(svg).not.toMatch(/<text|<tspan|<title/)
    const row = await platform.platform.db
      .selectFrom('captcha')
      .selectAll()
      .where('id', '=', captchaId)
      .executeTakeFirstOrThrow()
    expect(row.answer_digest).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(createHash('sha256').update(row.salt).digest('base64url')).not.toBe(row.answer_digest)
  })

  test('the tones of its sound answer a captcha, once; what is used or unknown has no sound', async () => {
    for (let attempt = 0; attempt < 3; attempt++) await login('by-ear', 'wrong-password')
    platform.advance(10)
    const { captchaId } = (await platform.call('captcha')).value
    const hear = async () => {
      const { sound } = (await platform.call('captchaSound', { body: { captchaId } })).value
      return countTones(Buffer.from(sound, 'base64')).join(' ')
    }
    await hear()
    // The last requested one counts.
    const answer = { captchaId, captcha: await hear() }
    expect((await login('by-ear', 'wrong-password', answer)).envelope.code).toBe('wrongCredentials')
    expect((await login('by-ear', 'wrong-password', answer)).envelope.code).toBe('captchaWrong')
    platform.advance(10)
    expect((await platform.call('captchaSound', { body: { captchaId } })).envelope.code).toBe('notFound')
  })

  test('one image a second for a browser, and none the less for another behind the same address', async () => {
    platform.advance(30)
    const first = await platform.call('captcha')
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const second = await platform.call('captcha', {}, { headers: { cookie } })
    expect(second.envelope.code).toBe('tooManyRequests')
    expect(second.headers.get('retry-after')).toBe('1')
    const others = await Promise.all(Array.from({ length: 40 }, () => platform.call('captcha')))
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    const flood = await Promise.all(Array.from({ length: 40 }, () => platform.call('captcha')))
    expect(flood.some(({ status }) => status === 429)).toBe(true)
  })

  test('from the fifth failure on there is a wait that doubles, and that ends', async () => {
    for (let attempt = 0; attempt < 3; attempt++) await login('slow-down', 'wrong-password')
    await login('slow-down', 'wrong-password', await solvedCaptcha())
    await login('slow-down', 'wrong-password', await solvedCaptcha())
    const refused = await login('slow-down', 'wrong-password')
    expect(refused.envelope.code).toBe('tooManyRequests')
    expect(refused.envelope.params?.retryAfterSeconds).toBe(1)
    platform.advance(2)
    expect((await login('slow-down', 'wrong-password', await solvedCaptcha())).envelope.code).toBe(
      'wrongCredentials',
    )
    expect((await login('slow-down', 'wrong-password')).envelope.params?.retryAfterSeconds).toBe(2)
    platform.advance(16 * 60)
    expect((await login('slow-down', 'wrong-password')).envelope.code).toBe('wrongCredentials')
  })

  test('many guesses at once are counted one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => login('all-at-once', `guess-${n}-guess`)),
    )
    const wrong = answers.filter(({ envelope }) => envelope.code === 'wrongCredentials')
    expect(wrong).toHaveLength(3)
  })

  test('a stranger who guesses without end locks no one out: places that were used have a line of their own', async () => {
    const own = await startTestPlatform({ engine, work: false, env: { CAPTCHA_DIFFICULTY: '1' } })
    const attempt = async (ip: string, password: string, more: object = {}, headers: object = {}) => {
      const body = { type: 'username', username: 'dara2026', password, ...more }
      const sealed = await own.seal('POST', '/wps/session/login', body)
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-baize-site': 'member', ...headers },
        body: JSON.stringify(sealed),
      }
      return own.send('/wps/session/login', init, ip)
    }
    const solved = async () => {
      own.advance(2)
      const { captchaId, proof } = (await own.call('captcha')).value
      let nonce = 0
      while (!proves(proof.salt, String(nonce), proof.difficulty)) nonce++
      return { captchaId, proofNonce: String(nonce) }
    }
    const [home, stranger, elsewhere] = ['198.51.100.4', '203.0.113.66', '192.0.2.9']
    expect((await attempt(home, 'Baize-Demo-1')).status).toBe(200)
    for (let guess = 0; guess < 12; guess++) {
      own.advance(61)
      const { envelope } = await attempt(stranger, `guess-${guess}`, guess > 2 ? await solved() : {})
      expect(envelope.code).toBe('wrongCredentials')
    }
    expect((await attempt(stranger, 'guess-again', await solved())).envelope.code).toBe('tooManyRequests')
    // At home nothing is required; from a third place a captcha is, and is enough.
    expect((await attempt(home, 'Baize-Demo-1')).status).toBe(200)
    expect((await attempt(elsewhere, 'Baize-Demo-1')).envelope.code).toBe('captchaRequired')
    const answer = await attempt(elsewhere, 'Baize-Demo-1', await solved())
    expect(['verificationRequired', undefined]).toContain(answer.envelope.code)
    // One's own wrong attempts at home are counted as others are.
    for (let guess = 0; guess < 3; guess++) await attempt(home, 'wrong-password')
    expect((await attempt(home, 'Baize-Demo-1')).envelope.code).toBe('captchaRequired')
    await own.close()
  })

  test('failures from one address are counted separately', async () => {
    const own = await startTestPlatform({ engine, work: false, env: { LIMIT_LOGIN_FAILURES: '4' } })
    const attempt = async (name: string, ip: string) => {
      const body = { type: 'username', username: name, password: 'wrong-password' }
      const sealed = await own.seal('POST', '/wps/session/login', body)
      const headers = { 'content-type': 'application/json', 'x-baize-site': 'member' }
      const init = { method: 'POST', headers, body: JSON.stringify(sealed) }
      return (await own.send('/wps/session/login', init, ip)).envelope.code
    }
    for (let n = 0; n < 4; n++) expect(await attempt(`name-${n}`, '203.0.113.7')).toBe('wrongCredentials')
    expect(await attempt('name-9', '203.0.113.7')).toBe('captchaRequired')
    expect(await attempt('name-9', '::ffff:203.0.113.7')).toBe('captchaRequired')
    expect(await attempt('name-9', '203.0.113.8')).toBe('wrongCredentials')
    await own.close()
  })

  test('D6: a password is compared for unknown names too, once as for known ones', async () => {
    const own = await startTestPlatform({ engine, work: false })
    const verify = vi.spyOn(own.platform.passwords, 'verify')
    const attempt = async (username: string) => {
      verify.mockClear()
      const answer = await own.call('login', {
        body: { type: 'username', username, password: 'wrong-password' },
      })
      return { status: answer.status, compared: verify.mock.calls.map(([stored]) => typeof stored) }
    }
    // Without a stored hash another one of the same cost is taken.
    expect(await attempt('nobody-at-all')).toEqual({ status: 401, compared: ['object'] })
    expect(await attempt('dara2026')).toEqual({ status: 401, compared: ['string'] })
    await own.close()
  })
})
