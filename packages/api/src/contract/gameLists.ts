import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { game, gameSelects, gameSorts, gameTypes } from './games.ts'
import {
  amount,
  done,
  fallbackLanguage,
  id,
  instant,
  languageTag,
  pageInfo,
  paging,
  typed,
} from './scalars.ts'
import { clientType, isPlatform, merchant, platform } from './siteSends.ts'

/** A list that a site may request in one piece: the favourites of an account, at most 999. */
const wholePage = {
  pageNo: paging.pageNo,
  pageSize: z._default(
    z.pipe(
      z.string().check(z.regex(/^[0-9]{1,3}$/)),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.int().check(z.gte(1), z.lte(999)),
      ),
    ),
    20,
  ),
}
const language = z.optional(languageTag)
const gameType = z.optional(z.enum(gameTypes))
const gamePage = z.object({ games: z.array(game), page: pageInfo })
const players = ['member', 'agent'] as const

const gameTypeList = defineCall({
  id: 'gameTypeList',
  method: 'GET',
  path: '/wps/game/types',
  summary: 'Every category of games, with how many games and vendors it has.',
  roles: ['visitor'],
  value: z.object({
    gameTypes: z.array(z.object({ gameType: z.enum(gameTypes), games: z.int(), vendors: z.int() })),
  }),
})

const gameVendors = defineCall({
  id: 'gameVendors',
  method: 'GET',
  path: '/wps/game/vendors',
  summary: 'The vendors by category, as the game centres show them, and the prize mode of the lotteries.',
  roles: ['visitor'],
  query: z.strictObject({ gameType, platform, language }),
  value: z.object({
    lanes: z.array(
      z.object({
        title: z.enum(gameTypes),
        gameClassify: z.string(),
        cards: z.array(
          z.object({
            vassalage: z.string(),
            displayName: z.string(),
            language: fallbackLanguage,
            gameType: z.enum(gameTypes),
            lagerIcon: z.string(),
            smallIcon: z.string(),
            isGame: z.enum(['VASSALAGE', 'GAME']),
            /** The game that starting the vendor starts: its hot one where it has one that is open. */
            nodeId: z.string(),
            route: z.string(),
            games: z.int(),
            underMaintenance: z.boolean(),
          }),
        ),
      }),
    ),
    /** `ELOTT` where an ELOTT lane has cards of TCG_LOTTO_VN or LOTT, `LOTT` otherwise. */
    prizeMode: z.enum(['LOTT', 'ELOTT']),
  }),
})

const hotGames = defineCall({
  id: 'hotGames',
  method: 'GET',
  path: '/wps/game/hot',
  summary: 'The hot games, the categories in turn.',
  roles: ['visitor'],
  query: z.strictObject({ ...paging, merchantCode: merchant, isPlatform, platform, language }),
  value: gamePage,
})

const pvpRooms = defineCall({
  id: 'pvpRooms',
  method: 'GET',
  path: '/wps/game/pvpRooms',
  summary: 'The rooms of the card vendors with their stakes, a page at a time.',
  roles: [...players],
  query: z.strictObject({ ...paging, vassalage: z.optional(typed(32)), language }),
  value: z.object({
    rooms: z.array(z.object({ game, minStake: amount, maxStake: amount })),
    page: pageInfo,
  }),
})

const searchGames = defineCall({
  id: 'searchGames',
  method: 'GET',
  path: '/wps/game/search',
  summary: 'Games whose name, vendor or code is near to what was typed, in any active language, best first.',
  roles: ['visitor', 'member', 'trial', 'agent'],
  query: z.strictObject({
    ...paging,
    text: typed(64),
    gameType,
    vassalage: z.optional(typed(32)),
    select: z._default(z.enum(gameSelects), 'ALL'),
    sort: z._default(z.enum(['best', ...gameSorts]), 'best'),
    language,
  }),
  value: z.object({
    games: z.array(game),
    /** How many of all matches each category has, whatever category was requested. */
    categories: z.array(z.object({ gameType: z.enum(gameTypes), games: z.int() })),
    page: pageInfo,
  }),
})

const similarGames = defineCall({
  id: 'similarGames',
  method: 'GET',
  path: '/wps/game/{nodeId}/similar',
  summary: 'Open games like this one, for when it cannot be played.',
  roles: ['visitor'],
  params: z.strictObject({ nodeId: id }),
  query: z.strictObject({ language }),
  value: z.object({ games: z.array(game) }),
})

const favouriteIds = defineCall({
  id: 'favouriteIds',
  method: 'GET',
  path: '/wps/game/favourites/ids',
  summary: 'The node ids of the favourites, as text, newest first.',
  roles: [...players],
  value: z.object({ ids: z.array(id) }),
})

const favouriteGames = defineCall({
  id: 'favouriteGames',
  method: 'GET',
  path: '/wps/game/favourites',
  summary: 'The favourites, newest first.',
  roles: [...players],
  query: z.strictObject({ ...wholePage, gameType, clientType, platform, language }),
  value: gamePage,
})

const addFavourite = defineCall({
  id: 'addFavourite',
  method: 'POST',
  path: '/wps/game/favourites',
  summary: 'Makes a game a favourite; one that is already is left as it is. Once a second.',
  roles: [...players],
  body: z.strictObject({ nodeId: id, vendor: typed(32), gameType: z.enum(gameTypes) }),
  value: z.object({ ids: z.array(id) }),
  errors: ['tooManyOpen'],
})

const removeFavourite = defineCall({
  id: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/game/favourites/{nodeId}',
  summary: 'Takes a game out of the favourites; one that is none is no error. Once a second.',
  roles: [...players],
  params: z.strictObject({ nodeId: id }),
  value: z.object({ ids: z.array(id) }),
})

const recentGames = defineCall({
  id: 'recentGames',
  method: 'GET',
  path: '/wps/game/recent',
  summary: 'The games that were opened last, newest first, at most a hundred.',
  roles: [...players],
  query: z.strictObject({ ...paging, gameType, clientType, language }),
  value: z.object({
    games: z.array(z.extend(game, { openedAt: instant })),
    page: pageInfo,
  }),
})

const sandboxGame = defineCall({
  id: 'sandboxGame',
  method: 'POST',
  path: '/sandbox/game',
  summary: 'Makes one game hot or not, and closes or opens it.',
  roles: ['sandbox'],
  body: z.strictObject({
    nodeId: id,
    hot: z.optional(z.boolean()),
    underMaintenance: z.optional(z.boolean()),
  }),
  value: done,
})

export const gameListsCalls = {
  gameTypeList,
  gameVendors,
  hotGames,
  pvpRooms,
  searchGames,
  similarGames,
  favouriteIds,
  favouriteGames,
  addFavourite,
  removeFavourite,
  recentGames,
  sandboxGame,
} as const
