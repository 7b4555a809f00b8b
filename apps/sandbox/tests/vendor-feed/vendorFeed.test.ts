import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandbox } from '../../src/extensions.ts'
import { findGame } from '../../src/games/catalogue.ts'
import type { PublishedMatch } from '../../src/vendor/fixtures.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

const league = findGame('30001')
if (!league) throw new Error('the sandbox has a league')
const vendor = league.vassalage
const lottery = { gameCode: 'hanoi-one-minute', vendor: 'TCG_LOTTO_VN' }

describe.each(testEngines)('what vendors publish, on $name', (engine) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => platform?.close())

  const at = (seconds: number) => new Date(platform.platform.now().getTime() + seconds * 1000).toISOString()
  const match = (matchId: string, changes: Partial<PublishedMatch> = {}): PublishedMatch => ({
    matchId,
    gameCode: league.gameCode,
    competition: { id: 'mekong', name: { en: 'Mekong League', km: 'លីគមេគង្គ' } },
    home: { en: 'Kep Crabs', km: 'ក្ដាមកែប' },
    away: { en: 'Takeo Silk', km: 'សូត្រតាកែវ' },
    startsAt: at(300),
    state: 'scheduled',
    suspended: false,
    score: null,
    odds: { home: '1.85', draw: '3.40', away: '4.10' },
    ...changes,
  })
  const publish = (matches: PublishedMatch[], asOf = at(0), by = vendor) =>
    platform.call('publishMatches', { body: { asOf, matches } }, { vendor: by })
  const fixtures = async (query: object = {}) =>
    (await platform.call('sportsFixtures', { query: { gameType: 'SPORTS', language: 'en', ...query } })).value

  test('a visitor reads matches with odds and score in their language, with their age', async () => {
    expect((await publish([match('m1')])).value).toEqual({ changed: 1 })
    const { matches, feeds, competitions, page } = await fixtures()
    expect(matches).toEqual([
      {
        id: `${vendor}:m1`,
        vassalage: vendor,
        nodeId: league.nodeId,
        matchId: 'm1',
        competitionId: `${vendor}:mekong`,
        day: expect.any(String),
        home: 'Kep Crabs',
        away: 'Takeo Silk',
        startsAt: expect.any(String),
        state: 'scheduled',
        suspended: false,
        score: null,
        odds: { home: '1.85', draw: '3.40', away: '4.10' },
      },
    ])
    expect(feeds).toMatchObject([{ vassalage: vendor, stale: false }])
    expect(competitions).toMatchObject([{ id: `${vendor}:mekong`, displayName: 'Mekong League', matches: 1 }])
    expect(page).toEqual({ pageNo: 1, pageSize: 20, total: 1 })
    const khmer = await fixtures({ language: 'km' })
    expect(khmer.matches[0]).toMatchObject({ home: 'ក្ដាមកែប', away: 'សូត្រតាកែវ' })
    expect((await fixtures({ language: 'vi' })).matches[0]).toMatchObject({
      home: 'Kep Crabs',
      language: 'en',
    })
    expect((await fixtures({ gameType: 'ESPORTS' })).matches).toEqual([])
  })

  test('a live match is first, and older data than the known is skipped', async () => {
    const live = match('m2', { state: 'live', startsAt: at(-10), score: { home: 1, away: 0 }, odds: null })
    await publish([live], at(1))
    const late = await publish([{ ...live, score: { home: 0, away: 0 } }], at(0))
    expect(late.value).toEqual({ changed: 0 })
    const { matches } = await fixtures()
    expect(matches.map(({ matchId }: PublishedMatch) => matchId)).toEqual(['m2', 'm1'])
    const underWay = await fixtures({ when: 'live' })
    expect(underWay.counts).toEqual({ next: 1, live: 1, over: 0 })
    expect(underWay.matches.map(({ matchId }: PublishedMatch) => matchId)).toEqual(['m2'])
    expect(matches[0]).toMatchObject({ state: 'live', score: { home: 1, away: 0 }, odds: null })
  })

  test('matches of a day are grouped by competition, that of the earliest one first', async () => {
    const cup = { id: 'cup', name: { en: 'Cup' } }
    const inOrder = [
      match('n1', { startsAt: at(310), competition: cup }),
      match('n2', { startsAt: at(320) }),
      match('n3', { startsAt: at(330), competition: cup }),
    ]
    await publish(inOrder, at(1))
    const { matches } = await fixtures({ when: 'next' })
    expect(matches.map(({ matchId }: PublishedMatch) => matchId)).toEqual(['m1', 'n2', 'n1', 'n3'])
    const away = inOrder.map((each) => ({ ...each, startsAt: at(-86_400) }))
    await publish(away, at(2))
    expect((await fixtures({ when: 'next' })).page.total).toBe(1)
  })

  test('pages, a day and a competition narrow the list', async () => {
    const tomorrow = match('m3', { startsAt: at(86_400), competition: { id: 'cup', name: { en: 'Cup' } } })
    await publish([tomorrow], at(3))
    const all = await fixtures({ pageSize: '1', pageNo: '3' })
    expect(all.page.total).toBe(3)
    expect(all.matches.map(({ matchId }: PublishedMatch) => matchId)).toEqual(['m3'])
    expect(
      all.days.map(({ matches }: { matches: number }) => matches).reduce((a: number, b: number) => a + b),
    ).toBe(3)
    const { day } = all.matches[0]
    expect((await fixtures({ day })).matches.at(-1).matchId).toBe('m3')
    const cup = await fixtures({ competition: `${vendor}:cup` })
    expect(cup.matches.map(({ matchId }: PublishedMatch) => matchId)).toEqual(['m3'])
  })

  test('a vendor that falls silent is stale after thirty seconds, and a sign of life ends that', async () => {
    platform.advance(40)
    const { feeds } = await fixtures()
    expect(feeds).toMatchObject([{ vassalage: vendor, stale: true }])
    expect((await publish([])).value).toEqual({ changed: 0 })
    expect((await fixtures()).feeds).toMatchObject([{ stale: false }])
  })

  test('a match without an update for ten minutes is no longer shown, a postponed one is', async () => {
    await publish([match('m4', { state: 'postponed', startsAt: at(60), odds: null })])
    platform.advance(1_000)
    await publish([])
    const ids = (await fixtures()).matches.map(({ matchId }: PublishedMatch) => matchId)
    expect(ids).toEqual(['m4', 'm3'])
  })

  test('only a signed vendor publishes, only of its own games, not twice in a list and not from the future', async () => {
    const body = { asOf: at(0), matches: [match('m5')] }
    expect((await platform.call('publishMatches', { body })).envelope.code).toBe('badSignature')
    const problemOf = async (answer: Promise<{ envelope: { problems?: unknown } }>) =>
      (await answer).envelope.problems
    expect(await problemOf(publish([match('m5')], at(0), 'EMR'))).toEqual([
      { field: 'matches.0.gameCode', code: 'choice' },
    ])
    expect(await problemOf(publish([match('m5'), match('m5')]))).toEqual([
      { field: 'matches', code: 'choice' },
    ])
    expect(await problemOf(publish([match('m5')], at(400)))).toEqual([{ field: 'asOf', code: 'tooHigh' }])
    expect((await fixtures()).matches.some(({ matchId }: PublishedMatch) => matchId === 'm5')).toBe(false)
  })

  test('a draw is next until its numbers are published, then it is the last result', async () => {
    const draw = (drawId: string, seconds: number, numbers: string | null = null, cancelled = false) => ({
      ...{ drawId, gameCode: lottery.gameCode, closesAt: at(seconds - 5), drawsAt: at(seconds) },
      ...{ numbers, cancelled },
    })
    const send = (draws: ReturnType<typeof draw>[], asOf = at(0)) =>
      platform.call('publishDraws', { body: { asOf, draws } }, { vendor: lottery.vendor })
    const read = async () => {
      const { lotteries } = (await platform.call('lotteryDraws', { query: { language: 'en' } })).value
      return lotteries[0]
    }
    await send([draw('d1', -60, '48213'), draw('d2', 0)])
    expect(await read()).toMatchObject({
      gameCode: lottery.gameCode,
      displayName: 'Hanoi 1 Minute',
      stale: false,
      next: { drawId: 'd2' },
      last: { drawId: 'd1', numbers: '48213' },
    })
    await send([draw('d2', 0, '00917'), draw('d3', 60)], at(1))
    expect(await read()).toMatchObject({ next: { drawId: 'd3' }, last: { drawId: 'd2', numbers: '00917' } })
    await send([draw('d4', 120, null, true)], at(2))
    expect(await read()).toMatchObject({ next: { drawId: 'd3' }, last: { drawId: 'd2' } })
    await send([draw('d3', 60, null, true), draw('d4', 120)], at(3))
    expect(await read()).toMatchObject({ next: { drawId: 'd4' }, last: { drawId: 'd3', numbers: null } })
    await send([draw('d4', 120, null, true)], at(4))
    expect(await read()).toMatchObject({ next: null, last: { drawId: 'd4', numbers: null } })
    const { value } = await platform.call('lotteryDraws', { query: { gameType: 'LOTT' } })
    expect(value.lotteries).toEqual([])
  })

  test('opened numbers of a lottery are those that its vendor published, where the game server keeps none', async () => {
    const { games: _, ...counterparts } = sandbox.counterparts
    const own = await startTestPlatform({ engine, work: false, extensions: { ...sandbox, counterparts } })
    const ago = (seconds: number) => new Date(own.platform.now().getTime() - seconds * 1000).toISOString()
    const draw = (drawId: string, drawsAt: string, numbers: string | null, cancelled = false) => ({
      ...{ drawId, gameCode: lottery.gameCode, closesAt: drawsAt, drawsAt, numbers, cancelled },
    })
    const draws = [
      draw('p1', ago(120), '48213'),
      draw('p2', ago(60), '00917'),
      draw('p3', ago(30), null, true),
      draw('p4', ago(0), null),
    ]
    const body = { asOf: ago(0), draws }
    expect((await own.call('publishDraws', { body }, { vendor: lottery.vendor })).status).toBe(200)
    const { value } = await own.call('openedNumbers', { query: { gameCode: lottery.gameCode } })
    expect(value.numeros).toEqual([
      { drawId: 'p2', numbers: '00917', drawnAt: draws[1]?.drawsAt },
      { drawId: 'p1', numbers: '48213', drawnAt: draws[0]?.drawsAt },
    ])
    await own.close()
  })

  test('a launch carries the selection to the vendor, as its launch parameters', async () => {
    const as = await platform.signIn()
    const query = { nodeId: league.nodeId, match: 'm3', pick: 'away' as const }
    const { url } = (await platform.call('launchGame', { query }, { as })).value
    const address = new URL(url)
    expect(address.origin).toBe(platform.settings.publicUrls.platform)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ match: 'm3', pick: 'away' })
    const half = (
      await platform.call('launchGame', { query: { nodeId: league.nodeId, match: 'm3' } }, { as })
    ).value
    expect(new URL(half.url).searchParams.has('match')).toBe(false)
  })
})
