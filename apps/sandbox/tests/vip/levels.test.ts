import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { missions } from '@baize/platform/missions/definitions.ts'
import { rank } from '@baize/platform/missions/leaderboard.ts'
import { masked } from '@baize/platform/missions/names.ts'
import { windowOf } from '@baize/platform/missions/windows.ts'
import { rateOf, rebateRows } from '@baize/platform/rebates/rates.ts'
import { rewardPlay } from '@baize/platform/rewards/afterBet.ts'
import { ladder, levelAfter, levelFor, nextMonth } from '@baize/platform/vip/levels.ts'
import { climb, endMonths, levelOf } from '@baize/platform/vip/progress.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCash } from '../bonus/testingPlay.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const whole = (amount: number) => BigInt(amount) * 10_000n

describe.each(testEngines)('levels, rebates and missions on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
  })
  afterAll(() => games?.close())

  const play = (memberId: string, amount: bigint, gameType = 'RNG', at = games.platform.now()) =>
    transact(games.platform.database, (unit) =>
      rewardPlay(games.platform, unit, {
        ...{ id: 'bet', memberId, gameType, stake: amount, validBet: amount, payout: 0n, at },
      }),
    )

  test('a level is reached at once, with a gift for each on the way, and lost one at a time', async () => {
    const as = await games.join('vipclimber')
    const memberId = await giveCash(games, 'vipclimber', 0n)
    await play(memberId, whole(999))
    expect(await levelOf(games.platform.db, memberId)).toBe(1)
    await play(memberId, whole(9_001))
    const { value } = await games.call('vip', {}, { as })
    expect(value).toMatchObject({ vipRankLevel: 3, progress: '10000.00', keepTarget: '5000.00' })
    expect(value).toMatchObject({ upgradeTarget: '50000.00', history: [{ from: 1, to: 3 }] })
    const gifts = (await games.call('rewards', {}, { as })).value.rewards
    expect(gifts.filter(({ source }: { source: string }) => source === 'vip')).toHaveLength(2)
    const later = new Date(games.platform.now().getTime() + 65 * 86_400_000)
    const pass = () =>
      transact(games.platform.database, (unit) => climb(games.platform, unit, memberId, later))
    await Promise.all([pass(), pass(), pass()])
    // The month of play kept the level; one or two months without took one each.
    expect(await levelOf(games.platform.db, memberId)).toBeLessThan(3)
    const before = await levelOf(games.platform.db, memberId)
    await endMonths(games.platform)
    expect(await levelOf(games.platform.db, memberId)).toBe(before)
  })

  test('F18 a rebate of yesterday claimed in ten tabs is paid once', async () => {
    const as = await games.join('rebateclaimer')
    const memberId = await giveCash(games, 'rebateclaimer', 0n)
    const yesterday = new Date(games.platform.now().getTime() - 86_400_000)
    await play(memberId, whole(500), 'RNG', yesterday)
    await play(memberId, whole(100), 'LIVE')
    const shown = (await games.call('rebate', {}, { as })).value
    expect(shown).toMatchObject({ amount: '1.50', gathering: { amount: '0.20' } })
    expect(shown.rows).toEqual([{ gameType: 'RNG', ratePercent: '0.30', validBet: '500.00', amount: '1.50' }])
    const tabs = await Promise.all(Array.from({ length: 10 }, () => games.call('claimRebate', {}, { as })))
    const codes = tabs.map(({ envelope }) => envelope.code ?? 'paid').sort()
    expect(codes).toEqual([...Array(9).fill('alreadyClaimed'), 'paid'])
    expect((await games.call('balance', {}, { as })).value.balance).toBe('1.50')
    expect((await games.call('rebateHistory', { query: {} }, { as })).value.rows).toHaveLength(1)
    await games.expectSoundLedger()
  })

  test('a mission that is done is ready once and claimed once', async () => {
    const as = await games.join('missionary')
    const memberId = await giveCash(games, 'missionary', 0n)
    const daily = async () => {
      const { value } = await games.call('missionSummary', {}, { as })
      return value.missions.find(({ id }: { id: string }) => id === 'daily-slots')
    }
    await play(memberId, whole(60))
    expect(await daily()).toMatchObject({ progress: '60.00', target: '100.00', state: 'running' })
    await play(memberId, whole(60), 'LIVE')
    await play(memberId, whole(40))
    const ready = await daily()
    expect(ready).toMatchObject({ progress: '100.00', state: 'ready' })
    const claim = () => games.call('claimReward', { params: { id: ready.rewardId } }, { as })
    const codes = (await Promise.all([claim(), claim(), claim()])).map(
      ({ envelope }) => envelope.code ?? 'paid',
    )
    expect(codes.sort()).toEqual(['alreadyClaimed', 'alreadyClaimed', 'paid'])
    expect(await daily()).toMatchObject({ state: 'claimed', rewardId: null })
  })

  test('of equal scores the one that was reached first ranks first', async () => {
    const at = new Date('2024-03-06T05:00:00Z')
    const ids: string[] = []
    for (const account of ['boardsecond', 'boardfirst']) {
      await games.join(account)
      ids.push(await giveCash(games, account, 0n))
    }
    const [second = '', first = ''] = ids
    await games.platform.db
      .insertInto('play_day')
      .values(
        [second, first].map((member_id, index) => ({
          ...{ member_id, day: '2024-03-06', game_type: 'RNG', bets: 1n, stake: '5', valid_bet: '5' },
          ...{ payout: '0', last_at: new Date(at.getTime() - index * 1_000) },
        })),
      )
      .execute()
    const ranking = await rank(games.platform.db, '2024-03-04', '2024-03-10')
    expect(ranking.map(({ memberId }) => memberId)).toEqual([first, second])
    const board = (await games.call('missionLeaderboard', {}, { as: await games.join('boardreader') })).value
    expect(board).toMatchObject({ formula: 'sumOfValidBet', tieRule: 'firstToReach', freshSeconds: 60 })
  })
})

describe('rules of the ladder, the rates and the windows', () => {
  test('levels rise with the month and fall by one where it does not keep them', () => {
    expect([0, 999, 1_000, 50_000, 900_000].map((bet) => levelFor(whole(bet)))).toEqual([1, 1, 2, 4, 5])
    expect(levelAfter(5, 0n)).toBe(4)
    expect(levelAfter(5, whole(100_000))).toBe(5)
    expect(levelAfter(1, 0n)).toBe(1)
    expect(ladder.every(({ upgrade, keep }) => keep <= upgrade)).toBe(true)
    expect([nextMonth('2026-11'), nextMonth('2026-12')]).toEqual(['2026-12', '2027-01'])
  })

  test('a higher level has a higher rate, and fractions of a cent stay with the house', () => {
    expect(rateOf(2, 'RNG')).toBeGreaterThan(rateOf(1, 'RNG'))
    const played = [{ gameType: 'RNG', bets: 1n, stake: 0n, validBet: 99_999n, payout: 0n }]
    expect(rebateRows(played, 1)[0]?.amount).toBe(200n)
  })

  test('weeks begin on Monday, months end on their last day; ids of missions are unique', () => {
    expect(windowOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(windowOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(new Set(missions.map(({ id }) => id)).size).toBe(missions.length)
    expect(masked('Dara2026')).toBe('Da***6')
  })
})
