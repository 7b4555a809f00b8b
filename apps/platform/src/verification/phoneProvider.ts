import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Refusal } from '../http/refusal.ts'
import { isServiceAddress } from '../http/serviceAddress.ts'

/** A third party that verifies telephone numbers and confirms it in signed tokens (decision 0044). */
export interface PhoneProvider {
  /** Where it publishes the keys that it signs with. */
  readonly keys: string
  /** Its issuer, and its tokens' audience. */
  readonly issuer: string
  readonly audience: string
}

/** Seconds for which a verification of the number is valid: it is meant for the form that is being filled in. */
const goodSeconds = 600

/** The provider of the settings; null where none is named. Throws where what is named cannot be used. */
export function phoneProvider(
  keys: string | null,
  issuer: string | null,
  audience: string | null,
): PhoneProvider | null {
  if (keys === null) return null
  if (!isServiceAddress(keys)) {
    throw new Error('PHONE_PROVIDER must be the https address of the keys of a phone provider.')
  }
  if (issuer === null || audience === null) {
    throw new Error('PHONE_PROVIDER needs PHONE_PROVIDER_ISSUER and PHONE_PROVIDER_AUDIENCE.')
  }
  return { keys, issuer, audience }
}

const keySets = new Map<string, JWTVerifyGetKey>()

/** The provider's published keys, fetched when they are needed and kept; a key that is new is fetched again. */
function keysOf({ keys }: PhoneProvider): JWTVerifyGetKey {
  const known = keySets.get(keys)
  if (known) return known
  const made = createRemoteJWKSet(new URL(keys), { timeoutDuration: 5_000, cooldownDuration: 10_000 })
  keySets.set(keys, made)
  return made
}

const wrong = new Refusal('verificationWrong', {
  problems: [{ field: 'firebaseIdToken', code: 'wrong' }],
})

/**
 * Verifies a third party's token with its published keys: made by it, for us, lately, and for this number.
 * @param number as `+85512345678`
 * @throws Refusal `verificationWrong` for any other token, `busy` while the provider's keys cannot be had
 */
export async function requireVerifiedNumber(
  provider: PhoneProvider,
  token: string,
  number: string,
  now: Date,
): Promise<void> {
  try {
    const { payload } = await jwtVerify(token, keysOf(provider), {
      issuer: provider.issuer,
      audience: provider.audience,
      // Public keys only: a secret of both sides would let a page sign for itself.
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'iat', 'phone_number'],
      maxTokenAge: goodSeconds,
      currentDate: now,
      clockTolerance: 30,
    })
    if (payload.phone_number !== number) throw wrong
  } catch (error) {
    if (error instanceof Refusal) throw error
    const unreachable =
      error instanceof errors.JWKSTimeout ||
      error instanceof errors.JWKSInvalid ||
      !(error instanceof errors.JOSEError)
    // The same code is used when the keys' URL does not respond with 200.
    const unanswered = error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC'
    throw unreachable || unanswered ? new Refusal('busy', { params: { retryAfterSeconds: 5 } }) : wrong
  }
}
