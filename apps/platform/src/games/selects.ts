import type { gameSelects } from '@baize/api/contract'
import type { Context } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { type CatalogueGame, gamesOfType, ofCatalogue } from './catalogue.ts'
import { readFlags } from './flags.ts'
import { favouriteIdsOf, recentIdsOf } from './ownLists.ts'

export type GameSelect = (typeof gameSelects)[number]

/** The newest tenth of a category counts as new, within these bounds. */
const fewestNew = 6
const maxNew = 60

/** The latest games of a category, newest first; the catalogue only ever grows at its end. */
function newGames(games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const count = Math.min(maxNew, Math.max(fewestNew, Math.ceil(games.length / 10)))
  return games.slice(-count).toReversed()
}

/**
 * Whether a game is among the requested ones. Favourites and recent games belong to a member: without a session there
 * are none.
 */
export async function selecting(
  select: GameSelect,
  { db, session }: Pick<Context, 'db' | 'session'>,
): Promise<(game: CatalogueGame) => boolean> {
  if (select === 'ALL') return () => true
  if (select === 'NEW') return isNew
  if (select === 'HOT') return (await readFlags(db)).isHot
  if (!session) throw new Refusal('notSignedIn')
  const ids = select === 'FAV' ? favouriteIdsOf : recentIdsOf
  const own = new Set(await ids(db, session.memberId))
  return ({ nodeId }) => own.has(nodeId)
}

const newIds = ofCatalogue(() => new Map<CatalogueGame['gameType'], ReadonlySet<string>>())

function isNew({ nodeId, gameType }: CatalogueGame): boolean {
  let ids = newIds().get(gameType)
  if (!ids) {
    ids = new Set(newGames(gamesOfType(gameType)).map((game) => game.nodeId))
    newIds().set(gameType, ids)
  }
  return ids.has(nodeId)
}
