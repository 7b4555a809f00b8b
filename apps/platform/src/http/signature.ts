import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../encryption/secrets.ts'
import type { Gateway } from '../gateways/gateway.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { Refusal } from './refusal.ts'

/** The key that a vendor signs with; handed to the vendor when the integration is set up. */
export const vendorKey = (secrets: Secrets, vendor: string): string => secrets.mark('vendor-key', vendor)

/** `X-Vendor-Signature`: hex HMAC-SHA256 of the raw body. */
export const signBody = (key: string, body: string | Uint8Array): string =>
  createHmac('sha256', key).update(body).digest('hex')

/** The name by which the payout gateway signs, with the secret that it was set up with. */
export const payoutParty = 'payout-gateway'

/** The name by which the deposit gateway signs. */
export const depositParty = 'deposit-gateway'

const gatewayOf = ({ payoutGateway, depositGateway }: Settings, party: string): Gateway | null => {
  if (party === payoutParty) return payoutGateway
  return party === depositParty ? depositGateway : null
}

const keyOf = ({ secrets, settings }: Pick<Platform, 'secrets' | 'settings'>, party: string): string =>
  gatewayOf(settings, party)?.secret ?? vendorKey(secrets, party)

/** The vendor of a signed call. A code that we never handed a key to cannot be signed for. */
export function requireVendor(
  platform: Pick<Platform, 'secrets' | 'settings'>,
  headers: Headers,
  body: Uint8Array,
): string {
  const vendor = headers.get('x-vendor') ?? ''
  const given = Buffer.from(headers.get('x-vendor-signature') ?? '', 'hex')
  const right = Buffer.from(signBody(keyOf(platform, vendor), body), 'hex')
  const wellNamed = /^[A-Za-z0-9_-]{1,32}$/.test(vendor)
  if (!wellNamed || given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new Refusal('badSignature')
  }
  return vendor
}
