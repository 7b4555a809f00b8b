import type { Db } from '../http/implement.ts'

/** As many recent games as are remembered. */
export const maxRecent = 100

/** The favourites of an account, newest first. */
export async function favouriteIdsOf(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('game_favourite')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => row.node_id)
}

/** The games that an account opened last, newest first. */
export async function recentIdsOf(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('game_recent')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('opened_at', 'desc')
    .orderBy('node_id')
    .limit(maxRecent)
    .execute()
  return rows.map((row) => row.node_id)
}
