import { gameTypes } from '@baize/api/contract'
import { newId } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import type { Context, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { type CatalogueGame, catalogue, findGame } from './catalogue.ts'
import { nameIn } from './names.ts'
import { vendorsUnderMaintenance } from './vendorState.ts'
import { findVendor } from './vendors.ts'

const mostInSection = 12
/** A launch address is opened at once; it waits no longer than a slow phone. */
const launchMilliseconds = 2 * 60_000
const playMilliseconds = 4 * 3_600_000
/** Trial accounts have no real wallet to play from. */
const trialType = 4

/** How a reader sees a game: in the reader's language, and with what its vendor is doing now. */
async function describer({ db, language, settings }: Context, asked: string | undefined) {
  const closed = await vendorsUnderMaintenance(db)
  return (game: CatalogueGame) => {
    const vendor = findVendor(game.vassalage)
    return {
      nodeId: game.nodeId,
      gameId: `${game.vassalage}_${game.gameCode}`,
      vassalage: game.vassalage,
      vendorName: vendor ? nameIn(vendor.names, asked ?? language) : game.vassalage,
      gameType: game.gameType,
      gameCode: game.gameCode,
      isHot: game.hot ? 1 : 0,
      displayName: nameIn(game.names, asked ?? language),
      iconUrl: `${settings.publicUrls.platform}/sandbox/art/${game.nodeId}.svg`,
      underMaintenance: closed.has(game.vassalage),
    }
  }
}

const ofType = (gameType: string) => catalogue.filter((game) => game.gameType === gameType)

/** Hot games, the categories in turn, so that the strip does not show one category only. */
function hotGames(): CatalogueGame[] {
  const byType = gameTypes.map((gameType) => ofType(gameType).filter((game) => game.hot))
  const deepest = Math.max(...byType.map((games) => games.length))
  return Array.from({ length: deepest }, (_, index) => byType.flatMap((games) => games[index] ?? [])).flat()
}

export const gameHandlers: Pick<Handlers, 'gameMenus' | 'gameSections' | 'gameList' | 'launchGame'> = {
  async gameMenus() {
    const menus = gameTypes.flatMap((title) => {
      const games = ofType(title)
      const vendors = new Set(games.map((game) => game.vassalage)).size
      return games.length > 0 ? [{ title, vendors, games: games.length }] : []
    })
    return { menus }
  },

  async gameSections({ query }, context) {
    const describe = await describer(context, query.language)
    const hot = hotGames()
    const sections = gameTypes.flatMap((gameType) => {
      const games = ofType(gameType)
      if (games.length === 0) return []
      const shown = games.slice(0, mostInSection).map(describe)
      return [{ kind: 'category' as const, gameType, total: games.length, games: shown }]
    })
    const first = { kind: 'hot' as const, gameType: null, total: hot.length }
    return { sections: [{ ...first, games: hot.slice(0, mostInSection).map(describe) }, ...sections] }
  },

  async gameList({ query }, context) {
    const describe = await describer(context, query.language)
    const games = ofType(query.gameType).filter(
      (game) => query.vassalage === undefined || game.vassalage === query.vassalage,
    )
    return { games: games.map(describe) }
  },

  async launchGame({ query }, context) {
    const { db, session, settings } = context
    const game = findGame(query.nodeId)
    if (!game || !settings.sandbox) throw new Refusal('notFound')
    if (session.accountType === trialType) throw new Refusal('forbidden', { reason: 'trial account' })
    const described = (await describer(context, query.language))(game)
    if (described.underMaintenance) throw new Refusal('gameUnavailable')
    const startedAt = context.now()
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
        site: session.site,
        language: query.language ?? context.language,
        created_at: startedAt,
        launch_expires_at: new Date(startedAt.getTime() + launchMilliseconds),
        opened_at: null,
        expires_at: new Date(startedAt.getTime() + playMilliseconds),
      })
      .execute()
    const url = new URL(`/sandbox/games/${game.gameCode}`, settings.publicUrls.platform)
    url.searchParams.set('launch', launch)
    return { url: url.href, game: described, startedAt: startedAt.toISOString() }
  },
}
