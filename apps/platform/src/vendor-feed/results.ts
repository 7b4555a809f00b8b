import type { Lottery } from '../games/lotteries.ts'
import type { Db } from '../http/implement.ts'

/** The last draws whose numbers the vendor of a lottery published, newest first. */
export async function publishedResults(
  db: Db,
  { vassalage, gameCode }: Pick<Lottery, 'vassalage' | 'gameCode'>,
) {
  const rows = await db
    .selectFrom('vendor_draw')
    .select(['draw_id', 'numbers', 'draws_at'])
    .where('vassalage', '=', vassalage)
    .where('game_code', '=', gameCode)
    .where('cancelled', '=', false)
    .where('numbers', 'is not', null)
    .orderBy('draws_at', 'desc')
    .orderBy('draw_id')
    .limit(20)
    .$narrowType<{ numbers: string }>()
    .execute()
  return rows.map((row) => ({
    drawId: row.draw_id,
    numbers: row.numbers,
    drawnAt: row.draws_at.toISOString(),
  }))
}
