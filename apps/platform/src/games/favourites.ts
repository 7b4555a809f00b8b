import type { gameTypes } from '@baize/api/contract'
import type { Context, Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { type CatalogueGame, findGame } from './catalogue.ts'
import { describer } from './describe.ts'
import { cut } from './lobby.ts'
import { favouriteIdsOf, maxRecent } from './ownLists.ts'

/** The number that a site requests in one page. */
const maxFavourites = 999

/** One change a second and account, as the button on the site. */
const throttle = ({ platform, now }: Context, memberId: string) =>
  spend(platform.db, `favourite:${memberId}`, { everySeconds: 1, burst: 1 }, now())

const ofType = (gameType: (typeof gameTypes)[number] | undefined) => (game: CatalogueGame) =>
  gameType === undefined || game.gameType === gameType

/** Remembers that a game was opened, in the member's list of recent games. */
export async function rememberOpened(db: Db, memberId: string, nodeId: string, at: Date): Promise<void> {
  await db
    .insertInto('game_recent')
    .values({ member_id: memberId, node_id: nodeId, opened_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doUpdateSet({ opened_at: at }))
    .execute()
}

export const favouriteHandlers: Pick<
  Handlers,
  'favouriteIds' | 'favouriteGames' | 'addFavourite' | 'removeFavourite' | 'recentGames'
> = {
  async favouriteIds(_request, { db, session }) {
    return { ids: await favouriteIdsOf(db, session.memberId) }
  },

  async favouriteGames({ query }, context) {
    const ids = await favouriteIdsOf(context.db, context.session.memberId)
    const games = ids.flatMap((id) => findGame(id) ?? []).filter(ofType(query.gameType))
    const describe = await describer(context, query.language)
    const { rows, page } = cut(games, query)
    return { games: rows.map(describe.game), page }
  },

  async addFavourite({ body }, context) {
    const { db, session, now } = context
    const game = findGame(body.nodeId)
    if (!game || game.vassalage !== body.vendor || game.gameType !== body.gameType) {
      throw new Refusal('notFound')
    }
    await throttle(context, session.memberId)
    const ids = await favouriteIdsOf(db, session.memberId)
    if (ids.includes(game.nodeId)) return { ids }
    if (ids.length >= maxFavourites) throw new Refusal('tooManyOpen', { params: { max: maxFavourites } })
    await db
      .insertInto('game_favourite')
      .values({ member_id: session.memberId, node_id: game.nodeId, added_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { ids: await favouriteIdsOf(db, session.memberId) }
  },

  async removeFavourite({ params }, context) {
    const { db, session } = context
    await throttle(context, session.memberId)
    await db
      .deleteFrom('game_favourite')
      .where('member_id', '=', session.memberId)
      .where('node_id', '=', params.nodeId)
      .execute()
    return { ids: await favouriteIdsOf(db, session.memberId) }
  },

  async recentGames({ query }, context) {
    const opened = await context.db
      .selectFrom('game_recent')
      .select(['node_id', 'opened_at'])
      .where('member_id', '=', context.session.memberId)
      .orderBy('opened_at', 'desc')
      .orderBy('node_id')
      .limit(maxRecent)
      .execute()
    const found = opened.flatMap(({ node_id, opened_at }) => {
      const game = findGame(node_id)
      return game && ofType(query.gameType)(game) ? [{ game, openedAt: opened_at.toISOString() }] : []
    })
    const describe = await describer(context, query.language)
    const { rows, page } = cut(found, query)
    return { games: rows.map(({ game, openedAt }) => ({ ...describe.game(game), openedAt })), page }
  },
}
