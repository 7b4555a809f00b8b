export interface ClaimedDraw {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
}

export interface CheckedDraw {
  /** Whether the seed has the hash that was shown before. */
  readonly same: boolean
  /** The first bytes that the draw takes its numbers from, hex. */
  readonly bytes: string
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Recomputes a draw in this browser, so that no one has to be trusted. */
export async function checkDraw(draw: ClaimedDraw): Promise<CheckedDraw> {
  const { subtle } = crypto
  const text = new TextEncoder()
  const seed = text.encode(draw.serverSeed)
  const key = await subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const words = text.encode(`${draw.clientSeed}:${draw.nonce}:0`)
  return {
    same: hex(await subtle.digest('SHA-256', seed)) === draw.serverSeedHash,
    bytes: hex(await subtle.sign('HMAC', key, words)),
  }
}
