import { createECDH } from 'node:crypto'

/** The operator's VAPID keys (RFC 8292). */
export interface PushKeys {
  /** Uncompressed P-256 point, base64url. */
  readonly publicKey: string
  readonly privateKey: string
  /** How a push service reaches the operator: `mailto:` or `https:`. */
  readonly subject: string
}

const isKey = (text: string, bytes: number): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes

/** The keys of the settings; null where none are set: push notifications are off. Throws where they cannot be used. */
export function pushKeys(text: (name: string) => string | null): PushKeys | null {
  const publicKey = text('PUSH_PUBLIC_KEY')
  const privateKey = text('PUSH_PRIVATE_KEY')
  const subject = text('PUSH_SUBJECT')
  if (publicKey === null && privateKey === null && subject === null) return null
  if (publicKey === null || privateKey === null || subject === null) {
    throw new Error('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT are set together, or none of them.')
  }
  if (!isKey(privateKey, 32)) throw new Error('PUSH_PRIVATE_KEY must be 32 bytes in base64url.')
  if (!isKey(publicKey, 65)) throw new Error('PUSH_PUBLIC_KEY must be 65 bytes in base64url.')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  if (!pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))) {
    throw new Error('PUSH_PUBLIC_KEY is not the public half of PUSH_PRIVATE_KEY.')
  }
  if (!/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(subject)) {
    throw new Error('PUSH_SUBJECT must be a mailto: or https: address.')
  }
  return { publicKey, privateKey, subject }
}
