import { type Selectable, sql } from 'kysely'
import { type Trx, transact } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { DeltaSums } from './deltaSums.ts'
import { rebuildTeams } from './rebuild.ts'
import type { TeamRollupTables } from './rollupTables.ts'
import { quarterOf } from './span.ts'
import { uplineOf } from './teamChanged.ts'
import { addTotals, moneyTotals } from './totals.ts'

type Delta = Selectable<TeamRollupTables['team_delta']>

const atOnce = 5_000
/** A report adds up this much itself, so that it shows what was just done; the job does the rest. */
const forReport = 1_000
const everySeconds = 5

async function addPlay(trx: Trx, sums: DeltaSums): Promise<void> {
  const [agents, days, types, bets, stake, validBet, payout] = sums.columns()
  if (!agents) return
  await sql`
    INSERT INTO team_day (agent_id, day, game_type, bets, stake, valid_bet, payout)
    SELECT * FROM unnest(${agents}::text[], ${days}::text[], ${types}::text[], ${bets}::bigint[],
      ${stake}::numeric[], ${validBet}::numeric[], ${payout}::numeric[])
    ON CONFLICT (agent_id, day, game_type) DO UPDATE SET
      bets = team_day.bets + excluded.bets, stake = team_day.stake + excluded.stake,
      valid_bet = team_day.valid_bet + excluded.valid_bet, payout = team_day.payout + excluded.payout
  `.execute(trx)
}

async function addMoney(trx: Trx, sums: DeltaSums): Promise<void> {
  const [agents, days, types, count, amount] = sums.columns()
  if (!agents) return
  await sql`
    INSERT INTO team_money_day (agent_id, day, type, count, amount)
    SELECT * FROM unnest(${agents}::text[], ${days}::text[], ${types}::text[], ${count}::bigint[], ${amount}::numeric[])
    ON CONFLICT (agent_id, day, type) DO UPDATE SET
      count = team_money_day.count + excluded.count, amount = team_money_day.amount + excluded.amount
  `.execute(trx)
}

/** Counts days on which accounts were seen for the first time, and corrects the days after them. */
async function addSeen(trx: Trx, seen: DeltaSums, upline: (memberId: string) => string[]): Promise<void> {
  const [members, days] = seen.columns()
  if (!members) return
  const { rows: fresh } = await sql<{ member_id: string; day: string }>`
    INSERT INTO team_seen (member_id, day) SELECT * FROM unnest(${members}::text[], ${days}::text[])
    ON CONFLICT (member_id, day) DO NOTHING RETURNING member_id, day
  `.execute(trx)
  if (fresh.length === 0) return
  const freshMembers = fresh.map(({ member_id }) => member_id)
  const freshDays = fresh.map(({ day }) => day)
  const { rows: touched } = await sql<{ member_id: string; day: string; was: string | null; now: string }>`
    WITH fresh AS (SELECT * FROM unnest(${freshMembers}::text[], ${freshDays}::text[]) AS f (member_id, day)),
    touched AS (
      SELECT member_id, day FROM fresh
      UNION SELECT fresh.member_id, (
        SELECT min(later.day) FROM team_seen later
        WHERE later.member_id = fresh.member_id AND later.day > fresh.day
      ) FROM fresh
    )
    SELECT seen.member_id, seen.day, seen.previous_day AS was, coalesce((
      SELECT max(earlier.day) FROM team_seen earlier
      WHERE earlier.member_id = seen.member_id AND earlier.day < seen.day
    ), '') AS now
    FROM touched JOIN team_seen seen ON seen.member_id = touched.member_id AND seen.day = touched.day
  `.execute(trx)
  const changes = new DeltaSums()
  for (const { member_id, day, was, now } of touched) {
    for (const agent of upline(member_id)) {
      if (was !== null) changes.add([agent, day, was], [-1n])
      changes.add([agent, day, now], [1n])
    }
  }
  await sql`
    UPDATE team_seen SET previous_day = fresh.now
    FROM unnest(${touched.map((row) => row.member_id)}::text[], ${touched.map((row) => row.day)}::text[],
      ${touched.map((row) => row.now)}::text[]) AS fresh (member_id, day, now)
    WHERE team_seen.member_id = fresh.member_id AND team_seen.day = fresh.day
  `.execute(trx)
  const [agents, activeDays, previous, counts] = changes.columns()
  if (!agents) return
  await sql`
    INSERT INTO team_active (agent_id, day, previous_day, members)
    SELECT * FROM unnest(${agents}::text[], ${activeDays}::text[], ${previous}::text[], ${counts}::bigint[])
    ON CONFLICT (agent_id, day, previous_day) DO UPDATE SET members = team_active.members + excluded.members
  `.execute(trx)
}

/** Of deposits, those that are their account's first one. */
async function firstDeposits(trx: Trx, deposits: DeltaSums): Promise<{ member_id: string; day: string }[]> {
  const [members, days] = deposits.columns()
  if (!members) return []
  const { rows } = await sql<{ member_id: string; day: string }>`
    INSERT INTO team_first_deposit (member_id, day)
    SELECT member_id, min(day) FROM unnest(${members}::text[], ${days}::text[]) AS d (member_id, day) GROUP BY member_id
    ON CONFLICT (member_id) DO NOTHING RETURNING member_id, day
  `.execute(trx)
  return rows
}

async function addUp(
  trx: Trx,
  deltas: readonly Delta[],
  brand: Platform['settings']['brand'],
): Promise<void> {
  const ids = [...new Set(deltas.map(({ member_id }) => member_id))]
  const people = await trx.selectFrom('member').select(['id', 'path']).where('id', 'in', ids).execute()
  const uplines = new Map(people.map(({ id, path }) => [id, uplineOf(path)]))
  const upline = (id: string) => uplines.get(id) ?? []
  const [play, money, seen, deposits] = [new DeltaSums(), new DeltaSums(), new DeltaSums(), new DeltaSums()]
  const totals = { day: new DeltaSums(), month: new DeltaSums(), quarter: new DeltaSums() }
  const total = (member: string, day: string, values: bigint[]) => {
    if (!uplines.has(member)) return
    for (const head of [member, ...upline(member)]) {
      totals.day.add([head, day], values)
      totals.month.add([head, day.slice(0, 7)], values)
      totals.quarter.add([head, quarterOf(day)], values)
    }
  }
  for (const delta of deltas) {
    const day = dayAt(delta.at_slot, brand.gmtOffsetMinutes)
    const { member_id: member, type, count } = delta
    const stake = BigInt(delta.stake)
    if (delta.kind === 'play') {
      seen.add([member, day], [])
      const values = [count, stake, BigInt(delta.valid_bet), BigInt(delta.payout)]
      for (const agent of upline(member)) play.add([agent, day, type], values)
      total(member, day, [...values, 0n, 0n, 0n])
    } else if (delta.kind === 'joined' || delta.currency === brand.currency) {
      if (type === 'depositCredited') deposits.add([member, day], [])
      for (const agent of upline(member)) money.add([agent, day, type], [count, stake])
      const moved = moneyTotals(type, stake)
      if (moved) total(member, day, moved)
    }
  }
  for (const { member_id, day } of await firstDeposits(trx, deposits)) {
    for (const agent of upline(member_id)) money.add([agent, day, 'firstDeposit'], [1n, 0n])
  }
  await addPlay(trx, play)
  await addMoney(trx, money)
  await addTotals(trx, totals.day, 'day')
  await addTotals(trx, totals.month, 'month')
  await addTotals(trx, totals.quarter, 'quarter')
  await addSeen(trx, seen, upline)
}

/**
 * Adds up to `most` notes to the sums of their uplines, and returns how many there were. Each note counts once: it is
 * removed in the transaction that adds it. One worker at a time.
 */
export async function rollUp(platform: Platform, most = atOnce): Promise<number> {
  const { brand } = platform.settings
  const done = await transact(platform.database, async ({ trx }) => {
    const state = await trx
      .selectFrom('team_rollup')
      .select(['totals_offset_minutes', 'gmt_offset_minutes'])
      .where('id', '=', 1)
      .forUpdate()
      .executeTakeFirstOrThrow()
    // The version before, beside this one, names its offset after it built sums without totals.
    const isOlder = state.gmt_offset_minutes !== null
    if (isOlder || state.totals_offset_minutes !== brand.gmtOffsetMinutes) return null
    const deltas = await trx
      .selectFrom('team_delta')
      .selectAll()
      .orderBy('at')
      .orderBy('id')
      .limit(most)
      .execute()
    if (deltas.length === 0) return 0
    await sql`DELETE FROM team_delta WHERE id = ANY(${deltas.map(({ id }) => id)}::uuid[])`.execute(trx)
    await addUp(trx, deltas, brand)
    return deltas.length
  })
  if (done !== null) return done
  await rebuildTeams(platform.db, brand)
  return 0
}

/** Updates the sums to now, as far as a report may wait for it. */
export const bringUp = (platform: Platform): Promise<number> => rollUp(platform, forReport)

/** How up to date the sums are: now, or as long ago as the oldest note that waits. */
export async function freshness(platform: Platform): Promise<Date> {
  const { rows } = await sql<{ behind: number }>`
    SELECT coalesce(extract(epoch FROM clock_timestamp() - min(at)), 0)::float8 AS behind FROM team_delta
  `.execute(platform.db)
  return new Date(platform.now().getTime() - Math.max(rows[0]?.behind ?? 0, 0) * 1000)
}

/** Summing runs as a job, in one of all processes that share the database. */
export async function startRollUp(platform: Platform): Promise<void> {
  await platform.jobs.every('team.rollup', everySeconds, async () => {
    while ((await rollUp(platform)) === atOnce);
  })
}
