import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { CallDefinition } from '../contract/call.ts'

/** Fits a body into a JWE for the platform's newest key, bound to call, time and a nonce against replay. */
export async function sealBody(
  key: JWK & { kid: string },
  call: Pick<CallDefinition, 'method'>,
  path: string,
  body: unknown,
  now: Date,
): Promise<{ jwe: string }> {
  const claims = { method: call.method, path, at: now.toISOString(), nonce: crypto.randomUUID(), body }
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  return { jwe }
}
