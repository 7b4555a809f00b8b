import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What the platform does with its one secret: each purpose has a key of its own. */
export interface Secrets {
  /** HMAC-SHA256, base64url. */
  mark(purpose: string, text: string): string
  seal(purpose: string, text: string): string
  open(purpose: string, sealed: string): string
}

const maxKept = 100

export function secretsFrom(secret: string): Secrets {
  const keys = new Map<string, Buffer>()
  const key = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const made = Buffer.from(hkdfSync('sha256', secret, 'baize', purpose, 32))
    // Some purposes are one of a kind: only the first ones, which every call needs, are worth keeping.
    if (keys.size < maxKept) keys.set(purpose, made)
    return made
  }
  return {
    mark: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('base64url'),
    seal(purpose, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key(purpose), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key(purpose), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')
