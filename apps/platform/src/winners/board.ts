import { type Selectable, sql } from 'kysely'
import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import type { SettledBet } from '../seamless/afterSettlement.ts'
import type { WinnerTables } from './tables.ts'
import { tellWin } from './told.ts'

export type Win = Selectable<WinnerTables['winner_day']>

/** Brand days that the board looks back, today included. */
export const boardDays = 7
const dayMs = 86_400_000

/** Keeps a settled bet that brought more than it cost, when it is its member's best of the day and category. */
export async function keepWin(platform: Platform, unit: Unit, bet: SettledBet): Promise<void> {
  const win = bet.payout - bet.stake
  if (win <= 0n) return
  const day = dayAt(bet.at, platform.settings.brand.gmtOffsetMinutes)
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO winner_day (member_id, day, game_type, bet_id, node_id, win_amount, at)
    VALUES (${bet.memberId}, ${day}, ${bet.gameType}, ${bet.id}, ${bet.nodeId}, ${win}, ${bet.at})
    ON CONFLICT (member_id, day, game_type) DO UPDATE SET
      bet_id = excluded.bet_id, node_id = excluded.node_id, win_amount = excluded.win_amount, at = excluded.at
    WHERE excluded.win_amount > winner_day.win_amount
  `.execute(unit.trx)
  if (numAffectedRows > 0n) unit.afterCommit(() => tellWin(platform.database.bus))
}

const best = (first: Win, second: Win): number => {
  if (first.win_amount !== second.win_amount) return first.win_amount > second.win_amount ? -1 : 1
  return first.at.getTime() - second.at.getTime() || (first.bet_id < second.bet_id ? -1 : 1)
}

/** The highest wins of the board's days, best first. Each day is read by an index, no further than is shown. */
export async function highestWins(db: Db, today: string, gameType: string | null, limit: number) {
  const days = Array.from({ length: boardDays }, (_, ago) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - ago * dayMs).toISOString().slice(0, 10),
  )
  const found: Win[] = []
  for (const day of days) {
    found.push(
      ...(await db
        .selectFrom('winner_day')
        .selectAll()
        .where('day', '=', day)
        .$if(gameType !== null, (wins) => wins.where('game_type', '=', gameType ?? ''))
        .orderBy('win_amount', 'desc')
        .orderBy('at')
        .limit(limit)
        .execute()),
    )
  }
  return { from: days.at(-1) ?? today, to: today, wins: found.sort(best).slice(0, limit) }
}
