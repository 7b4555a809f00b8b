import { parseMoney } from '@baize/api/money'
import { isServiceAddress } from '../../http/serviceAddress.ts'

/** Where the operator's payout gateway is, and the secret that both sides sign with. */
export interface PayoutGateway {
  readonly url: string
  readonly secret: string
}

const leastSecret = 32

/** The gateway of the settings; null where none is named. Throws where what is named cannot be used. */
export function payoutGateway(url: string | null, secret: string | null): PayoutGateway | null {
  if (url === null) return null
  if (!isServiceAddress(url)) {
    throw new Error('PAYOUT_GATEWAY must be an https address.')
  }
  if (secret === null || secret.length < leastSecret) {
    throw new Error(`PAYOUT_GATEWAY_SECRET must have at least ${leastSecret} characters.`)
  }
  return { url: url.replace(/\/$/, ''), secret }
}

/** The amount above which withdrawals wait for an identity document; null where none does. */
export function identityAbove(value: string | null): bigint | null {
  if (value === null) return null
  if (/^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/.test(value)) return parseMoney(value)
  throw new Error(`IDENTITY_ABOVE must be an amount such as 500.00, not "${value}".`)
}
