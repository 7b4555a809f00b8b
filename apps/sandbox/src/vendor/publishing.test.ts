import { drawsOf } from '@baize/platform/fairness/draws.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGames, type TestGames } from '../../tests/testingGames.ts'
import { findGame } from '../games/catalogue.ts'
import { drawResult, matchInSlot, slotAt } from './coupon.ts'
import { publishFeeds } from './publishing.ts'
import { drawnBy } from './results.ts'
import { goalsOf, scoreAt } from './score.ts'

const league = findGame('30001')
if (!league) throw new Error('the sandbox has a league')

describe('the sandbox’s vendors publish as outside vendors do', () => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ work: false })
  })
  afterAll(() => games?.close())

  const fixtures = async (query: object = {}) =>
    (
      await games.call('sportsFixtures', {
        query: { gameType: 'SPORTS', language: 'en', pageSize: '100', ...query },
      })
    ).value

  test('odds are those of the coupon, a score grows while its match is played, and it ends as it was drawn', async () => {
    const now = games.platform.now()
    const slot = slotAt(now) + 1
    const match = matchInSlot(league, slot)
    const shown = async () => {
      await publishFeeds(games.platform)
      const { matches } = await fixtures({ competition: `${league.vassalage}:${league.gameCode}` })
      return matches.find(({ matchId }: { matchId: string }) => matchId === match.id)
    }
    const { home } = match.odds
    expect(await shown()).toMatchObject({
      state: 'scheduled',
      score: null,
      odds: { home: (home / 100).toFixed(2) },
    })
    const { matches: market } = (
      await games.call('sandboxMarket', { params: { gameCode: league.gameCode }, query: { language: 'en' } })
    ).value
    expect(market[0]).toMatchObject({ match: match.id, odds: { home } })

    games.advance((match.kickOff.getTime() - games.platform.now().getTime()) / 1000 + 1)
    expect(await shown()).toMatchObject({ state: 'live', score: { home: 0, away: 0 }, odds: null })
    games.advance(60)
    const { outcome, below } = drawnBy(games.platform, match.id)
    expect(await shown()).toMatchObject({
      state: outcome === 'void' ? 'abandoned' : 'ended',
      score: scoreAt(match, outcome as 'home', below, match.endsAt),
    })
  })

  test('a silent vendor is stale, one under maintenance takes no bets', async () => {
    await games.call('sandboxVendor', { body: { vassalage: 'STD', silent: true } })
    await games.call('sandboxVendor', { body: { vassalage: 'FLD', underMaintenance: true } })
    games.advance(40)
    await publishFeeds(games.platform)
    const { feeds, matches } = await fixtures()
    const staleOf = (code: string) =>
      feeds.find(({ vassalage }: { vassalage: string }) => vassalage === code)?.stale
    expect([staleOf('STD'), staleOf('FLD')]).toEqual([true, false])
    const priced = matches.filter(
      (each: { odds: unknown; vassalage: string }) => each.odds && each.vassalage === 'FLD',
    )
    expect(priced.length).toBeGreaterThan(0)
    expect(priced.every(({ suspended }: { suspended: boolean }) => suspended)).toBe(true)
  })

  test('each lottery has a next draw and a result, whose numbers are those of the vendor’s own list', async () => {
    await publishFeeds(games.platform)
    const { lotteries } = (await games.call('lotteryDraws', { query: { language: 'km' } })).value
    expect(lotteries).toHaveLength(14)
    for (const { next, last } of lotteries) {
      expect(Date.parse(next.drawsAt)).toBeGreaterThan(games.platform.now().getTime())
      expect(last.numbers).toBe(drawnBy(games.platform, last.drawId).outcome)
    }
  })
})

test('goals add up to the result that was drawn', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const match = matchInSlot(league, seed)
    const below = drawsOf(String(seed), 'score', 0)
    const result = drawResult(match, below)
    const { home, away } = goalsOf(result, below)
    const winner = home.length > away.length ? 'home' : home.length < away.length ? 'away' : 'draw'
    expect(result === 'void' ? 'draw' : result).toBe(winner)
  }
})
