import { triedWindows } from '@baize/platform/contracts/triedWindows.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { offerRates } from '@baize/platform/team/offerRates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { agreeOn, dividendOf, plantTree } from './testingTree.ts'

const minute = 60_000

describe.each(testEngines)('what an offer is tried on, and made of, on $name', (engine) => {
  let running: TestPlatform
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => running.close())

  test('hours and five minutes in which the team played, not the last ones; days in order', async () => {
    const { platform } = running
    const { brand } = platform.settings
    const [head, below] = await plantTree(platform, [-1, 0], 'tried')
    if (!head || !below) throw new Error('no tree')
    const now = platform.now()
    const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
    for (const hours of [30, 31, 50]) await playBet(platform, below.id, { stake: '5', at: ago(hours * 60) })
    await playBet(platform, head.id, { stake: '5', at: ago(30 * 60 + 7) })
    const windowsOf = async (period: 'hourly' | 'fiveMinutes' | 'daily') =>
      (await triedWindows(platform.db, brand, { period }, head.path, now)).map(({ from, to }) => [
        from.getTime(),
        to.getTime(),
      ])
    for (const period of ['hourly', 'fiveMinutes'] as const) {
      const windows = await windowsOf(period)
      expect(windows).toHaveLength(6)
      for (const hours of [30, 31, 50]) {
        const at = ago(hours * 60).getTime()
        expect(windows.some(([from = 0, to = 0]) => from <= at && at < to)).toBe(true)
      }
      expect(windows).toEqual(windows.toSorted(([one = 0], [other = 0]) => other - one))
    }
    const days = await windowsOf('daily')
    expect(days).toHaveLength(6)
    expect(days.slice(1).map(([, to]) => to)).toEqual(days.slice(0, -1).map(([from]) => from))
  })

  test('rates that an account is opened with become contracts that are settled as the agent’s own', async () => {
    const { platform } = running
    const [agent, opened] = await plantTree(platform, [-1, 0], 'opened')
    if (!agent || !opened) throw new Error('no tree')
    await agreeOn(platform, agent, dividendOf('40', { period: 'monthly', cycle: 3, carry: 'forever' }))
    running.advance(300)
    await transact(platform.database, (unit) =>
      offerRates(
        platform,
        unit,
        { uplineId: agent.id, partyId: opened.id },
        { dividend: '20' },
        platform.now(),
      ),
    )
    const offered = await platform.db
      .selectFrom('contract')
      .selectAll()
      .where('party_id', '=', opened.id)
      .executeTakeFirstOrThrow()
    expect(offered).toMatchObject({
      ...{ kind: 'dividend', period: 'tenDays', base: 'profitLoss', carry: 'forever', state: 'requested' },
      top_rate: 200_000,
    })
  })
})
