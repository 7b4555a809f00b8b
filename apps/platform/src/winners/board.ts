import { type Selectable, sql } from 'kysely'
import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { dayAt, periodOf } from '../records/days.ts'
import type { SettledBet } from '../seamless/afterSettlement.ts'
import type { WinnerTables } from './tables.ts'
import { winNotice } from './winEvents.ts'

type Win = Selectable<WinnerTables['winner_day']>

/** Brand days that the board looks back, today included. */
const boardDays = 7
const dayMs = 86_400_000

/** Records a settled bet that paid more than its stake, when it is its member's best of the day and category. */
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
  if (numAffectedRows > 0n) unit.afterCommit(() => winNotice.notify(platform.database.bus))
}

export interface ForgottenWin {
  readonly id: string
  readonly memberId: string
  readonly gameType: string
  readonly day: string
}

/** Takes a win off the board whose bet was made void; the member's next best of that day and category takes its place. */
export async function forgetWin(platform: Platform, unit: Unit, bet: ForgottenWin): Promise<void> {
  const { id, memberId, gameType, day } = bet
  const { numDeletedRows } = await unit.trx
    .deleteFrom('winner_day')
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .where('game_type', '=', gameType)
    .where('bet_id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  const { start, end } = periodOf(
    { from: day, to: day },
    platform.now(),
    platform.settings.brand.gmtOffsetMinutes,
  )
  await sql`
    INSERT INTO winner_day (member_id, day, game_type, bet_id, node_id, win_amount, at)
    SELECT member_id, ${day}, game_type, id, node_id, payout - stake, settled_at FROM bet
    WHERE member_id = ${memberId} AND game_type = ${gameType} AND payout > stake
      AND settled_at >= ${start} AND settled_at < ${end}
    ORDER BY payout - stake DESC, settled_at LIMIT 1
  `.execute(unit.trx)
  unit.afterCommit(() => winNotice.notify(platform.database.bus))
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
