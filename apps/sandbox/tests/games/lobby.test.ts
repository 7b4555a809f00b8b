import { gameTypes } from '@baize/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { findVendor } from '../../src/games/vendors.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ work: false })
})
afterAll(() => platform?.close())

interface Section {
  kind: string
  gameType: string | null
  total: number
  games: { nodeId: string; isHot: number; gameType: string; displayName: string; iconUrl: string }[]
}

const sections = async (language: string): Promise<Section[]> =>
  (await platform.call('gameSections', { query: { language } })).value.sections

describe('the lobby', () => {
  test('hot games are first, of every category that has some; then each category, at most twenty games', async () => {
    const [hot, ...categories] = await sections('en')
    expect(hot?.kind).toBe('hot')
    expect(hot?.games.every((game) => game.isHot === 1)).toBe(true)
    expect(new Set(hot?.games.map((game) => game.gameType)).size).toBeGreaterThanOrEqual(8)
    expect(categories.map((section) => section.gameType)).toEqual([...gameTypes])
    for (const { games, total } of categories) {
      expect(games.length).toBe(Math.min(20, total))
    }
  })

  test('names are in the requested language, and in the browser’s when none is', async () => {
    const name = (found: Section[]) => found[1]?.games[0]?.displayName
    expect(name(await sections('en'))).toBe('Dragon Tiger')
    expect(name(await sections('km-KH'))).toBe('នាគខ្លា')
    expect(name(await sections('zh-CN'))).toBe('龙虎')
    const headers = { 'accept-language': 'zh-CN,zh;q=0.9' }
    const spoken = await platform.call('gameSections', { query: {} }, { headers })
    expect(name(spoken.value.sections)).toBe('龙虎')
  })

  test('every game has a vendor, a name of its own in each language, and an image at the platform', async () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(2000)
    expect(new Set(catalogue.map((game) => game.vassalage)).size).toBeGreaterThanOrEqual(40)
    for (const language of ['en', 'km', 'zh-Hans'] as const) {
      expect(new Set(catalogue.map((game) => game.names[language])).size).toBe(catalogue.length)
    }
    expect(new Set(catalogue.map((game) => game.nodeId)).size).toBe(catalogue.length)
    expect(new Set(catalogue.map((game) => game.gameCode)).size).toBe(catalogue.length)
    expect(new Set(catalogue.map((game) => game.gameType))).toEqual(new Set(gameTypes))
    expect(catalogue.every((game) => findVendor(game.vassalage))).toBe(true)
    const [hot] = await sections('en')
    expect(hot?.games[0]?.iconUrl).toMatch(/^http:\/\/localhost:4300\/sandbox\/art\/\d{4}\.svg\?v=[a-z0-9]+$/)
  })

  test('a vendor under maintenance keeps its tiles, and is marked; an unknown vendor is not found', async () => {
    await platform.call('sandboxVendor', { body: { vassalage: 'GSP', underMaintenance: true } })
    const { games } = (
      await platform.call('gameList', { query: { gameType: 'COCKFIGHT', vassalage: 'GSP' } })
    ).value
    expect(games).toHaveLength(4)
    expect(games.every((game: { underMaintenance: boolean }) => game.underMaintenance)).toBe(true)
    const unknown = await platform.call('sandboxVendor', { body: { vassalage: 'NONE' } })
    expect(unknown.envelope.code).toBe('notFound')
  })

  test('banners and notices speak four languages', async () => {
    for (const language of ['en', 'km', 'zh-Hans', 'ar']) {
      const { banners, notices } = (await platform.call('announcements', { query: { language } })).value
      expect(banners).toHaveLength(3)
      expect(notices).toHaveLength(4)
    }
  })
})
