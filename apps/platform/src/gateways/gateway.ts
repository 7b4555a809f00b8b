import { isServiceAddress } from '../http/serviceAddress.ts'

/** A system of the operator's own that moves money, and the secret that both sides sign with. */
export interface Gateway {
  /** Without a slash at its end. */
  readonly url: string
  readonly secret: string
}

const minSecret = 32

/**
 * The gateway of the setting `name` and its secret, `name`_SECRET; null where none is named. Throws, without the secret,
 * where what is named cannot be used.
 */
export function gatewayNamed(name: string, url: string | null, secret: string | null): Gateway | null {
  if (url === null) return null
  if (!isServiceAddress(url)) throw new Error(`${name} must be an https address.`)
  if (secret === null || secret.length < minSecret) {
    throw new Error(`${name}_SECRET must have at least ${minSecret} characters.`)
  }
  return { url: url.replace(/\/$/, ''), secret }
}
