/** Does the proof of work of a captcha: finds the nonce whose hash starts with `difficulty` zero bits. */
export async function solveProof(
  proof: { salt: string; difficulty: number },
  signal?: AbortSignal,
): Promise<string | null> {
  const encoder = new TextEncoder()
  for (let nonce = 0; !signal?.aborted; nonce++) {
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(proof.salt + nonce))
    if (leadingZeroBits(new Uint8Array(digest)) >= proof.difficulty) return String(nonce)
  }
  return null
}

/** How many bits are zero before the first that is one. */
export function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0
  for (const byte of bytes) {
    if (byte === 0) bits += 8
    else return bits + Math.clz32(byte) - 24
  }
  return bits
}
