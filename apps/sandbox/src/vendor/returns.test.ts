import { drawsOf } from '@baize/platform/fairness/draws.ts'
import { betTypes } from '@baize/platform/games/lotteryDraws.ts'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../games/catalogue.ts'
import { couponPays, drawResult, type MatchResult, matchInSlot, type Pick } from './coupon.ts'
import { drawPoint, lowestTarget, multiplierAt, payAt, payAtEnd, timeOf } from './crash.ts'
import { drawRound } from './draw.ts'
import { fishes, hitsOf, shoot } from './fish.ts'
import { drawDigits, winsWith } from './lottery.ts'

const stake = 10_000n

/** The share of stakes that was returned in a long seeded run, and how far it may be off by chance (four deviations). */
function run(rounds: number, pay: (below: (limit: number) => number, round: number) => number) {
  const below = drawsOf('a long run', 'of a test', 1)
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const back = pay(below, round)
    sum += back
    squares += back * back
  }
  const share = sum / rounds
  return { share, tolerance: 4 * Math.sqrt((squares / rounds - share * share) / rounds) }
}

function expectShare({ share, tolerance }: { share: number; tolerance: number }, published: number) {
  expect(Math.abs(share - published)).toBeLessThan(tolerance)
  expect(tolerance).toBeLessThan(0.3)
}

describe('the return in a long run is the published one', () => {
  test.each(fishes.map((fish) => [fish.name, fish] as const))('shots at %s', (_, fish) => {
    expectShare(
      run(60_000, (below) => (shoot(fish, below) ? fish.pays : 0)),
      0.96,
    )
    expect((hitsOf(fish) * fish.pays) / 1_000_000).toBeCloseTo(0.96, 3)
  })

  test.each([lowestTarget, 150, 200, 1000, 5000])('flights that are left at %i hundredths', (target) => {
    expectShare(
      run(60_000, (below) => Number(payAtEnd(stake, drawPoint(below), target)) / Number(stake)),
      0.97,
    )
  })

  test('cashing out by hand pays what had been reached, and nothing from the end on', () => {
    for (const point of [100, 101, 150, 987, 100_000]) {
      const end = timeOf(point)
      expect(payAt(stake, point, end)).toBe(0n)
      if (end > 0) {
        expect(payAt(stake, point, end - 1)).toBe((stake * BigInt(multiplierAt(end - 1))) / 100n)
        expect(multiplierAt(end - 1)).toBeLessThanOrEqual(point)
      }
    }
  })

  test.each(betTypes.map((type) => [type.type, type] as const))(
    'lottery bets on %s',
    (name, { odds, ways }) => {
      const choices = { last2: '07', last3: '123', lastDigit: '4', bigSmall: 'big', oddEven: 'odd' }
      let wins = 0
      for (let number = 0; number < 100_000; number += 1) {
        if (winsWith(String(number).padStart(5, '0'), name, choices[name])) wins += 1
      }
      expect(wins).toBe(ways)
      const paid = run(name === 'last3' ? 200_000 : 60_000, (below) =>
        winsWith(drawDigits(below), name, choices[name]) ? odds / 100 : 0,
      )
      expectShare(paid, (odds * ways) / 10_000_000)
    },
  )

  test('coupons: singles return 94 to 95.1 %, and a double the product', () => {
    const league = catalogue.find((game) => game.family === 'coupon' && game.gameType === 'SPORTS')
    if (!league) throw new Error('no league')
    const single = (pick: Pick) =>
      run(40_000, (below, round) => {
        const match = matchInSlot(league, round % 500)
        const result = drawResult(match, below)
        const pays = couponPays(stake, [{ match: match.id, pick, odds: match.odds[pick] }], () => result)
        return Number(pays ?? stake) / Number(stake)
      })
    for (const pick of ['home', 'draw', 'away'] as const) {
      const { share, tolerance } = single(pick)
      expect(share).toBeGreaterThan(0.935 - tolerance)
      expect(share).toBeLessThan(0.951 + tolerance)
    }
  })

  test('coupons: all must win, abandoned matches count as one, all abandoned return the stake, and there is a maximum', () => {
    const legs = [
      { match: 'a', pick: 'home' as const, odds: 200 },
      { match: 'b', pick: 'away' as const, odds: 350 },
    ]
    const pays = (a: MatchResult, b: MatchResult) =>
      couponPays(stake, legs, (match) => (match === 'a' ? a : b))
    expect(pays('home', 'away')).toBe(70_000n)
    expect(pays('home', 'home')).toBe(0n)
    expect(pays('void', 'away')).toBe(35_000n)
    expect(pays('void', 'void')).toBeNull()
    const many = Array.from({ length: 8 }, (_, index) => ({
      match: `${index}`,
      pick: 'home' as const,
      odds: 900,
    }))
    expect(couponPays(stake, many, () => 'home')).toBe(stake * 10_000n)
  })

  test('slots and tables by the seeded draws', () => {
    const [slot, table] = ['1001', '2001'].map((id) => catalogue.find((game) => game.nodeId === id))
    if (!slot || !table) throw new Error('no game')
    const share = (payout: bigint) => Number(payout) / Number(stake)
    expectShare(
      run(150_000, (below) => share(drawRound(slot, stake, '', below).payout)),
      0.9604,
    )
    expectShare(
      run(60_000, (below) => share(drawRound(table, stake, 'left', below).payout)),
      0.9615,
    )
  })
})
