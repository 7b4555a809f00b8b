import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawsOf, hashOfSeed, verify } from './draws.ts'

describe('draws can be verified publicly', () => {
  test('a limit of 2^32 returns the plain 32-bit words of the documented HMAC', () => {
    const bytes = createHmac('sha256', 'server').update('client:7:0').digest()
    const below = drawsOf('server', 'client', 7)
    for (let word = 0; word < 8; word += 1) expect(below(2 ** 32)).toBe(bytes.readUInt32BE(word * 4))
    expect(below(2 ** 32)).toBe(createHmac('sha256', 'server').update('client:7:1').digest().readUInt32BE(0))
  })

  test('the same seeds and nonce return the same numbers, in range; another nonce other ones', () => {
    const seed = fc.string({ minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(
        seed,
        seed,
        fc.nat(),
        fc.integer({ min: 1, max: 2 ** 32 }),
        (server, client, nonce, limit) => {
          const take = (of: number) => {
            const below = drawsOf(server, client, of)
            return Array.from({ length: 12 }, () => below(limit))
          }
          expect(take(nonce)).toEqual(take(nonce))
          expect(take(nonce).every((value) => Number.isInteger(value) && value >= 0 && value < limit)).toBe(
            true,
          )
          if (limit > 1000) expect(take(nonce)).not.toEqual(take(nonce + 1))
        },
      ),
    )
  })

  test('a true claim is verified; a changed seed, hash, client, nonce or result is not', () => {
    const draw = (below: (limit: number) => number) => Array.from({ length: 9 }, () => below(32))
    const serverSeed = 'revealed'
    const claim = {
      serverSeed,
      serverSeedHash: hashOfSeed(serverSeed),
      clientSeed: 'mine',
      nonce: 3,
      result: draw(drawsOf(serverSeed, 'mine', 3)),
    }
    expect(verify(claim, draw)).toBe(true)
    for (const lie of [
      { serverSeed: 'other' },
      { serverSeedHash: hashOfSeed('other') },
      { clientSeed: 'yours' },
      { nonce: 4 },
      { result: claim.result.with(0, (claim.result[0] ?? 0) + 1) },
    ]) {
      expect(verify({ ...claim, ...lie }, draw)).toBe(false)
    }
  })
})
