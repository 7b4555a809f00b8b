import { drawsBefore } from '@baize/platform/games/lotteryDraws.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { lotteries } from '../games/generated/lotteries.ts'
import { settleEvents } from './results.ts'

const shownDraws = 20

/** Makes every draw that is due, so that its numbers exist with or without bets. */
export async function holdDraws(platform: Platform): Promise<void> {
  const { db } = platform
  const held = await db
    .selectFrom('sandbox_result')
    .select((of) => ['game_code', of.fn.max('due_at').as('last')])
    .groupBy('game_code')
    .execute()
  const lastOf = new Map(held.map((row) => [row.game_code, row.last]))
  const due = lotteries.flatMap((lottery) => {
    const last = lastOf.get(lottery.gameCode)
    return drawsBefore(lottery, platform.now(), shownDraws).filter(
      (draw) => last === undefined || draw.drawsAt > last,
    )
  })
  await settleEvents(
    platform,
    db,
    due.map((draw) => draw.id),
  )
}
