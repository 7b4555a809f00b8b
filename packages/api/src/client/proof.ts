/** How long a proof works before it yields to the page, in milliseconds: less than a frame. */
const TURN = 8

/**
 * Does the proof of work of a captcha: finds the nonce whose hash starts with `difficulty` zero bits. The page stays
 * interactive meanwhile. Resolves to null when it was stopped.
 */
export async function solveProof(
  proof: { salt: string; difficulty: number },
  signal?: AbortSignal,
): Promise<string | null> {
  const encoder = new TextEncoder()
  let turn = performance.now() + TURN
  for (let nonce = 0; !signal?.aborted; nonce++) {
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(proof.salt + nonce))
    if (leadingZeroBits(new Uint8Array(digest)) >= proof.difficulty) return String(nonce)
    if (performance.now() > turn) {
      await new Promise((done) => setTimeout(done))
      turn = performance.now() + TURN
    }
  }
  return null
}

/** How many bits are zero before the first that is one. */
function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0
  for (const byte of bytes) {
    if (byte === 0) bits += 8
    else return bits + Math.clz32(byte) - 24
  }
  return bits
}
