import type { Trx } from '@baize/platform/database/index.ts'
import { type Below, drawsOf, hashOfSeed } from '@baize/platform/fairness/draws.ts'
import { drawNumbered } from '@baize/platform/games/lotteryDraws.ts'
import type { Db } from '@baize/platform/http/implement.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { findGameByCode } from '../games/catalogue.ts'
import { findLottery } from '../games/generated/lotteries.ts'
import { drawResult, matchInSlot } from './coupon.ts'
import { drawDigits } from './lottery.ts'

/** The seed of a draw or a match: known to the vendor alone until it is over. */
const seedFor = ({ secrets }: Platform, id: string): string => secrets.mark('result-seed', id)

/** What is shown of the seed beforehand. */
export const resultHash = (platform: Platform, id: string): string => hashOfSeed(seedFor(platform, id))

const splitId = (id: string): [gameCode: string, number: number] => {
  const at = id.lastIndexOf('-')
  return [id.slice(0, at), Number(id.slice(at + 1))]
}

/** When a draw or a match is over, and how its outcome is drawn. */
function eventOf(id: string): { gameCode: string; dueAt: Date; draw: (below: Below) => string } | null {
  const [gameCode, number] = splitId(id)
  const lottery = findLottery(gameCode)
  if (lottery) return { gameCode, dueAt: drawNumbered(lottery, number).drawsAt, draw: drawDigits }
  const game = findGameByCode(gameCode)
  if (game?.family !== 'coupon') return null
  const match = matchInSlot(game, number)
  return { gameCode, dueAt: match.endsAt, draw: (below) => drawResult(match, below) }
}

/** The outcome by an event's own seed; it can be repeated once the seed is shown. */
function outcomeOf(id: string, seed: string): string {
  const event = eventOf(id)
  if (!event) throw new Error(`nothing is drawn under ${id}`)
  return event.draw(drawsOf(seed, id, 0))
}

/** How an event is drawn to end, and further draws of its own seed: what its vendor knows before it is over. */
export function drawnBy(platform: Platform, id: string): { outcome: string; below: Below } {
  const seed = seedFor(platform, id)
  return { outcome: outcomeOf(id, seed), below: drawsOf(seed, `${id}:score`, 0) }
}

/** Writes down the outcomes of events that are over, once, and reads them. */
export async function settleEvents(platform: Platform, db: Db | Trx, ids: readonly string[]) {
  const over = ids.flatMap((id) => {
    const event = eventOf(id)
    if (!event || event.dueAt > platform.now()) return []
    const seed = seedFor(platform, id)
    const { gameCode: game_code, dueAt: due_at } = event
    return [{ id, game_code, due_at, outcome: outcomeOf(id, seed), seed, seed_hash: hashOfSeed(seed) }]
  })
  if (over.length === 0) return new Map<string, string>()
  await db
    .insertInto('sandbox_result')
    .values(over)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const rows = await db
    .selectFrom('sandbox_result')
    .select(['id', 'outcome'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.outcome]))
}

/** The last draws of a lottery with the seeds that they can be repeated from, newest first. */
export async function lastResults(db: Db, gameCode: string) {
  const rows = await db
    .selectFrom('sandbox_result')
    .selectAll()
    .where('game_code', '=', gameCode)
    .orderBy('due_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    drawId: row.id,
    numbers: row.outcome,
    drawnAt: row.due_at.toISOString(),
    seed: row.seed,
    seedHash: row.seed_hash,
  }))
}
