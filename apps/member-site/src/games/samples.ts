import type { Answers } from '@baize/account/testing'
import type { ValueOf } from '@baize/api'
import type { announcements, gameList, gameMenus, gameSections } from '@baize/api/calls'

type Game = ValueOf<typeof gameList>['games'][number]

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#1d4d3c"/><circle cx="80" cy="60" r="34" fill="#c9a24b"/></svg>')}`

const names = ['Green Cloth', 'Mekong Gold', 'Nine Rivers', 'Lotus Night', 'Apsara', 'Golden Carp']

/** Games of a category; the first is hot. */
export function games(gameType: Game['gameType'], count = names.length): Game[] {
  return Array.from({ length: count }, (_, index) => ({
    nodeId: `${gameType.toLowerCase()}_${index}`,
    gameId: `${index}`,
    vassalage: 'SBX',
    vendorName: 'Sandbox Games',
    gameType,
    gameCode: `game${index}`,
    isHot: index === 0 ? 1 : 0,
    displayName: names[index % names.length] ?? '',
    iconUrl: picture,
    underMaintenance: false,
  }))
}

export const menus: ValueOf<typeof gameMenus> = {
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

/** What the pages around a game ask, answered as the sandbox would. */
export const siteAnswers: Answers = { gameMenus: menus, gameSections: sections, announcements: news }
