import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, newId, transact } from '../database/index.ts'
import type { Trx } from '../database/schema.ts'
import type { Bet } from '../seamless/bets.ts'
import { countedStates, type SeamlessTables } from '../seamless/tables.ts'
import { type BetCut, betCut } from './betCut.ts'

export interface BetArchiveOptions {
  /** Bets that were settled before this time may be archived. */
  readonly before: Date
  /** Where the lines are kept; noted beside each batch. */
  readonly file: string
  /** Keeps the lines of one batch; resolves when they are safe. Nothing of the batch is removed before. */
  readonly write: (lines: readonly string[]) => Promise<void>
  readonly now: Date
  /** Bets that one transaction removes at most. @default 1000 */
  readonly batch?: number
}

export interface ArchivedBets extends BetCut {
  readonly bets: number
  readonly rounds: number
}

type Round = SeamlessTables['game_round']
const membersAtOnce = 500

/**
 * Writes old settled bets with their rounds as lines and removes them, some of one member in each transaction. It may
 * be stopped at any point and run again: bets that are still in the database are archived then. A batch that was
 * written and not removed is in the file without being known in the database, and is written again by the next run.
 */
export async function archiveBets(database: Database, options: BetArchiveOptions): Promise<ArchivedBets> {
  const { db } = database
  const cut = await betCut(db, options.before, options.now)
  const { before } = cut
  const header = JSON.stringify({ archive: 1, of: 'bets', before: before.toISOString() })
  await options.write([header])
  await db
    .insertInto('bet_archive')
    .values({ before, file: options.file, archived_at: options.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  let [bets, rounds] = [0, 0]
  for await (const memberId of members(database)) {
    for (;;) {
      const gone = await transact(database, ({ trx }) => archiveBatch(trx, memberId, before, options))
      if (!gone) break
      bets += gone.bets
      rounds += gone.rounds
    }
  }
  return { ...cut, bets, rounds }
}

/** Every member's key, in order; members with an open complaint keep their bets until it is closed. */
async function* members({ db }: Database): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM member WHERE id > ${last} AND NOT EXISTS (SELECT 1 FROM complaint_case
        WHERE complaint_case.member_id = member.id AND complaint_case.state <> 'closed')
      ORDER BY id LIMIT ${membersAtOnce}`.execute(db)
    for (const { id } of rows) yield id
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

/** One batch of a member's bets; null where none is left to archive. */
async function archiveBatch(
  trx: Trx,
  memberId: string,
  before: Date,
  { batch = 1_000, file, now, write }: BetArchiveOptions,
) {
  const ids = await dueOf(trx, memberId, before, batch)
  if (ids.length === 0) return null
  // Movements lock their round before their bet, and so does this.
  const rounds = await lockRounds(trx, memberId, ids)
  const bets = await trx
    .selectFrom('bet')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .orderBy('placed_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  // Another run took them meanwhile.
  if (bets.length === 0) return { bets: 0, rounds: 0 }
  // Their selections are archived with them.
  const descriptions = await trx
    .selectFrom('bet_description')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('bet_id', 'in', ids)
    .orderBy('bet_id')
    .execute()
  await trx.deleteFrom('bet').where('member_id', '=', memberId).where('id', 'in', ids).execute()
  const ended = await removeEnded(trx, memberId, rounds)
  const rows = [
    ...bets.map((bet) => lineOf({ bet })),
    ...descriptions.map((description) => lineOf({ description })),
    ...ended.map((round) => lineOf({ round })),
  ]
  const digest = digestOfBatch(rows)
  const id = newId()
  await carryPlay(trx, memberId, bets)
  await trx
    .insertInto('archived_bets')
    .values({ member_id: memberId, id, file, bets: bets.length, digest, archived_at: now })
    .execute()
  await write([JSON.stringify({ begin: id, member: memberId }), ...rows, JSON.stringify({ end: id, digest })])
  return { bets: bets.length, rounds: ended.length }
}

async function dueOf(trx: Trx, memberId: string, before: Date, batch: number): Promise<string[]> {
  const due = await trx
    .selectFrom('bet')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '<>', 'unsettled')
    .where('settled_at', '<', before)
    // No later than it was settled, except where a clock was put back: that bet is archived when its day has come.
    .where('placed_at', '<', before)
    .orderBy('placed_at')
    .orderBy('id')
    .limit(batch)
    .execute()
  return due.map(({ id }) => id)
}

async function lockRounds(trx: Trx, memberId: string, bets: readonly string[]): Promise<Round[]> {
  const { rows } = await sql<Round>`
    SELECT * FROM game_round WHERE member_id = ${memberId} AND EXISTS (SELECT 1 FROM bet
      WHERE bet.member_id = game_round.member_id AND bet.vassalage = game_round.vassalage
        AND bet.round_id = game_round.round_id AND bet.id = ANY(${bets}::text[]))
    ORDER BY vassalage, round_id FOR UPDATE`.execute(trx)
  return rows
}

/** Removes the rounds that have ended and have no bet any more. */
async function removeEnded(trx: Trx, memberId: string, rounds: readonly Round[]): Promise<Round[]> {
  const [vendors, ids] = [rounds.map(({ vassalage }) => vassalage), rounds.map(({ round_id }) => round_id)]
  const { rows } = await sql<Round>`
    DELETE FROM game_round WHERE member_id = ${memberId} AND state <> 'open'
      AND EXISTS (SELECT 1 FROM unnest(${vendors}::text[], ${ids}::text[]) AS played (vassalage, round_id)
        WHERE played.vassalage = game_round.vassalage AND played.round_id = game_round.round_id)
      AND NOT EXISTS (SELECT 1 FROM bet WHERE bet.member_id = game_round.member_id
        AND bet.vassalage = game_round.vassalage AND bet.round_id = game_round.round_id)
    RETURNING *`.execute(trx)
  return rows
}

/** Sums what is archived, as slots count it. */
async function carryPlay(trx: Trx, memberId: string, bets: readonly Bet[]): Promise<void> {
  const counted = bets.filter(({ state }) => countedStates.some((one) => one === state))
  for (const [gameType, played = []] of Object.entries(Object.groupBy(counted, (bet) => bet.game_type))) {
    const sum = (of: 'stake' | 'valid_bet' | 'payout') =>
      String(played.reduce((all, bet) => all + bet[of], 0n))
    await sql`
      INSERT INTO archived_play (member_id, game_type, bets, stake, valid_bet, payout) VALUES (${memberId}, ${gameType},
        ${played.length}, ${sum('stake')}::numeric, ${sum('valid_bet')}::numeric, ${sum('payout')}::numeric)
      ON CONFLICT (member_id, game_type) DO UPDATE SET bets = archived_play.bets + excluded.bets,
        stake = archived_play.stake + excluded.stake, valid_bet = archived_play.valid_bet + excluded.valid_bet,
        payout = archived_play.payout + excluded.payout`.execute(trx)
  }
}

/** Amounts are whole numbers of 1/10,000 in text. */
const lineOf = (row: object): string =>
  JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))

const digestOfBatch = (lines: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(`${line}\n`)
  return hash.digest('base64url')
}
