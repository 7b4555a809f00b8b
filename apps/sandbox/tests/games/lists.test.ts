import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { gameHosts } from '@baize/platform/games/hosts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue, findGame } from '../../src/games/catalogue.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

interface Shown {
  nodeId: string
  displayName: string
  underMaintenance: boolean
}
const idsIn = (games: Shown[]) => games.map((game) => game.nodeId)

describe.each(testEngines)('lists of games on $name', (engine) => {
  let platform: TestPlatform
  let member: TestSession
  let other: TestSession
  beforeAll(async () => {
    platform = await startTestPlatform({ work: false, engine })
    member = await platform.signIn()
    other = await platform.signIn('vibol2026')
  })
  afterAll(() => platform?.close())

  const add = (nodeId: string, as = member) => {
    const game = catalogue.find((each) => each.nodeId === nodeId)
    const body = { nodeId, vendor: game?.vassalage ?? 'none', gameType: game?.gameType ?? 'RNG' }
    return platform.call('addFavourite', { body }, { as })
  }

  test('a favourite is added once and removed once, at most once a second, and belongs to one member', async () => {
    expect((await add('1002')).value.ids).toEqual(['1002'])
    expect((await add('2001')).envelope.code).toBe('tooManyRequests')
    platform.advance(1.1)
    expect((await add('2001')).value.ids).toEqual(['2001', '1002'])
    platform.advance(1.1)
    expect((await add('2001')).value.ids).toEqual(['2001', '1002'])
    const all = { query: { pageSize: '999' } }
    const { games, page } = (await platform.call('favouriteGames', all, { as: member })).value
    expect(idsIn(games)).toEqual(['2001', '1002'])
    expect(page.total).toBe(2)
    const slots = { query: { gameType: 'RNG' as const } }
    expect(idsIn((await platform.call('favouriteGames', slots, { as: member })).value.games)).toEqual([
      '1002',
    ])
    expect((await platform.call('favouriteIds', {}, { as: other })).value.ids).toEqual([])
    platform.advance(1.1)
    const removal = { params: { nodeId: '2001' } }
    expect((await platform.call('removeFavourite', removal, { as: member })).value.ids).toEqual(['1002'])
    expect((await platform.call('removeFavourite', removal, { as: member })).envelope.code).toBe(
      'tooManyRequests',
    )
  })

  test('ten clicks at once are one', async () => {
    platform.advance(5)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('1003', other)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a favourite must be the game of its vendor and category', async () => {
    platform.advance(2)
    const body = { nodeId: '1001', vendor: 'PRL', gameType: 'RNG' as const }
    expect((await platform.call('addFavourite', { body }, { as: member })).envelope.code).toBe('notFound')
    expect((await platform.call('favouriteIds', {})).envelope.code).toBe('notSignedIn')
  })

  test('the last opened is first', async () => {
    for (const nodeId of ['1001', '2002', '1001']) {
      platform.advance(1)
      await platform.call('launchGame', { query: { nodeId } }, { as: member })
    }
    const { games } = (await platform.call('recentGames', { query: {} }, { as: member })).value
    expect(idsIn(games)).toEqual(['1001', '2002'])
  })

  test('a game that is closed is not opened, and others are named; opened again it is', async () => {
    await platform.call('sandboxGame', { body: { nodeId: '1002', underMaintenance: true } })
    const closed = await platform.call('launchGame', { query: { nodeId: '1002' } }, { as: member })
    expect(closed.envelope.code).toBe('gameUnavailable')
    const similar = await platform.call('similarGames', { params: { nodeId: '1002' }, query: {} })
    const { games } = similar.value
    expect(games).toHaveLength(6)
    expect(idsIn(games)).toContain(closed.envelope.params?.similar)
    expect(idsIn(games)).not.toContain('1002')
    expect(games.every((game: Shown) => !game.underMaintenance)).toBe(true)
    await platform.call('sandboxGame', { body: { nodeId: '1002', underMaintenance: false, hot: true } })
    expect((await platform.call('launchGame', { query: { nodeId: '1002' } }, { as: member })).status).toBe(
      200,
    )
  })

  test('the hot list is the catalogue’s, with what the operator changed', async () => {
    const hot = async () => {
      const { games } = (await platform.call('hotGames', { query: { pageSize: '100' } })).value
      return idsIn(games)
    }
    expect(await hot()).not.toContain('1010')
    await platform.call('sandboxGame', { body: { nodeId: '1010', hot: true } })
    await platform.call('sandboxGame', { body: { nodeId: '1001', hot: false } })
    expect(await hot()).toContain('1010')
    expect(await hot()).not.toContain('1001')
  })

  test('a category is read a page at a time, sorted, each game once', async () => {
    const seen: string[] = []
    for (let pageNo = 1; ; pageNo += 1) {
      const query = {
        gameType: 'RNG' as const,
        pageNo: String(pageNo),
        pageSize: '100',
        sort: 'name' as const,
        language: 'en',
      }
      const { games, page } = (await platform.call('gameList', { query })).value
      seen.push(...games.map((game: Shown) => game.displayName))
      if (seen.length >= page.total) break
    }
    expect(new Set(seen).size).toBe(catalogue.filter((game) => game.gameType === 'RNG').length)
    expect(seen).toEqual(seen.toSorted(new Intl.Collator('en').compare))
  })

  test('a list contains new, hot, favourite or recent games alone, with the other filters', async () => {
    const list = (select: 'NEW' | 'HOT' | 'FAV' | 'RECENT', as?: TestSession) =>
      platform.call('gameList', { query: { gameType: 'RNG', select, pageSize: '100' } }, as ? { as } : {})
    const slots = catalogue.filter((game) => game.gameType === 'RNG')
    const newest = idsIn((await list('NEW')).value.games)
    expect(newest.length).toBeLessThan(slots.length)
    expect(newest).toContain(slots.at(-1)?.nodeId)
    const hot: { isHot: number }[] = (await list('HOT')).value.games
    expect(hot.every(({ isHot }) => isHot === 1)).toBe(true)
    expect((await list('FAV')).envelope.code).toBe('notSignedIn')
    expect(idsIn((await list('FAV', member)).value.games)).toEqual(['1002'])
    expect(idsIn((await list('RECENT', member)).value.games)).toContain('1001')
    const query = { text: 'golden', select: 'FAV' as const }
    const found = (await platform.call('searchGames', { query }, { as: member })).value
    expect(found.games.every((game: Shown) => game.nodeId === '1002')).toBe(true)
  })

  test('a vendor whose games cannot be framed is marked', async () => {
    const framed = await platform.call('launchGame', { query: { nodeId: '1001' } }, { as: member })
    expect(framed.value.opensIn).toBe('frame')
    const salon = catalogue.find((game) => game.vassalage === 'SLN')?.nodeId ?? ''
    const opened = await platform.call('launchGame', { query: { nodeId: salon } }, { as: member })
    expect(opened.value.opensIn).toBe('window')
  })

  test('search narrows by category and vendor, and counts all categories', async () => {
    const query = { text: 'dragn tigr', gameType: 'LIVE' as const, language: 'en' }
    const { games, categories } = (await platform.call('searchGames', { query })).value
    expect(games[0].displayName).toBe('Dragon Tiger')
    expect(games.every((game: { gameType: string }) => game.gameType === 'LIVE')).toBe(true)
    expect(categories).toContainEqual({ gameType: 'LIVE', games: expect.any(Number) })
    const gold = (await platform.call('searchGames', { query: { text: 'golden' } })).value
    expect(gold.categories.length).toBeGreaterThan(5)
    const own = { query: { ...query, vassalage: 'MKL' } }
    const { games: narrowed } = (await platform.call('searchGames', own)).value
    expect(narrowed.every((game: { vassalage: string }) => game.vassalage === 'MKL')).toBe(true)
  })

  test('a lottery opens by its code, with a checked way back; a stranger’s is refused', async () => {
    const query = {
      lottoGameCode: 'hanoi-one-minute',
      launchMode: 'LOTT' as const,
      lottoView: 'betting' as const,
    }
    const as = member
    const opened = await platform.call('launchGame', { query: { ...query, backUrl: '/vnLottery' } }, { as })
    expect(opened.value).toMatchObject({
      backUrl: '/vnLottery',
      game: { route: '/vnLottery?gameCode=hanoi-one-minute' },
    })
    const strange = await platform.call(
      'launchGame',
      { query: { ...query, backUrl: '//evil.example' } },
      { as },
    )
    expect(strange.envelope.problems).toEqual([{ field: 'backUrl', code: 'pattern' }])
    const slot = await platform.call(
      'launchGame',
      { query: { lottoGameCode: 'emerald-reels', launchMode: 'LOTT' } },
      { as },
    )
    expect(slot.envelope.code).toBe('notFound')
  })

  test('vendors are in lanes, card rooms have their stakes', async () => {
    const { lanes, prizeMode } = (await platform.call('gameVendors', { query: { language: 'en' } })).value
    expect(prizeMode).toBe('ELOTT')
    expect(lanes.flatMap((lane: { cards: unknown[] }) => lane.cards).length).toBeGreaterThan(40)
    const cards: { vassalage: string; smallIcon: string; nodeId: string; gameType: string }[] = lanes.flatMap(
      (lane: { cards: never[] }) => lane.cards,
    )
    // A mark of the vendor's own, and a game of its own that starting it starts.
    expect(new Set(cards.map(({ smallIcon }) => smallIcon)).size).toBe(
      new Set(cards.map(({ vassalage }) => vassalage)).size,
    )
    for (const { vassalage, smallIcon, nodeId, gameType } of cards) {
      expect(smallIcon).toContain(`/sandbox/art/vendor-${vassalage}.svg?v=`)
      expect(findGame(nodeId)).toMatchObject({ vassalage, gameType })
    }
    const { rooms } = (await platform.call('pvpRooms', { query: {} }, { as: member })).value
    expect(rooms[0]).toMatchObject({ minStake: '0.50', maxStake: '100.00', game: { gameType: 'PVP' } })
    const { gameTypes } = (await platform.call('gameTypeList')).value
    expect(gameTypes).toHaveLength(15)
  })
})

test('a launch names every host once, beginning with the one that was chosen', () => {
  const settings = { publicUrls: { platform: 'a' } as never, launchGameCDNs: ['b', 'c'] }
  expect([0, 1, 2].map((chosen) => gameHosts(settings, () => chosen))).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
  ])
})
