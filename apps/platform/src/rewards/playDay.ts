import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { dayAt } from '../records/days.ts'
import type { SettledPlay } from '../slots/addPlay.ts'

/** Counts one settled bet into its member's day. */
export async function addToDay(db: Db, play: SettledPlay, gmtOffsetMinutes: number): Promise<void> {
  const day = dayAt(play.at, gmtOffsetMinutes)
  await sql`
    INSERT INTO play_day (member_id, day, game_type, bets, stake, valid_bet, payout, last_at)
    VALUES (${play.memberId}, ${day}, ${play.gameType}, 1, ${play.stake}, ${play.validBet}, ${play.payout}, ${play.at})
    ON CONFLICT (member_id, day, game_type) DO UPDATE SET
      bets = play_day.bets + 1, stake = play_day.stake + excluded.stake,
      valid_bet = play_day.valid_bet + excluded.valid_bet, payout = play_day.payout + excluded.payout,
      last_at = greatest(play_day.last_at, excluded.last_at)
  `.execute(db)
}

/** Takes one settled bet out of its member's day again. */
export async function takeFromDay(db: Db, play: SettledPlay, gmtOffsetMinutes: number): Promise<void> {
  const day = dayAt(play.at, gmtOffsetMinutes)
  await sql`
    UPDATE play_day SET bets = bets - 1, stake = stake - ${play.stake}, valid_bet = valid_bet - ${play.validBet},
      payout = payout - ${play.payout}
    WHERE member_id = ${play.memberId} AND day = ${day} AND game_type = ${play.gameType}
  `.execute(db)
}

export interface Played {
  readonly gameType: string
  readonly bets: bigint
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
}

/** What a member played on days `from` to `to`, both included, by category. */
export async function playedOn(db: Db, memberId: string, from: string, to: string): Promise<Played[]> {
  const rows = await db
    .selectFrom('play_day')
    .select(({ fn }) => [
      'game_type',
      fn.sum<string>('bets').as('bets'),
      fn.sum<string>('stake').as('stake'),
      fn.sum<string>('valid_bet').as('validBet'),
      fn.sum<string>('payout').as('payout'),
    ])
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('game_type')
    .execute()
  return rows.map((row) => ({
    gameType: row.game_type,
    bets: BigInt(row.bets),
    stake: BigInt(row.stake),
    validBet: BigInt(row.validBet),
    payout: BigInt(row.payout),
  }))
}

export const validBetOf = (played: readonly Played[]): bigint =>
  played.reduce((sum, { validBet }) => sum + validBet, 0n)
