import { createHash, createHmac } from 'node:crypto'

/**
 * Draws that a player can check: the hash of the server's seed is shown before, the seed afterwards. Words of 32 bits
 * are the bytes of HMAC-SHA256(serverSeed, `clientSeed:nonce:block`), block 0, 1, 2 …, eight words each, big-endian.
 */
export type Below = (limit: number) => number

/** SHA-256 of a server seed, hex: what is shown before. */
export const hashOfSeed = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex')

const wordSpan = 2 ** 32

/** Unbiased whole numbers from 0 up to a limit of at most 2^32, in the order that the seeds and the nonce decide. */
export function drawsOf(serverSeed: string, clientSeed: string, nonce: bigint | number): Below {
  let block = 0
  let words: number[] = []
  const next = (): number => {
    if (words.length === 0) {
      const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
      block += 1
      words = Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4))
    }
    return words.shift() ?? 0
  }
  return (limit) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > wordSpan) throw new Error('no such limit')
    // Words above the last whole multiple would favour small numbers: they are skipped.
    const whole = wordSpan - (wordSpan % limit)
    for (;;) {
      const word = next()
      if (word < whole) return word % limit
    }
  }
}

/** What a round claims: its seeds, its nonce and their result. */
export interface Claim<Result> {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: bigint | number
  readonly result: Result
}

/** Whether a revealed seed is the one whose hash was shown, and reproduces the result that was played. */
export function verify<Result>(claim: Claim<Result>, draw: (below: Below) => Result): boolean {
  if (hashOfSeed(claim.serverSeed) !== claim.serverSeedHash) return false
  const drawn = draw(drawsOf(claim.serverSeed, claim.clientSeed, claim.nonce))
  return JSON.stringify(drawn) === JSON.stringify(claim.result)
}
