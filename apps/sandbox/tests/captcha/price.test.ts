import { doublings } from '@baize/platform/captcha/price.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

test('the price doubles beyond what is free, again with each doubling of the count, and not without end', () => {
  const allowance = { free: 8, maxDoublings: 3 }
  const at = [1, 8, 9, 16, 17, 32, 33, 1_000].map((count) => doublings(count, allowance))
  expect(at).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
})

describe.each(testEngines)('captchas on $name', (engine) => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => platform?.close())

  /** Draws captchas a second apart, as the throttle wants it, and returns what each costs. */
  async function draw(count: number, ip: string, cookie = '') {
    const prices: number[] = []
    let own = cookie
    for (let drawn = 0; drawn < count; drawn += 1) {
      const headers = { 'x-baize-site': 'member', ...(own ? { cookie: own } : {}) }
      const answer = await platform.send('/wps/captcha', { headers }, ip)
      own ||= (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      prices.push(answer.value.proof.difficulty)
      platform.advance(1)
    }
    return { prices, cookie: own }
  }

  test('a browser that draws on and on pays twice as much, others at its address do not', async () => {
    const base = platform.settings.limits.proofDifficulty
    const { prices } = await draw(17, '203.0.113.7')
    expect(prices).toEqual([
      ...Array.from({ length: 8 }, () => base),
      ...Array.from({ length: 8 }, () => base + 1),
      base + 2,
    ])
    expect((await draw(1, '203.0.113.7')).prices).toEqual([base])
  })

  test('the price is the ordinary one again in the next ten minutes', async () => {
    const base = platform.settings.limits.proofDifficulty
    const { prices, cookie } = await draw(9, '203.0.113.8')
    expect(prices.at(-1)).toBeGreaterThan(base)
    platform.advance(600)
    expect((await draw(1, '203.0.113.8', cookie)).prices).toEqual([base])
  })

  test('an address whose browsers are thrown away pays, too', async () => {
    const base = platform.settings.limits.proofDifficulty
    const prices: number[] = []
    for (let drawn = 0; drawn < 65; drawn += 1) prices.push(...(await draw(1, '203.0.113.9')).prices)
    expect(prices.slice(0, 64)).toEqual(Array.from({ length: 64 }, () => base))
    expect(prices[64]).toBe(base + 1)
  })
})
