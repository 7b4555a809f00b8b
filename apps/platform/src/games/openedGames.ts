import type { Db } from '../http/implement.ts'

/** Notes that a game was opened: play sessions and bets may name it from now on. */
export async function markOpened(db: Db, nodeId: string): Promise<void> {
  await db
    .insertInto('opened_game')
    .values({ node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those of the games that were ever opened, at most `max`. */
export async function openedAmong(db: Db, nodeIds: readonly string[], max: number): Promise<string[]> {
  if (nodeIds.length === 0) return []
  const rows = await db
    .selectFrom('opened_game')
    .select('node_id')
    .where('node_id', 'in', nodeIds)
    .orderBy('node_id')
    .limit(max)
    .execute()
  return rows.map((row) => row.node_id)
}
