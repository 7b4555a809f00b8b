import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { dayAt } from '@baize/platform/records/days.ts'
import { addUpPlay } from '@baize/platform/team/figures.ts'
import { compareTeams, rebuildTeams } from '@baize/platform/team/rebuild.ts'
import { freshness, rollUp } from '@baize/platform/team/rollUp.ts'
import { activeBelow, playBelow } from '@baize/platform/team/sums.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund, playBet } from '../bills/testingPlay.ts'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

describe.each(testEngines)('sums of teams on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
  })
  afterAll(() => running?.close())

  const drain = async () => {
    while ((await rollUp(platform, 7)) > 0);
  }
  const differences = () => compareTeams(platform.db, platform.settings.brand)

  test('they are the sums of slots and members, for any order of days and batches', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }),
        fc.array(fc.record({ who: fc.nat(4), day: fc.nat(6), stake: fc.integer({ min: 1, max: 900 }) }), {
          minLength: 4,
          maxLength: 14,
        }),
        async (draws, bets) => {
          const parents = [-1, ...draws.map((draw, index) => draw % (index + 1))]
          const people = await plantTree(platform, parents, `sums${++trees}x`)
          const now = platform.now()
          for (const { who, day, stake } of bets) {
            const at = new Date(now.getTime() - day * 86_400_000)
            await playBet(platform, people[who]?.id ?? '', { stake: String(stake), at })
            if (stake % 3 === 0) await rollUp(platform, 2)
          }
          await drain()
          expect(await differences()).toEqual([])
          // Of any period, the accounts that played at all are counted once each.
          const top = people[0]
          if (!top) throw new Error('no tree')
          for (const [first, last] of [
            [0, 6],
            [2, 4],
            [1, 1],
          ] as const) {
            const days = bets.filter(({ who, day }) => who > 0 && day >= first && day <= last)
            const name = (day: number) =>
              dayAt(new Date(now.getTime() - day * 86_400_000), platform.settings.brand.gmtOffsetMinutes)
            const period = { from: name(last), to: name(first) }
            expect(await activeBelow(platform.db, top.id, period)).toBe(
              new Set(days.map(({ who }) => who)).size,
            )
            const sum = addUpPlay(await playBelow(platform.db, [top.id], period))
            expect(sum.stake).toBe(days.reduce((total, { stake }) => total + BigInt(stake) * 10_000n, 0n))
          }
        },
      ),
      { numRuns: 6 },
    )
  })

  test('workers at the same time count nothing twice, and the number of waiting notes is returned', async () => {
    const [, leaf] = await plantTree(platform, [-1, 0], `sums${++trees}x`)
    for (let bet = 0; bet < 6; bet += 1) await playBet(platform, leaf?.id ?? '', { stake: '10' })
    await fund(platform, leaf?.id ?? '', '5')
    expect((await freshness(platform)).getTime()).toBeLessThan(platform.now().getTime())
    const before = platform.now().getTime()
    await Promise.all([rollUp(platform), rollUp(platform), rollUp(platform)])
    expect(await rollUp(platform)).toBe(0)
    expect(await differences()).toEqual([])
    expect((await freshness(platform)).getTime()).toBeGreaterThanOrEqual(before)
  })

  test('what the version before added up without totals is built again', async () => {
    const [agent, player] = await plantTree(platform, [-1, 0], `older${++trees}x`)
    if (!agent || !player) throw new Error('no tree')
    await playBet(platform, player.id, { stake: '500', at: platform.now() })
    await drain()
    await platform.db.deleteFrom('team_total_day').where('head_id', '=', agent.id).execute()
    await platform.db
      .updateTable('team_rollup')
      .set({ gmt_offset_minutes: platform.settings.brand.gmtOffsetMinutes })
      .execute()
    await rollUp(platform)
    expect(await differences()).toEqual([])
    const state = await platform.db.selectFrom('team_rollup').selectAll().executeTakeFirstOrThrow()
    expect(state.gmt_offset_minutes).toBeNull()
  })

  test('a rebuild returns the same sums, and a sum that was tampered with is reported', async () => {
    const read = () =>
      platform.db
        .selectFrom('team_day')
        .selectAll()
        .orderBy('agent_id')
        .orderBy('day')
        .orderBy('game_type')
        .execute()
    const before = await read()
    await rebuildTeams(platform.db, platform.settings.brand)
    expect(await read()).toEqual(before)
    await platform.db.updateTable('team_day').set({ stake: '1' }).execute()
    expect((await differences()).length).toBe(before.length)
    await platform.db.updateTable('team_total_month').set({ given: '1' }).execute()
    expect((await differences()).some(({ table }) => table === 'team_total_month')).toBe(true)
    await rebuildTeams(platform.db, platform.settings.brand)
    expect(await differences()).toEqual([])
  })
})
