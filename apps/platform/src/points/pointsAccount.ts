import { money } from '@baize/api/money'
import { newId, type Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, type Cause, houseFor, LedgerError, pointsOf, post, refKey } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { wire } from '../wallet/wire.ts'
import { pointsCurrency } from './rates.ts'
import type { PointsEntryType } from './tables.ts'

export const readPoints = (db: Db, memberId: string): Promise<bigint> =>
  balanceOf(db, pointsCurrency, pointsOf(memberId))

export interface PointsChange {
  readonly memberId: string
  readonly type: PointsEntryType
  /** Above zero, in both directions. */
  readonly points: bigint
  readonly cause: Cause
  readonly at: Date
  readonly redemption?: { readonly id: string; readonly productId: string; readonly quantity: number }
  readonly amount?: bigint
  readonly remark?: string
  /** The number under which the member's list has it. @default a new one */
  readonly entryId?: string
}

const journalOf = {
  earned: 'pointsEarned',
  rewarded: 'pointsEarned',
  redeemed: 'pointsSpent',
  returned: 'pointsReturned',
  converted: 'pointsConverted',
  bought: 'pointsBought',
} as const

const outgoing: ReadonlySet<PointsEntryType> = new Set(['redeemed', 'converted'])

/** Writes a change into the member's list, and notifies the pages. The journal is written already. */
export async function listChange(
  platform: Platform,
  unit: Unit,
  change: PointsChange,
  balance: bigint,
): Promise<void> {
  const { memberId, type, points, redemption, amount, remark, at, entryId = newId() } = change
  await unit.trx
    .insertInto('points_entry')
    .values({
      id: entryId,
      member_id: memberId,
      type,
      redemption_id: redemption?.id ?? null,
      product_id: redemption?.productId ?? null,
      quantity: redemption?.quantity ?? null,
      change: outgoing.has(type) ? -points : points,
      balance,
      amount: amount ?? null,
      remark: remark ?? null,
      at,
    })
    .execute()
  const payload = { points: wire(balance) }
  await recordEvent(platform.database, unit, { memberId, type: 'pointsChanged', payload })
}

/** Moves points between a member and the house, and lists it. Returns the journal's id. */
export async function movePoints(platform: Platform, unit: Unit, change: PointsChange): Promise<string> {
  const { memberId, type, points, cause, at } = change
  const [own, house] = [pointsOf(memberId), houseFor(memberId, 'house.points')]
  const [from, to] = outgoing.has(type) ? [own, house] : [house, own]
  try {
    const { id, balances } = await post(unit.trx, {
      ...{ type: journalOf[type], owner: memberId, currency: pointsCurrency, cause, actor: memberId, at },
      postings: [{ from, to, amount: money(points) }],
    })
    await listChange(platform, unit, change, balances.get(refKey(own)) ?? 0n)
    return id
  } catch (error) {
    if (!(error instanceof LedgerError) || error.code !== 'insufficientFunds') throw error
    throw new Refusal('notEnoughPoints')
  }
}

/** Credits points to a member. */
export async function addPoints(platform: Platform, unit: Unit, change: PointsChange): Promise<void> {
  await movePoints(platform, unit, change)
}
