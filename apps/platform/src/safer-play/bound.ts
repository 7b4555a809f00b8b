import type { CallValue, limits } from '@baize/api/contract'
import { newId } from '../database/index.ts'
import type { Context, Db, Session } from '../http/implement.ts'
import { wire } from '../wallet/wire.ts'
import { exclusionAt } from './enforce.ts'
import { type Bound, increaseAfterHours, isConfirmable, type LimitKind, type LimitPeriod } from './rule.ts'
import type { SaferPlayTables } from './tables.ts'
import { usedOf } from './used.ts'
import { windowAt } from './windows.ts'

export interface Which {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** Reads a bound after locking its member, so that two changes at once see one another. */
export async function lockBound(db: Db, memberId: string, { kind, period }: Which): Promise<Bound | null> {
  await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const row = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const pending = row.pending_from ? { value: row.pending_value, from: row.pending_from } : null
  return { value: row.value, pending }
}

export async function writeBound(
  db: Db,
  memberId: string,
  { kind, period }: Which,
  next: Bound | null,
  change: Pick<SaferPlayTables['play_limit_change'], 'what' | 'value' | 'at'>,
): Promise<void> {
  const key = { member_id: memberId, kind, period }
  if (next === null) {
    await db
      .deleteFrom('play_limit')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .execute()
  } else {
    const values = {
      value: next.value,
      pending_value: next.pending?.value ?? null,
      pending_from: next.pending?.from ?? null,
      changed_at: change.at,
    }
    await db
      .insertInto('play_limit')
      .values({ ...key, ...values })
      .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
      .execute()
  }
  await db
    .insertInto('play_limit_change')
    .values({ ...key, id: newId(), ...change })
    .execute()
}

/** The member's limits as the contract shows them, with what is used and left now. */
export async function describeLimits(
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
  session: Session,
): Promise<CallValue<typeof limits>> {
  const at = now()
  const player = { memberId: session.memberId, sessionId: session.id, at }
  const found = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', session.memberId)
    .orderBy('kind')
    .orderBy('period')
    .execute()
  const shown = []
  for (const { kind, period, value, pending_value, pending_from } of found) {
    const window = windowAt(period, at, settings.brand.gmtOffsetMinutes)
    const used = await usedOf(db, kind, player, window)
    const pending = pending_from ? { value: pending_value, from: pending_from } : null
    shown.push({
      ...{ kind, period, ...inUnits(kind, value) },
      // A member with a net win has used nothing of a limit of losses.
      used: inUnits(kind, used > 0n ? used : 0n),
      left: inUnits(kind, used < value ? value - used : 0n),
      resetsAt: window.end.toISOString(),
      pending: pending && {
        ...inUnits(kind, pending.value),
        from: pending.from.toISOString(),
        confirmable: isConfirmable({ value, pending }, at),
      },
    })
  }
  const pause = await exclusionAt(db, session.memberId, at)
  return {
    limits: shown,
    exclusion: pause && {
      kind: pause.kind,
      since: pause.since.toISOString(),
      until: pause.until.toISOString(),
    },
    askBeforeDeposit:
      settings.brand.policyProfile === 'regulated' &&
      found.length === 0 &&
      !(await hasDeposited(db, session)),
    increaseAfterHours,
  }
}

/** A bound in the unit of its kind: an amount, or minutes. */
export const inUnits = (kind: LimitKind, value: bigint | null) => ({
  amount: kind === 'sessionTime' || value === null ? null : wire(value),
  minutes: kind === 'sessionTime' && value !== null ? Number(value) : null,
})

const hasDeposited = async (db: Db, { memberId }: Session): Promise<boolean> =>
  (await db
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()) !== undefined
