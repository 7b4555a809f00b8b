import { gameTypes } from '@baize/api/contract'
import { pictureUrl } from '../content/show.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { pageOf } from '../wallet/pages.ts'
import { wire } from '../wallet/wire.ts'
import { type CatalogueGame, findGame, findVendor, gamesOfType } from './catalogue.ts'
import { describer, vendorNames } from './describe.ts'
import { type Flags, similarTo } from './flags.ts'
import { lanes, prizeModeOf } from './lanes.ts'
import { namedIn } from './names.ts'
import { routeOfVendor } from './routes.ts'
import { selecting } from './selects.ts'
import { type GameSort, sortGames } from './sorting.ts'
import { stakes } from './stakes.ts'

const maxInSection = 20
const maxSimilar = 6

/** Hot games, the categories in turn, so that the strip does not show one category only. */
function hotInTurn(flags: Flags): CatalogueGame[] {
  const hot = flags.hotGames()
  const byType = gameTypes.map((gameType) => hot.filter((game) => game.gameType === gameType))
  const deepest = Math.max(0, ...byType.map((games) => games.length))
  return Array.from({ length: deepest }, (_, index) => byType.flatMap((games) => games[index] ?? [])).flat()
}

/** The categories with how many games and vendors each has. */
const counted = () =>
  gameTypes.map((gameType) => {
    const games = gamesOfType(gameType)
    return { gameType, games: games.length, vendors: new Set(games.map((game) => game.vassalage)).size }
  })

type Paged = { readonly pageNo: number; readonly pageSize: number }

/** The part of a list that a page shows. */
export function cut<Row>(rows: readonly Row[], query: Paged) {
  const page = pageOf(query)
  return { rows: rows.slice(page.offset, page.offset + page.limit), page: page.info(rows.length) }
}

const narrowed = (games: readonly CatalogueGame[], vassalage: string | undefined) =>
  vassalage === undefined ? games : games.filter((game) => game.vassalage === vassalage)

export const lobbyHandlers: Pick<
  Handlers,
  | 'gameMenus'
  | 'gameTypeList'
  | 'gameSections'
  | 'gameList'
  | 'hotGames'
  | 'gameVendors'
  | 'pvpRooms'
  | 'similarGames'
> = {
  async gameMenus() {
    const menus = counted().filter(({ games }) => games > 0)
    return { menus: menus.map(({ gameType: title, vendors, games }) => ({ title, vendors, games })) }
  },

  async gameTypeList() {
    return { gameTypes: counted() }
  },

  async gameSections({ query }, context) {
    const describe = await describer(context, query.language)
    const hot = hotInTurn(describe.flags)
    const sections = gameTypes.flatMap((gameType) => {
      const games = gamesOfType(gameType)
      if (games.length === 0) return []
      const shown = games.slice(0, maxInSection).map(describe.game)
      return [{ kind: 'category' as const, gameType, total: games.length, games: shown }]
    })
    const first = { kind: 'hot' as const, gameType: null, total: hot.length }
    return { sections: [{ ...first, games: hot.slice(0, maxInSection).map(describe.game) }, ...sections] }
  },

  async gameList({ query }, context) {
    const describe = await describer(context, query.language)
    const wanted = await selecting(query.select, context)
    const games = narrowed(gamesOfType(query.gameType), query.vassalage).filter(wanted)
    const sorted = sortGames(games, query.sort as GameSort, query.language ?? context.language)
    const { rows, page } = cut(sorted, query)
    return { games: rows.map(describe.game), page }
  },

  async hotGames({ query }, context) {
    const describe = await describer(context, query.language)
    const { rows, page } = cut(hotInTurn(describe.flags), query)
    return { games: rows.map(describe.game), page }
  },

  async gameVendors({ query }, context) {
    const { flags } = await describer(context, query.language)
    const shown = lanes().filter(({ title }) => query.gameType === undefined || title === query.gameType)
    return {
      lanes: shown.map(({ title, cards }) => ({
        title,
        gameClassify: title,
        cards: cards.map(({ vassalage, gameType, games }) => {
          const icon = pictureUrl(context.settings, findVendor(vassalage)?.mark ?? '')
          // What "Start game" starts: the vendor's hot game where it has one that is open.
          const open = games.filter((game) => !flags.isClosed(game))
          const first = open.find((game) => flags.isHot(game)) ?? open[0]
          return {
            vassalage,
            ...namedIn(
              ['displayName', 'language'],
              vendorNames(vassalage),
              query.language ?? context.language,
            ),
            gameType,
            lagerIcon: icon,
            smallIcon: icon,
            isGame: games.length > 1 ? ('VASSALAGE' as const) : ('GAME' as const),
            nodeId: (first ?? games[0])?.nodeId ?? '',
            route: routeOfVendor(vassalage, gameType),
            games: games.length,
            underMaintenance: flags.isVendorClosed(vassalage),
          }
        }),
      })),
      prizeMode: prizeModeOf(lanes()),
    }
  },

  async pvpRooms({ query }, context) {
    const describe = await describer(context, query.language)
    const { rows, page } = cut(narrowed(gamesOfType('PVP'), query.vassalage), query)
    const limits = { minStake: wire(stakes[0] ?? 0n), maxStake: wire(stakes.at(-1) ?? 0n) }
    return { rooms: rows.map((game) => ({ game: describe.game(game), ...limits })), page }
  },

  async similarGames({ params, query }, context) {
    const game = findGame(params.nodeId)
    if (!game) throw new Refusal('notFound')
    const describe = await describer(context, query.language)
    return { games: similarTo(game, describe.flags, maxSimilar).map(describe.game) }
  },
}
