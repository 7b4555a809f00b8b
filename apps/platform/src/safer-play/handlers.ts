import { parseMoney } from '@baize/api/money'
import { sql } from 'kysely'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { describeLimits, inUnits, lockBound, writeBound } from './bound.ts'
import { exclusionAt } from './enforce.ts'
import { askFor, confirm, type LimitKind, type LimitPeriod } from './rule.ts'
import { openStakes } from './used.ts'

const oneDay = 86_400_000
const lengths = { timeOut: [1, 42], selfExclusion: [180, 1_830] } as const

interface Asked {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount?: string | null | undefined
  readonly minutes?: number | null | undefined
}

/** The requested value, in the unit of its kind; null is no limit. */
function wantedOf({ kind, period, amount, minutes }: Asked): bigint | null {
  const inMinutes = kind === 'sessionTime'
  const [field, given, other] = inMinutes ? ['minutes', minutes, amount] : ['amount', amount, minutes]
  const problems = []
  if (inMinutes && period !== 'day') problems.push({ field: 'period', code: 'choice' })
  if (given === undefined) problems.push({ field, code: 'required' })
  if (other !== undefined) problems.push({ field: inMinutes ? 'amount' : 'minutes', code: 'unknownField' })
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
  if (given === null || given === undefined) return null
  return typeof given === 'string' ? parseMoney(given) : BigInt(given)
}

export const saferPlayHandlers: Pick<
  Handlers,
  'limits' | 'setLimit' | 'confirmLimit' | 'withdrawLimitChange' | 'exclude' | 'limitHistory' | 'realityCheck'
> = {
  limits: (_request, context) => describeLimits(context, context.session),

  async setLimit({ body }, context) {
    const { db, session } = context
    const wanted = wantedOf(body)
    const at = context.now()
    const current = await lockBound(db, session.memberId, body)
    const next = askFor(current, wanted, at)
    if (current !== null || next !== null) {
      const what = next?.pending ? 'asked' : 'set'
      await writeBound(db, session.memberId, body, next, { what, value: wanted, at })
    }
    return describeLimits(context, session)
  },

  async confirmLimit({ body }, context) {
    const { db, session } = context
    const at = context.now()
    const current = await lockBound(db, session.memberId, body)
    const next = confirm(current, at)
    if (next === 'refused') {
      const from = current?.pending?.from.toISOString()
      throw new Refusal('wrongState', from ? { params: { from } } : {})
    }
    await writeBound(db, session.memberId, body, next, { what: 'confirmed', value: next?.value ?? null, at })
    return describeLimits(context, session)
  },

  async withdrawLimitChange({ body }, context) {
    const { db, session } = context
    const current = await lockBound(db, session.memberId, body)
    if (!current?.pending) throw new Refusal('wrongState')
    const kept = { value: current.value, pending: null }
    const change = { what: 'withdrawn', value: current.value, at: context.now() } as const
    await writeBound(db, session.memberId, body, kept, change)
    return describeLimits(context, session)
  },

  async exclude({ body }, context) {
    const { db, session } = context
    const [least, most] = lengths[body.kind]
    if (body.days < least || body.days > most) {
      const code = body.days < least ? 'tooLow' : 'tooHigh'
      const params = { min: least, max: most }
      throw new Refusal('invalidFields', { problems: [{ field: 'days', code, params }] })
    }
    await db.selectFrom('member').select('id').where('id', '=', session.memberId).forNoKeyUpdate().execute()
    const at = context.now()
    const until = new Date(at.getTime() + body.days * oneDay)
    const running = await exclusionAt(db, session.memberId, at)
    // A pause is never shortened, and a self-exclusion is not turned into a time-out.
    if (running && running.until >= until) {
      throw new Refusal('wrongState', { params: { until: running.until.toISOString() } })
    }
    const kind = running?.kind === 'selfExclusion' ? running.kind : body.kind
    await db
      .insertInto('play_exclusion')
      .values({ member_id: session.memberId, kind, since: at, until })
      .execute()
    return describeLimits(context, session)
  },

  async limitHistory({ query }, { db, session }) {
    const keyset = keysetOf(query, 'at', 'id')
    const found = await db
      .selectFrom('play_limit_change')
      .selectAll()
      .where('member_id', '=', session.memberId)
      .where(keyset.where)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit)
      .execute()
    const { rows, page } = keyset.page(found, ({ at, id }) => ({ at, id }))
    return {
      rows: rows.map(({ id, at, kind, period, what, value }) => ({
        ...{ id, at: at.toISOString(), kind, period, what },
        ...inUnits(kind, value),
      })),
      page,
    }
  },

  async realityCheck(_request, { db, session, now, settings }) {
    const at = now()
    const { memberId } = session
    const { created_at: since } = await db
      .selectFrom('session')
      .select('created_at')
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow()
    const played = await sql<{ bets: bigint; stake: string; payout: string }>`
      SELECT count(*) AS bets, coalesce(sum(stake), 0)::text AS stake, coalesce(sum(payout), 0)::text AS payout
      FROM bet WHERE member_id = ${memberId} AND state IN ('won', 'lost') AND placed_at >= ${since}
    `.execute(db)
    const moved = await sql<{ type: string; amount: string }>`
      SELECT type, sum(amount)::text AS amount FROM money_slot
      WHERE owner_id = ${memberId} AND currency = ${settings.brand.currency}
        AND type IN ('depositCredited', 'withdrawalPaid') GROUP BY type
    `.execute(db)
    const sumOf = (type: string) => BigInt(moved.rows.find((row) => row.type === type)?.amount ?? 0)
    const [stake, payout] = [BigInt(played.rows[0]?.stake ?? 0), BigInt(played.rows[0]?.payout ?? 0)]
    return {
      asOf: at.toISOString(),
      sessionStartedAt: since.toISOString(),
      minutes: Math.floor((at.getTime() - since.getTime()) / 60_000),
      bets: Number(played.rows[0]?.bets ?? 0n),
      stake: wire(stake),
      payout: wire(payout),
      netPosition: wire(payout - stake),
      open: wire(await openStakes(db, memberId)),
      netDeposits: wire(sumOf('depositCredited') - sumOf('withdrawalPaid')),
    }
  },
}
