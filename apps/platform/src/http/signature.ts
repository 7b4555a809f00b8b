import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../encryption/secrets.ts'
import { findVendor } from '../games/catalogue.ts'
import type { Gateway } from '../gateways/gateway.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { Refusal } from './refusal.ts'

/**
 * The key that a vendor signs with; given to the vendor when the integration is set up. Its version is in the vendor's content
 * (`keyVersion`): another one is another key.
 */
export const vendorKey = (secrets: Secrets, vendor: string, version = 1): string =>
  secrets.mark('vendor-key', version === 1 ? vendor : `${vendor}:${version}`)

/** The key of the version that is in use. */
export const currentVendorKey = (secrets: Secrets, vendor: string): string =>
  vendorKey(secrets, vendor, findVendor(vendor)?.keyVersion)

/** Hex HMAC-SHA256 of a text or a body. */
export const signBody = (key: string, body: string | Uint8Array): string =>
  createHmac('sha256', key).update(body).digest('hex')

/** What a vendor signs: one request, to one address, at one time. */
export interface SignedRequest {
  readonly method: string
  readonly path: string
  /** ISO 8601. */
  readonly time: string
  readonly nonce: string
  readonly body: string | Uint8Array
}

/** `X-Vendor-Signature`: hex HMAC-SHA256 of `METHOD path\ntime\nnonce\nbody`. */
const signRequest = (key: string, { method, path, time, nonce, body }: SignedRequest): string =>
  createHmac('sha256', key).update(`${method} ${path}\n${time}\n${nonce}\n`).update(body).digest('hex')

/** The headers of a signed request, as a vendor or a gateway sends them. */
export function signedHeaders(
  party: { readonly code: string; readonly key: string },
  request: Pick<SignedRequest, 'method' | 'path' | 'body'>,
  now: Date,
): Record<string, string> {
  const [time, nonce] = [now.toISOString(), crypto.randomUUID()]
  return {
    'x-vendor': party.code,
    'x-vendor-time': time,
    'x-vendor-nonce': nonce,
    'x-vendor-signature': signRequest(party.key, { ...request, time, nonce }),
  }
}

/** The name by which the payout gateway signs, with the secret that it was set up with. */
export const payoutParty = 'payout-gateway'

/** The name by which the deposit gateway signs. */
export const depositParty = 'deposit-gateway'

const gatewayOf = ({ payoutGateway, depositGateway }: Settings, party: string): Gateway | null => {
  if (party === payoutParty) return payoutGateway
  return party === depositParty ? depositGateway : null
}

const keyOf = ({ secrets, settings }: Pick<Platform, 'secrets' | 'settings'>, party: string): string =>
  gatewayOf(settings, party)?.secret ?? currentVendorKey(secrets, party)

/** Milliseconds that a vendor's clock may be off. */
const window = 5 * 60_000

/**
 * The vendor of a signed call. The signature is of this method, path, time and nonce: an intercepted signature is
 * valid for no other call, and for this one only once. A code that never received a key cannot be signed for.
 */
export async function requireVendor(
  platform: Pick<Platform, 'secrets' | 'settings' | 'db' | 'now'>,
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
  body: Uint8Array,
): Promise<string> {
  const vendor = headers.get('x-vendor') ?? ''
  const time = headers.get('x-vendor-time') ?? ''
  const nonce = headers.get('x-vendor-nonce') ?? ''
  const given = Buffer.from(headers.get('x-vendor-signature') ?? '', 'hex')
  const signed = { method, path: new URL(url).pathname, time, nonce, body }
  const right = Buffer.from(signRequest(keyOf(platform, vendor), signed), 'hex')
  const wellFormed = /^[A-Za-z0-9_-]{1,32}$/.test(vendor) && /^[A-Za-z0-9_-]{16,64}$/.test(nonce)
  if (!wellFormed || given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new Refusal('badSignature')
  }
  const sentAt = Date.parse(time)
  if (!(Math.abs(platform.now().getTime() - sentAt) <= window))
    throw new Refusal('replayedRequest', { reason: 'outside window' })
  const first = await platform.db
    .insertInto('used_nonce')
    .values({ nonce: `${vendor}:${nonce}`, expires_at: new Date(sentAt + 2 * window) })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()
  if (!first) throw new Refusal('replayedRequest', { reason: 'nonce used' })
  return vendor
}
