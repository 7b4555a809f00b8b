import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fallbackLanguage, instant, languageTag, typed } from './scalars.ts'

const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])

/** Accepted, and not read: the menus are the same on every device. */
const device = z.optional(z.enum(['WEB', 'MOBILE']))

const menu = z.object({
  nodeId: z.string(),
  gameCode: z.string(),
  vassalage: z.string(),
  displayName: z.string(),
  language: fallbackLanguage,
  prizeMode,
  iconUrl: z.string(),
  route: z.string(),
  /** Seconds from one draw to the next. */
  periodSeconds: z.int(),
  /** The draw on sale. */
  drawId: z.string(),
  closesAt: instant,
  drawsAt: instant,
  /** Odds in hundredths by bet type. */
  betTypes: z.array(z.object({ type: z.string(), odds: z.int(), returns: z.string() })),
  underMaintenance: z.boolean(),
})

const lotteryMenu = defineCall({
  id: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'The lotteries of a prize mode with their draws on sale.',
  roles: ['visitor'],
  query: z.strictObject({
    prizeMode: z.optional(prizeMode),
    device,
    language: z.optional(languageTag),
  }),
  value: z.object({ gameMenus: z.array(menu), now: instant }),
})

const recentLotteries = defineCall({
  id: 'recentLotteries',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'The lotteries that the account opened last.',
  roles: ['member', 'agent'],
  query: z.strictObject({
    prizeMode: z.optional(prizeMode),
    device,
    language: z.optional(languageTag),
  }),
  value: z.object({ gameMenus: z.array(menu), now: instant }),
})

const openedNumbers = defineCall({
  id: 'openedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary:
    'The last twenty draws of a lottery, newest first, with the seed that each hash was shown of, where its vendor publishes one.',
  roles: ['visitor'],
  query: z.strictObject({ gameCode: typed(64) }),
  value: z.object({
    gameCode: z.string(),
    numeros: z.array(
      z.object({
        drawId: z.string(),
        numbers: z.string(),
        drawnAt: instant,
        seed: z.optional(z.string()),
        seedHash: z.optional(z.string()),
      }),
    ),
  }),
})

export const lotteryCalls = { lotteryMenu, recentLotteries, openedNumbers } as const
