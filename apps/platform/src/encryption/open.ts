import { compactDecrypt, decodeProtectedHeader } from 'jose'
import * as z from 'zod/mini'
import { parseJson } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'

const wrapped = z.strictObject({ jwe: z.string() })

const claims = z.strictObject({
  method: z.string(),
  path: z.string(),
  at: z.string().check(z.maxLength(40)),
  nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  body: z.unknown(),
})

/** How far a body's moment may be from the platform's clock. */
const window = 5 * 60_000

/**
 * Opens an encrypted body: sealed to one of our active keys, for this call, in these five minutes, and never seen
 * before.
 */
export async function openBody(
  platform: Platform,
  call: { method: string; path: string },
  body: unknown,
): Promise<unknown> {
  const outer = wrapped.safeParse(body)
  if (!outer.success) throw new Refusal('decryptionFailed', { reason: 'not sealed' })
  const inner = claims.safeParse(await decrypt(platform, outer.data.jwe))
  if (!inner.success) throw new Refusal('decryptionFailed', { reason: 'claims' })
  const { method, path, at, nonce, body: opened } = inner.data
  if (method !== call.method || path !== call.path) {
    throw new Refusal('decryptionFailed', { reason: 'sealed for another call' })
  }
  const now = platform.now()
  const moment = Date.parse(at)
  // A date that no calendar has compares false, and is refused with the rest.
  if (!(Math.abs(now.getTime() - moment) <= window))
    throw new Refusal('replayedRequest', { reason: 'outside window' })
  const first = await platform.db
    .insertInto('used_nonce')
    .values({ nonce, expires_at: new Date(moment + 2 * window) })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()
  if (!first) throw new Refusal('replayedRequest', { reason: 'nonce used' })
  return opened
}

async function decrypt({ keys }: Platform, jwe: string): Promise<unknown> {
  const failed = (reason: string) => new Refusal('decryptionFailed', { reason })
  let kid: unknown
  try {
    kid = decodeProtectedHeader(jwe).kid
  } catch {
    throw failed('header')
  }
  const key = typeof kid === 'string' ? await keys.privateKey(kid) : null
  if (!key) throw failed('unknown key')
  let plaintext: Uint8Array
  try {
    const opened = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    plaintext = opened.plaintext
  } catch {
    throw failed('cannot be opened')
  }
  return parseJson(plaintext)
}
