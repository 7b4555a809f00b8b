import type { reward, rewardKinds } from '@baize/api/contract'
import type * as z from 'zod/mini'
import { findBonus } from '../bonus/definitions.ts'
import { lockGrant } from '../bonus/grants.ts'
import { activate } from '../bonus/handlers.ts'
import { offerSignUp } from '../bonus/offers.ts'
import { offerForSegments } from '../bonus/playOffers.ts'
import { pricedIn } from '../content/priced.ts'
import type { Unit } from '../database/index.ts'
import type { Context, Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { collectPoints, pendingPoints } from '../points/accrual.ts'
import { claimableRebate, payRebate } from '../rebates/claim.ts'
import type { Settings } from '../settings.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { type HistoryRow, namedBy, readHistory } from './history.ts'
import type { RewardSource } from './ready.ts'
import { claimLocked, lockReward } from './reward.ts'
import { titleOf } from './titles.ts'

type Claimable = z.output<typeof reward>
type Asking = Pick<Context, 'db' | 'platform' | 'settings' | 'language' | 'now'> & {
  readonly session: Session
}

const maxShown = 200

type Described = Pick<
  HistoryRow,
  'id' | 'source' | 'source_id' | 'kind' | 'amount' | 'ready_at' | 'expires_at'
>

const describe = (row: Described, language: string, brand: Settings['brand']): Claimable => ({
  id: row.id,
  source: row.source,
  kind: row.kind,
  ...titleOf(row.source, language, namedBy(row.source, row.source_id), pricedIn(brand)),
  amount: wire(row.amount),
  readyAt: row.ready_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
})

async function ready({ db, session, language, settings, now }: Asking): Promise<Claimable[]> {
  const rows = await db
    .selectFrom('reward')
    .selectAll()
    .where('member_id', '=', session.memberId)
    .where('state', '=', 'ready')
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
    .orderBy('ready_at')
    .limit(maxShown)
    .execute()
  return rows.map((row) => describe(row, language, settings.brand))
}

async function offered({ db, platform, session, language, now }: Asking): Promise<Claimable[]> {
  await offerSignUp(platform, db, session)
  await offerForSegments(platform, db, session)
  const rows = await db
    .selectFrom('bonus_grant')
    .selectAll()
    .where('member_id', '=', session.memberId)
    .where('state', '=', 'offered')
    .where('offer_ends_at', '>', now())
    .limit(maxShown)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    source: 'bonus',
    kind: 'bonus',
    ...titleOf('bonus', language, findBonus(row.definition_id)?.names),
    amount: wire(row.amount),
    readyAt: row.offered_at.toISOString(),
    expiresAt: row.offer_ends_at.toISOString(),
  }))
}

/** Points that wait are one entry, under the id `points`. */
async function points({ db, session, language }: Asking): Promise<Claimable[]> {
  const pending = await pendingPoints(db, session.memberId)
  if (!pending) return []
  return [
    {
      ...{ id: 'points', source: 'points', kind: 'points', expiresAt: null },
      ...titleOf('points', language),
      amount: wire(pending.points),
      readyAt: pending.since.toISOString(),
    },
  ]
}

/** The rebate that can be claimed is one entry, under the id `rebate`. */
async function rebate({ db, platform, session, language, now }: Asking): Promise<Claimable[]> {
  const at = now()
  const { amount } = await claimableRebate(platform, db, session.memberId, at)
  if (amount === 0n) return []
  return [
    {
      ...{ id: 'rebate', source: 'rebate', kind: 'cash', expiresAt: null },
      ...titleOf('rebate', language),
      amount: wire(amount),
      readyAt: at.toISOString(),
    },
  ]
}

const sources: readonly ((asking: Asking) => Promise<Claimable[]>)[] = [ready, offered, points, rebate]

/** Everything that the member can claim now, oldest first. */
export async function claimable(asking: Asking): Promise<Claimable[]> {
  const found: Claimable[] = []
  for (const source of sources) found.push(...(await source(asking)))
  return found.sort((a, b) => (a.readyAt < b.readyAt ? -1 : 1))
}

interface Claimed {
  readonly source: RewardSource
  readonly kind: (typeof rewardKinds)[number]
  readonly amount: bigint
}

type Claiming = Asking & { readonly unit: Unit }

async function claim({ db, unit, platform, session, now }: Claiming, id: string): Promise<Claimed> {
  const { memberId } = session
  if (id === 'points') {
    const amount = await collectPoints(platform, unit, memberId, { type: 'reward', id: 'points' })
    if (amount === 0n) throw new Refusal('alreadyClaimed')
    return { source: 'points', kind: 'points', amount }
  }
  if (id === 'rebate') {
    const paid = await payRebate(platform, unit, memberId)
    return { source: 'rebate', kind: 'cash', amount: paid.amount }
  }
  const row = await lockReward(db, id)
  if (row?.member_id === memberId) {
    await claimLocked(platform, unit, row, now())
    return row
  }
  const grant = await lockGrant(db, id)
  if (grant?.member_id !== memberId) throw new Refusal('notFound')
  await activate(platform, unit, grant, now())
  return { source: 'bonus', kind: 'bonus', amount: grant.amount }
}

export const rewardHandlers: Pick<Handlers, 'rewards' | 'claimReward' | 'rewardHistory'> = {
  async rewards(_request, context) {
    const found = await claimable(context)
    const counts = new Map<RewardSource, number>()
    for (const { source } of found) counts.set(source, (counts.get(source) ?? 0) + 1)
    return {
      rewards: found,
      count: found.length,
      counts: [...counts].map(([source, count]) => ({ source, count })),
    }
  },

  async claimReward({ params }, context) {
    const { source, kind, amount } = await claim(context, params.id)
    return { id: params.id, source, kind, amount: wire(amount), claimedAt: context.now().toISOString() }
  },

  async rewardHistory({ query }, { db, session, language, settings, now }) {
    const list = keysetOf(query, 'moved_at', 'id')
    const filter = { memberId: session.memberId, state: query.state, at: now() }
    const found = await readHistory(db, filter, list)
    const { rows, page } = list.page(found, (row) => ({ at: row.moved_at, id: row.id }))
    return {
      rows: rows.map((row) => ({
        ...describe(row, language, settings.brand),
        state: row.state,
        claimedAt: row.claimed_at?.toISOString() ?? null,
      })),
      page,
    }
  },
}
