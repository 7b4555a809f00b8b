import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant, languageTag, typed } from './scalars.ts'

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
] as const

export const game = z.object({
  nodeId: id,
  gameId: z.string(),
  /** Vendor code. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.enum(gameTypes),
  gameCode: z.string(),
  isHot: z.int(),
  displayName: z.string(),
  iconUrl: z.string(),
  /** The vendor is being worked on: the tile says so and suggests other games. */
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
  summary: 'The sections of the home page: hot games first, then one per category, at most 12 games each.',
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

export const gameList = defineCall({
  id: 'gameList',
  method: 'GET',
  path: '/wps/game/list',
  summary: 'The games of a category, of one vendor when named.',
  roles: ['visitor'],
  query: z.strictObject({
    gameType: z.enum(gameTypes),
    vassalage: z.optional(typed(32)),
    language: z.optional(languageTag),
  }),
  value: z.object({ games: z.array(game) }),
})

export const launchGame = defineCall({
  id: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'A single-use address that opens the game for the account that is signed in.',
  roles: ['member', 'agent'],
  query: z.strictObject({ nodeId: id, language: z.optional(languageTag) }),
  value: z.object({ url: z.string(), game, startedAt: instant }),
  errors: ['gameUnavailable'],
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
        imageUrl: z.string(),
        /** A path of the site, or an https address on the allowed list; empty for none. */
        linkUrl: z.string(),
      }),
    ),
    notices: z.array(z.object({ id, title: z.string(), timestamp: instant })),
  }),
})
