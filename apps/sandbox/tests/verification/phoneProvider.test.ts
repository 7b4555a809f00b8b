import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { phoneProvider, requireVerifiedNumber } from '@baize/platform/verification/phoneProvider.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

const issuer = 'https://securetoken.example/baize'
const audience = 'baize'

describe.each(testEngines)('a third party verifies numbers, on $name', (engine) => {
  let platform: TestPlatform
  let server: Server
  let down = false
  let own: CryptoKeyPair
  let foreign: CryptoKeyPair
  beforeAll(async () => {
    own = (await generateKeyPair('RS256', { extractable: true })) as CryptoKeyPair
    foreign = (await generateKeyPair('RS256', { extractable: true })) as CryptoKeyPair
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
    server = createServer((_, response) => {
      response.writeHead(down ? 503 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ keys: [jwk] }))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const keys = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`
    const settings = { phoneProvider: { keys, issuer, audience } }
    platform = await startTestPlatform({ engine, work: false, settings })
  })
  afterAll(async () => {
    await platform?.close()
    server?.close()
  })

  interface Claims {
    readonly number?: string
    readonly iss?: string
    readonly aud?: string
    readonly ago?: number
    readonly key?: CryptoKey
  }
  const token = ({
    number = '+85512345671',
    iss = issuer,
    aud = audience,
    ago = 5,
    key = own.privateKey,
  }: Claims) => {
    const at = Math.floor(platform.platform.now().getTime() / 1000) - ago
    return new SignJWT({ phone_number: number })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt(at)
      .setExpirationTime(at + 3_600)
      .sign(key)
  }
  const register = (firebaseIdToken: string, mobileNum = '012 345 671') => {
    const body = {
      ...{ mobileNum, countryDialingCode: '855', username: mobileNum.replace(/\D|^0/g, '') },
      ...{ password: 'Some-pass-99', confirmPassword: 'Some-pass-99', paymentPassword: '135790' },
      ...{
        registerUrl: 'http://localhost:4301/register',
        domain: 'localhost',
        registerMethod: 'WEB',
        login: true,
      },
      ...{ termsAccepted: true, termsVersion: '2026-11-01', termsLanguage: 'km' },
      ...{ firebaseChannel: 'sms', firebaseIdToken },
    }
    return platform.call('registerMobile', { body } as never)
  }

  test('a token that is not of the provider, for us, of now and for this number opens nothing', async () => {
    const wrong: Claims[] = [
      { key: foreign.privateKey },
      { number: '+85512345672' },
      { iss: 'https://securetoken.example/other' },
      { aud: 'other' },
      { ago: 700 },
      { ago: -300 },
    ]
    for (const claims of wrong) {
      const answer = await register(await token(claims))
      expect(answer.envelope.code, JSON.stringify(Object.keys(claims))).toBe('verificationWrong')
    }
    const [head = '', body = ''] = (await token({})).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const spoilt of ['sandbox:+85512345671', `${none}.${body}.`, `${head}.${body}.AAAA`]) {
      expect((await register(spoilt)).envelope.code, spoilt).toBe('verificationWrong')
    }
  })

  test('a valid token replaces a code: the account is opened, and the number is its own', async () => {
    const answer = await register(await token({}))
    expect(answer.envelope).toMatchObject({ success: true })
    const contact = await platform.platform.db
      .selectFrom('member')
      .select('id')
      .where('account', '=', '12345671')
      .execute()
    expect(contact).toHaveLength(1)
    const again = await register(await token({}))
    expect(again.envelope.code).toBe('usernameTaken')
  })

  test('while the provider’s keys cannot be had no token is accepted, and a retry is possible', async () => {
    down = true
    const { port } = server.address() as AddressInfo
    for (const keys of [`http://127.0.0.1:${port}/others`, 'http://127.0.0.1:1/keys']) {
      const asked = requireVerifiedNumber(
        { keys, issuer, audience },
        await token({}),
        '+85512345671',
        platform.platform.now(),
      )
      await expect(asked).rejects.toMatchObject({ code: 'busy' })
    }
  })

  test('a provider has an https address of keys, an issuer and an audience', () => {
    expect(phoneProvider(null, null, null)).toBeNull()
    const keys = 'https://keys.example/jwk'
    expect(phoneProvider(keys, issuer, audience)).toEqual({ keys, issuer, audience })
    expect(() => phoneProvider('http://keys.example', issuer, audience)).toThrow('PHONE_PROVIDER')
    expect(() => phoneProvider(keys, null, audience)).toThrow('PHONE_PROVIDER_ISSUER')
  })
})
