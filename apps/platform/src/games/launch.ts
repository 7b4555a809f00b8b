import { newId } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { requireLaunchAllowed } from '../safer-play/enforce.ts'
import { safeBackUrl } from './backUrl.ts'
import { findGame, findLotteryGame, findVendor } from './catalogue.ts'
import { describer } from './describe.ts'
import { rememberOpened } from './favourites.ts'
import { similarTo } from './flags.ts'
import { gameHosts } from './hosts.ts'
import { markOpened } from './openedGames.ts'

/** A launch address is opened at once; it waits no longer than a slow phone. */
const launchMilliseconds = 2 * 60_000
const playMilliseconds = 4 * 3_600_000

export const launchHandlers: Pick<Handlers, 'launchGame'> = {
  async launchGame({ query }, context) {
    const { db, platform, session, settings } = context
    const { games } = platform.counterparts
    const named = query.nodeId ?? ''
    const game = named === '' ? findLotteryGame(query.lottoGameCode ?? '') : findGame(named)
    if (!game || !games) throw new Refusal('notFound')
    if (query.launchMode === 'LOTT' && !/^E?LOTT$/.test(game.gameType)) throw new Refusal('notFound')
    const siteUrl = settings.publicUrls[session.site]
    const backUrl = query.backUrl === undefined ? '' : safeBackUrl(query.backUrl, siteUrl, settings)
    if (backUrl === null) {
      throw new Refusal('invalidFields', { problems: [{ field: 'backUrl', code: 'pattern' }] })
    }
    const describe = await describer(context, query.language)
    const described = describe.game(game)
    if (described.underMaintenance) {
      const [instead] = similarTo(game, describe.flags, 1)
      throw new Refusal('gameUnavailable', { params: { similar: instead?.nodeId ?? '' } })
    }
    const startedAt = context.now()
    const player = { memberId: session.memberId, sessionId: session.id, at: startedAt }
    await requireLaunchAllowed(db, settings, player)
    const launch = randomToken()
    await db
      .insertInto('play_session')
      .values({
        id: newId(),
        launch_hash: sha256(launch),
        token_hash: null,
        member_id: session.memberId,
        session_id: session.id,
        node_id: game.nodeId,
        vassalage: game.vassalage,
        game_type: game.gameType,
        site: session.site,
        language: query.language ?? context.language,
        created_at: startedAt,
        launch_expires_at: new Date(startedAt.getTime() + launchMilliseconds),
        opened_at: null,
        expires_at: new Date(startedAt.getTime() + playMilliseconds),
      })
      .execute()
    await rememberOpened(db, session.memberId, game.nodeId, startedAt)
    await markOpened(db, game.nodeId)
    const [url = '', ...fallbackUrls] = gameHosts(settings).map((host) => {
      const address = new URL(games.pathOf(game), host)
      address.searchParams.set('launch', launch)
      if (query.lottoView) address.searchParams.set('view', query.lottoView)
      if (query.match !== undefined && query.pick !== undefined) {
        address.searchParams.set('match', query.match)
        address.searchParams.set('pick', query.pick)
      }
      return address.href
    })
    const opensIn = findVendor(game.vassalage)?.ownWindow ? ('window' as const) : ('frame' as const)
    return { url, fallbackUrls, opensIn, backUrl, game: described, startedAt: startedAt.toISOString() }
  },
}
