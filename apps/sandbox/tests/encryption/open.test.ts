import { calls } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

const path = calls.login.path
const body = { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' }

describe.each(testEngines)('encrypted bodies on $name', (engine) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => platform?.close())

  const send = (sealed: unknown, to = path) =>
    platform.send(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-baize-site': 'member' },
      body: JSON.stringify(sealed),
    })
  const seal = (claims: Record<string, unknown> = {}) => platform.seal('POST', path, body, claims)
  const code = async (sealed: unknown) => (await send(sealed)).envelope.code

  test('D5: sealed for this call and now: taken, once', async () => {
    const sealed = await seal()
    expect((await send(sealed)).status).toBe(200)
    expect(await code(sealed)).toBe('replayedRequest')
  })

  test('in plain: refused', async () => {
    expect(await code(body)).toBe('decryptionFailed')
    expect(await code({ ...(await seal()), extra: 1 })).toBe('decryptionFailed')
  })

  test('D5: for another path or another method: refused', async () => {
    expect(await code(await seal({ path: '/wps/member/password' }))).toBe('decryptionFailed')
    expect(await code(await seal({ method: 'PUT' }))).toBe('decryptionFailed')
  })

  test('every part is protected: one changed character is refused', async () => {
    const { jwe } = await seal()
    const parts = jwe.split('.')
    for (const index of [0, 2, 3, 4]) {
      const part = parts[index] ?? ''
      const at = Math.floor(part.length / 2)
      const swapped = part.slice(0, at) + (part[at] === 'A' ? 'B' : 'A') + part.slice(at + 1)
      const changed = parts.map((text, other) => (other === index ? swapped : text)).join('.')
      expect(await code({ jwe: changed }), `part ${index}`).toBe('decryptionFailed')
    }
    for (const broken of ['', 'a.b.c', '....', jwe.slice(0, -8), `${jwe}.more`]) {
      expect(await code({ jwe: broken })).toBe('decryptionFailed')
    }
  })

  test('to another key, or by another algorithm: refused', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
    const [newest] = await platform.platform.keys.published()
    const kid = newest?.kid ?? ''
    const claims = { method: 'POST', path, at: new Date().toISOString(), nonce: crypto.randomUUID(), body }
    const text = new TextEncoder().encode(JSON.stringify(claims))
    const foreign = await new CompactEncrypt(text)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
      .encrypt(publicKey)
    expect(await code({ jwe: foreign })).toBe('decryptionFailed')
    const own = await importJWK({ ...newest }, 'ECDH-ES')
    const weaker = await new CompactEncrypt(text)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A128CBC-HS256', kid })
      .encrypt(own)
    expect(await code({ jwe: weaker })).toBe('decryptionFailed')
    const unnamed = await new CompactEncrypt(text)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'unknown' })
      .encrypt(own)
    expect(await code({ jwe: unnamed })).toBe('decryptionFailed')
  })

  test('more than five minutes from the platform’s clock: refused', async () => {
    const at = (seconds: number) => new Date(platform.platform.now().getTime() + seconds * 1000).toISOString()
    expect(await code(await seal({ at: at(-290) }))).toBe(undefined)
    expect(await code(await seal({ at: at(290) }))).toBe(undefined)
    expect(await code(await seal({ at: at(-310) }))).toBe('replayedRequest')
    expect(await code(await seal({ at: at(310) }))).toBe('replayedRequest')
    expect(await code(await seal({ at: 'yesterday' }))).toBe('replayedRequest')
  })

  test('D5: two keys are active: after a rotation the previous one still opens, after two it does not', async () => {
    const { keys } = platform.platform
    const before = await keys.published()
    expect(before).toHaveLength(2)
    const sealed = await seal()
    const later = await seal()
    platform.advance(1)
    await keys.rotate(new Date(Date.now() + 31 * 86_400_000))
    const after = await keys.published()
    expect(after).toHaveLength(2)
    expect(after[1]?.kid).toBe(before[0]?.kid)
    expect((await send(sealed)).status).toBe(200)
    await keys.rotate(new Date(Date.now() + 62 * 86_400_000))
    expect(await code(later)).toBe('decryptionFailed')
    expect(JSON.stringify(await keys.published())).not.toContain('"d"')
  })
})
