import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { dayAt, periodOf } from '@baize/platform/records/days.ts'
import { rewardPlay } from '@baize/platform/rewards/afterBet.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCash } from '../bonus/testingPlay.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const minute = 60
const day = 86_400_000

describe.each(testEngines)('the rebate around midnight on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
  })
  afterAll(() => games?.close())

  const offset = () => games.settings.brand.gmtOffsetMinutes
  const play = (memberId: string, whole: number, at: Date) => {
    const amount = BigInt(whole) * 10_000n
    return transact(games.platform.database, (unit) =>
      rewardPlay(games.platform, unit, {
        ...{ id: 'bet', memberId, gameType: 'RNG', stake: amount, validBet: amount, payout: 0n, at },
      }),
    )
  }

  test('the cut-off is always in the future, each day accumulates alone, and a day is claimed once it has settled', async () => {
    let as = await games.join('rebatemidnight')
    const memberId = await giveCash(games, 'rebatemidnight', 0n)
    const midnight = periodOf({}, games.platform.now(), offset()).end.getTime()
    /** Moves the clock to a number of seconds after this midnight, and reads the rebate there. */
    const shownAt = async (seconds: number) => {
      games.advance((midnight - games.platform.now().getTime()) / 1000 + seconds)
      const { value } = await games.call('rebate', {}, { as })
      expect(Date.parse(value.nextCutOffAt)).toBeGreaterThan(games.platform.now().getTime())
      const { nextCutOffAt, through, amount, gathering } = value
      return { nextCutOffAt, through, amount, gathering: gathering.amount }
    }
    const claim = async () => (await games.call('claimRebate', {}, { as })).envelope
    const cutOff = (days: number) => new Date(midnight + days * day).toISOString()
    const dayBefore = dayAt(new Date(midnight - 1), offset())

    games.advance((midnight - games.platform.now().getTime()) / 1000 - 2 * minute)
    // The old session has ended meanwhile, for nothing was done with it.
    as = await games.signIn('rebatemidnight', 'member', 'Correct-Horse-7')
    await play(memberId, 500, new Date(midnight - minute * 1000))
    const nothing = { through: null, amount: '0.00' }
    expect(await shownAt(-minute)).toEqual({ ...nothing, nextCutOffAt: cutOff(0), gathering: '1.50' })
    expect(await claim()).toMatchObject({ code: 'notEligible' })

    // The day is over and not yet settled: it no longer gathers, and cannot be claimed.
    expect(await shownAt(0)).toEqual({ ...nothing, nextCutOffAt: cutOff(1), gathering: '0.00' })
    await play(memberId, 100, new Date(midnight + minute * 1000))
    for (const seconds of [3 * minute, 5 * minute - 10]) {
      expect(await shownAt(seconds)).toEqual({ ...nothing, nextCutOffAt: cutOff(1), gathering: '0.30' })
      expect(await claim()).toMatchObject({ code: 'notEligible' })
    }

    const settled = { through: dayBefore, amount: '1.50', nextCutOffAt: cutOff(1), gathering: '0.30' }
    expect(await shownAt(5 * minute)).toEqual(settled)
    expect(await shownAt(6 * minute)).toEqual(settled)
    expect(await claim()).toMatchObject({ value: { amount: '1.50', through: dayBefore } })
    expect(await claim()).toMatchObject({ code: 'alreadyClaimed' })
    expect(await shownAt(7 * minute)).toEqual({ ...nothing, nextCutOffAt: cutOff(1), gathering: '0.30' })
  })
})
