import type { ValueOf } from '@baize/api'
import type { announcements, gameList, gameMenus, gameSections, gameVendors } from '@baize/api/calls'
import type { Answers } from '@baize/site/testing'

type Game = ValueOf<typeof gameList>['games'][number]

export const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#1d4d3c"/><circle cx="80" cy="60" r="34" fill="#c9a24b"/></svg>')}`

const names = ['Green Cloth', 'Mekong Gold', 'Nine Rivers', 'Lotus Night', 'Apsara', 'Golden Carp']

/** Games of a category; the first is hot. */
export function games(gameType: Game['gameType'], count = names.length, from = 0): Game[] {
  return Array.from({ length: count }, (_, place) => place + from).map((index) => ({
    nodeId: `${gameType.toLowerCase()}_${index}`,
    gameId: `${index}`,
    vassalage: 'SBX',
    vendorName: 'Sandbox Games',
    gameType,
    gameCode: `game${index}`,
    isHot: index === 0 ? 1 : 0,
    displayName: names[index % names.length] ?? '',
    iconUrl: picture,
    isGame: 'GAME',
    route: '',
    underMaintenance: false,
  }))
}

/** A page of slots as the platform lists them. */
export function gamePage(count = names.length, total = count, from = 0): ValueOf<typeof gameList> {
  return { games: games('RNG', count, from), page: { pageNo: 1, pageSize: 100, total } }
}

const menus: ValueOf<typeof gameMenus> = {
  menus: [
    { title: 'LIVE', vendors: 2, games: 8 },
    { title: 'RNG', vendors: 4, games: 40 },
    { title: 'SPORTS', vendors: 1, games: 1 },
    { title: 'FISH', vendors: 1, games: 4 },
    { title: 'COCKFIGHT', vendors: 1, games: 2 },
  ],
}

export const sections: ValueOf<typeof gameSections> = {
  sections: [
    { kind: 'hot', gameType: null, total: 6, games: games('RNG') },
    { kind: 'category', gameType: 'LIVE', total: 8, games: games('LIVE', 4) },
    { kind: 'category', gameType: 'RNG', total: 40, games: games('RNG') },
  ],
}

export const news: ValueOf<typeof announcements> = {
  banners: [
    {
      id: 'ban_1',
      groupName: 'w_home',
      title: 'Welcome to the green cloth',
      text: 'Every bet of the sandbox is play money.',
      imageUrl: picture,
      linkUrl: '/rng',
    },
    {
      id: 'ban_2',
      groupName: 'w_home',
      title: 'Friday night at the tables',
      text: 'Live casino from eight.',
      imageUrl: picture,
      linkUrl: '/live',
    },
  ],
  notices: [
    {
      id: 'ntc_1',
      title: 'Bank transfers are credited within 15 seconds.',
      timestamp: '2026-11-21T02:00:00Z',
    },
  ],
}

type Card = ValueOf<typeof gameVendors>['lanes'][number]['cards'][number]

/** A vendor of a category; with one game it has no list. */
export function vendor(gameType: Card['gameType'], vassalage: string, displayName: string, games = 8): Card {
  return {
    vassalage,
    displayName,
    gameType,
    lagerIcon: picture,
    smallIcon: picture,
    isGame: games > 1 ? 'VASSALAGE' : 'GAME',
    nodeId: `${vassalage.toLowerCase()}_1`,
    route: '',
    games,
    underMaintenance: false,
  }
}

/** The vendors by category, as the platform lists them. */
export const vendors: ValueOf<typeof gameVendors> = {
  lanes: [
    {
      title: 'RNG',
      gameClassify: 'RNG',
      cards: [
        vendor('RNG', 'SBX', 'Sandbox Games', 24),
        vendor('RNG', 'LTS', 'Lotus Play', 12),
        vendor('RNG', 'ANG', 'Angkor Gaming', 4),
      ],
    },
    {
      title: 'SPORTS',
      gameClassify: 'SPORTS',
      cards: [
        vendor('SPORTS', 'FLD', 'Fieldline', 1),
        vendor('SPORTS', 'STD', 'Stadium', 6),
        { ...vendor('SPORTS', 'OUT', 'Outfield', 3), underMaintenance: true },
      ],
    },
    { title: 'LOTT', gameClassify: 'LOTT', cards: [vendor('LOTT', 'TCG_LOTTO_VN', 'Vietnam Lottery', 7)] },
  ],
  prizeMode: 'LOTT',
}

/** Unlikely names of games and vendors that occur all the same. */
export const hostileNames = [
  'The Emperor of the Nine Rivers and the Golden Carp of Good Fortune, Deluxe Anniversary Edition',
  '<img src=x onerror=alert(1)>',
  'كنز الصحراء الذهبي',
  'ហ្គេមដែលមានឈ្មោះវែងណាស់ហើយគ្មានដកឃ្លាសូម្បីតែមួយដង',
  'W'.repeat(120),
  '   ',
]

/** Responses, as of the sandbox, to the requests of the pages around a game. */
export const siteAnswers: Answers = {
  gameMenus: menus,
  gameSections: sections,
  announcements: news,
  gameVendors: vendors,
  favouriteIds: { ids: [] },
}
