import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fallbackLanguage, id, instant, languageTag, pageInfo, paging, typed } from './scalars.ts'
import { clientType, merchant, platform } from './siteSends.ts'

export const gameTypes = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'INHOUSE',
  'JACKPOT',
  'MINI',
  'CRASH',
  'ARCADE',
  'TABLE',
] as const

export const game = z.object({
  nodeId: id,
  gameId: z.string(),
  /** Vendor code. */
  vassalage: z.string(),
  vendorName: z.string(),
  /** The language of that name, where it is not the reader's. */
  vendorLanguage: fallbackLanguage,
  gameType: z.enum(gameTypes),
  gameCode: z.string(),
  isHot: z.int(),
  displayName: z.string(),
  language: fallbackLanguage,
  /** An image that may be kept for ever: its address changes when it does. */
  iconUrl: z.string(),
  /** `VASSALAGE` opens a list of the vendor's games, `GAME` starts at once. */
  isGame: z.enum(['VASSALAGE', 'GAME']),
  /** Where the site plays it: a path such as `/vnLottery`; empty for the ordinary game screen. */
  route: z.string(),
  /** The game or its vendor is being worked on: the tile says so and suggests other games. */
  underMaintenance: z.boolean(),
})

export const gameMenus = defineCall({
  id: 'gameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'The categories that have vendors, in the order of the menu.',
  roles: ['visitor'],
  value: z.object({
    menus: z.array(z.object({ title: z.enum(gameTypes), vendors: z.int(), games: z.int() })),
  }),
})

export const gameSections = defineCall({
  id: 'gameSections',
  method: 'GET',
  path: '/wps/game/sections',
  summary: 'The sections of the home page: hot games first, then one per category, at most 20 games each.',
  roles: ['visitor'],
  query: z.strictObject({ language: z.optional(languageTag) }),
  value: z.object({
    sections: z.array(
      z.object({
        kind: z.enum(['hot', 'category']),
        gameType: z.nullable(z.enum(gameTypes)),
        total: z.int(),
        games: z.array(game),
      }),
    ),
  }),
})

export const gameSorts = ['popular', 'newest', 'name'] as const

/** Which games of a list: new ones, hot ones, or those that the signed-in member likes or opened last. */
export const gameSelects = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const

export const gameList = defineCall({
  id: 'gameList',
  method: 'GET',
  path: '/wps/game/list',
  summary:
    'A page of the games of a category, of one vendor when named; favourites and recent ones need a session.',
  roles: ['visitor', 'member', 'trial', 'agent'],
  query: z.strictObject({
    ...paging,
    gameType: z.enum(gameTypes),
    vassalage: z.optional(typed(32)),
    select: z._default(z.enum(gameSelects), 'ALL'),
    sort: z._default(z.enum(gameSorts), 'popular'),
    language: z.optional(languageTag),
    clientType,
    platform,
    merchant,
  }),
  value: z.object({ games: z.array(game), page: pageInfo }),
})

/** What a lottery is opened with, as the site's lottery pages send it. */
const lotteryLaunch = {
  lottoArea: z.optional(z.enum(['VN', 'SEA'])),
  launchMode: z.optional(z.literal('LOTT')),
  lottoPrizeMode: z.optional(z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])),
  lottoGameCode: z.optional(typed(64)),
  lottoView: z.optional(z.enum(['betting', 'lobby'])),
  device: z.optional(z.enum(['WEB', 'MOBILE'])),
}

export const launchGame = defineCall({
  id: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'A single-use address that opens the game for the account that is signed in.',
  roles: ['member', 'agent'],
  query: z.strictObject({
    ...lotteryLaunch,
    /** The game; a lottery may be named by `lottoGameCode` instead. */
    nodeId: z.optional(id),
    /** Where the game's close button leads: a path of the site, or an https address of a host on the allowed list. */
    backUrl: z.optional(typed(500)),
    /** What the game shows as chosen: a match of its vendor, and how it is to end. The vendor decides what it still takes. */
    match: z.optional(id),
    pick: z.optional(z.enum(['home', 'draw', 'away'])),
    language: z.optional(languageTag),
  }),
  value: z.object({
    url: z.string(),
    /** The same launch at the other game hosts, to be tried in order where `url` cannot be reached. */
    fallbackUrls: z.array(z.string()),
    /** Vendors that cannot be framed open in a window of their own. */
    opensIn: z.enum(['frame', 'window']),
    /** The checked `backUrl`; empty when none was sent. */
    backUrl: z.string(),
    game,
    startedAt: instant,
  }),
  errors: ['gameUnavailable', 'memberExcluded', 'sessionLimitReached'],
})

export const announcements = defineCall({
  id: 'announcements',
  method: 'GET',
  path: '/wps/announcements',
  summary: 'Banners and the lines of the notice marquee.',
  roles: ['visitor'],
  query: z.strictObject({ language: z.optional(languageTag) }),
  value: z.object({
    banners: z.array(
      z.object({
        id,
        groupName: z.enum(['w_home']),
        title: z.string(),
        text: z.string(),
        language: fallbackLanguage,
        imageUrl: z.string(),
        /** A path of the site, or an https address on the allowed list; empty for none. */
        linkUrl: z.string(),
      }),
    ),
    notices: z.array(z.object({ id, title: z.string(), language: fallbackLanguage, timestamp: instant })),
  }),
})

export const gamesCalls = { gameMenus, gameSections, gameList, launchGame, announcements } as const
