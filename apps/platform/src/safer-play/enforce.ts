import type { ErrorCode } from '@baize/api/contract'
import { type Selectable, sql } from 'kysely'
import { closingRefusal } from '../closure/inForce.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { wire } from '../wallet/wire.ts'
import type { LimitKind } from './rule.ts'
import type { SaferPlayTables } from './tables.ts'
import { type Player, usedOf } from './used.ts'
import { windowAt } from './windows.ts'

type Limit = Selectable<SaferPlayTables['play_limit']>

const codes = {
  deposit: 'depositLimitReached',
  loss: 'lossLimitReached',
  stake: 'stakeLimitReached',
  sessionTime: 'sessionLimitReached',
} as const satisfies Record<LimitKind, ErrorCode>

/** The pause that runs at a moment, or null. */
export const exclusionAt = async (db: Db, memberId: string, at: Date) =>
  (await db
    .selectFrom('play_exclusion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('until', '>', at)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** Refuses play, deposits and money for play while a pause runs. */
export async function requireNotExcluded(db: Db, memberId: string, at: Date): Promise<void> {
  const found = await exclusionAt(db, memberId, at)
  if (found) throw excluded(found.until)
}

const excluded = (until: Date) => new Refusal('memberExcluded', { params: { until: until.toISOString() } })

async function requireWithin(
  db: Db,
  settings: Settings,
  limit: Pick<Limit, 'kind' | 'period' | 'value'>,
  player: Player,
  more: bigint,
) {
  const window = windowAt(limit.period, player.at, settings.brand.gmtOffsetMinutes)
  const used = await usedOf(db, limit.kind, player, window)
  const inMinutes = limit.kind === 'sessionTime'
  // An amount may reach its limit; time that has reached it is over.
  if (inMinutes ? used < limit.value : used + more <= limit.value) return
  const left = used < limit.value ? limit.value - used : 0n
  const say = (value: bigint) => (inMinutes ? Number(value) : wire(value))
  throw new Refusal(codes[limit.kind], {
    params: {
      period: limit.period,
      limit: say(limit.value),
      left: say(left),
      resetsAt: window.end.toISOString(),
    },
  })
}

/** Refuses a deposit that the member's own limits or a pause forbid. The member's row is locked by the caller. */
export async function requireDepositAllowed(
  db: Db,
  settings: Settings,
  player: Player,
  amount: bigint,
): Promise<void> {
  await requireNotExcluded(db, player.memberId, player.at)
  const found = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', player.memberId)
    .where('kind', '=', 'deposit')
    .execute()
  for (const limit of found) await requireWithin(db, settings, limit, player, amount)
}

/** Refuses to open a game while a pause runs or the day's time is used up. */
export async function requireLaunchAllowed(db: Db, settings: Settings, player: Player): Promise<void> {
  await requireNotExcluded(db, player.memberId, player.at)
  const found = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', player.memberId)
    .where('kind', '=', 'sessionTime')
    .execute()
  for (const limit of found) await requireWithin(db, settings, limit, player, 0n)
}

/**
 * Refuses a bet that the member's own limits or a pause forbid, or that comes while the account is to be closed. The limits' rows are locked, so that bets of one
 * member who has limits follow one another, and each sees what those before it staked.
 */
export async function requireBetAllowed(
  db: Db,
  settings: Settings,
  player: Player,
  stake: bigint,
): Promise<void> {
  const { rows } = await sql<Found>`
    SELECT pause.until, closure.closes_at, own.kind, own.period, own.value FROM (VALUES (1)) AS one (n)
    LEFT JOIN LATERAL (
      SELECT until FROM play_exclusion WHERE member_id = ${player.memberId} AND until > ${player.at}
      ORDER BY until DESC LIMIT 1
    ) AS pause ON true
    LEFT JOIN account_closure AS closure ON closure.member_id = ${player.memberId} AND closure.cancelled_at IS NULL
    LEFT JOIN LATERAL (
      SELECT kind, period, value FROM play_limit WHERE member_id = ${player.memberId} AND kind <> 'deposit'
      ORDER BY kind, period FOR UPDATE
    ) AS own ON true
  `.execute(db)
  for (const { until, closes_at, ...limit } of rows) {
    if (until) throw excluded(until)
    if (closes_at) throw closingRefusal(closes_at)
    if (limit.kind === null) continue
    if (stake > 0n || limit.kind === 'sessionTime') await requireWithin(db, settings, limit, player, stake)
  }
}

type Found = { until: Date | null; closes_at: Date | null } & (
  | Pick<Limit, 'kind' | 'period' | 'value'>
  | { kind: null }
)
