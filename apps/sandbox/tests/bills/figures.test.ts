import { splitByDays } from '@baize/platform/bills/days.ts'
import { figuresBySlots, figuresBySums, figuresOf } from '@baize/platform/bills/figures.ts'
import { playedBy } from '@baize/platform/bills/verify.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { oneDay } from '@baize/platform/settlement/zone.ts'
import { givenTypes } from '@baize/platform/team/figures.ts'
import { rebuildTeams } from '@baize/platform/team/rebuild.ts'
import { rollUp } from '@baize/platform/team/rollUp.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { give } from '../team/testingGiven.ts'
import { playBet } from './testingPlay.ts'

const minute = 60_000
/** The first moment of a day in the brand's zone. */
const start = (offset: number) => Date.parse('2026-03-01T00:00:00Z') - offset * minute

describe('the whole days of a window', () => {
  test('with what is left before and after them, are the window, in any offset', () => {
    const moments = fc.integer({ min: 0, max: 20 * 288 }).map((slots) => slots * 5 * minute)
    const offsets = fc.integer({ min: -144, max: 168 }).map((slots) => slots * 5)
    fc.assert(
      fc.property(moments, moments, offsets, (one, other, offset) => {
        const window = { from: new Date(Math.min(one, other)), to: new Date(Math.max(one, other)) }
        const split = splitByDays(offset, window)
        const longest = window.to.getTime() - window.from.getTime()
        if (!split) {
          expect(longest).toBeLessThan(2 * oneDay)
          return
        }
        const { whole, first, last } = split
        expect(whole.from.getTime() - window.from.getTime()).toBeGreaterThanOrEqual(0)
        expect(whole.from.getTime() - window.from.getTime()).toBeLessThan(oneDay)
        expect(window.to.getTime() - whole.to.getTime()).toBeGreaterThanOrEqual(0)
        expect(window.to.getTime() - whole.to.getTime()).toBeLessThan(oneDay)
        expect(Date.parse(`${first}T00:00:00Z`)).toBe(whole.from.getTime() + offset * minute)
        expect(Date.parse(`${last}T00:00:00Z`) + oneDay).toBe(whole.to.getTime() + offset * minute)
      }),
      { numRuns: 500 },
    )
  })
})

describe.each(testEngines)('figures of a bill on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
    await rollUp(platform)
  })
  afterAll(() => running?.close())

  const event = fc.record({
    who: fc.nat({ max: 5 }),
    slot: fc.nat({ max: 5 * 288 - 1 }),
    stake: fc.integer({ min: 1, max: 500 }),
    payout: fc.integer({ min: 0, max: 900 }),
    gives: fc.option(fc.constantFrom(...givenTypes), { freq: 3 }),
  })
  const history = fc.record({
    parents: fc.tuple(...[0, 1, 2, 3, 4].map((above) => fc.integer({ min: -1, max: above }))),
    before: fc.array(event, { maxLength: 12 }),
    waiting: fc.array(event, { maxLength: 6 }),
    windows: fc.array(fc.tuple(fc.nat({ max: 5 * 288 }), fc.nat({ max: 5 * 288 })), {
      minLength: 2,
      maxLength: 5,
    }),
  })

  test('sums by day with the rest from the play, slots, and every bet and journal read again are equal', async () => {
    const { brand } = platform.settings
    const begin = start(brand.gmtOffsetMinutes)
    let summed = 0
    await fc.assert(
      fc.asyncProperty(history, async ({ parents, before, waiting, windows }) => {
        const team = await plantTree(platform, [-1, ...parents], `figures${++trees}x`)
        const happen = async (events: typeof before) => {
          for (const { who, slot, stake, payout, gives } of events) {
            const [member, at] = [team[who], new Date(begin + slot * 5 * minute + 61_000)]
            if (!member) throw new Error('nobody')
            await playBet(platform, member.id, { stake: `${stake}.13`, payout: `${payout}.29`, at })
            if (gives) await give(platform, member.id, gives, BigInt(stake) * 100n, at)
          }
        }
        await happen(before)
        await rollUp(platform)
        await happen(waiting)
        for (const [one, other] of [[0, 3 * 288] as const, ...windows]) {
          const at = (slot: number) => new Date(begin + slot * 5 * minute)
          const window = { from: at(Math.min(one, other)), to: at(Math.max(one, other)) }
          for (const { id, path } of team) {
            const slow = await playedBy(platform.db, path, brand.currency, window)
            const head = { head: id, path }
            expect(await figuresBySlots(platform.db, brand.currency, path, window)).toEqual(slow)
            expect(await figuresOf(platform.db, brand, head, window)).toEqual(slow)
            const sums = await figuresBySums(platform.db, brand, head, window)
            if (sums === null) continue
            summed += 1
            expect(sums).toEqual(slow)
          }
        }
      }),
      { numRuns: Number(process.env.FIGURES_RUNS ?? 12) },
    )
    expect(summed).toBeGreaterThan(50)
  })

  test('sums of another zone’s days are not read', async () => {
    const { brand } = platform.settings
    const [head] = await plantTree(platform, [-1], 'elsewhere')
    if (!head) throw new Error('nobody')
    const begin = start(brand.gmtOffsetMinutes)
    const window = { from: new Date(begin), to: new Date(begin + oneDay) }
    const team = { head: head.id, path: head.path }
    await playBet(platform, head.id, { stake: '5', at: window.from })
    expect(await figuresBySums(platform.db, brand, team, window)).toMatchObject({ active: 1 })
    const elsewhere = { ...brand, gmtOffsetMinutes: brand.gmtOffsetMinutes + 60 }
    await rebuildTeams(platform.db, elsewhere)
    expect(await figuresBySums(platform.db, brand, team, window)).toBeNull()
    expect(await figuresOf(platform.db, brand, team, window)).toMatchObject({ active: 1, validBet: 50_000n })
    await rebuildTeams(platform.db, brand)
  })
})
