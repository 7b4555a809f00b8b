import { money } from '@baize/api/money'
import type { Selectable } from 'kysely'
import { manualBonus } from '../bonus/definitions.ts'
import { offerBonus } from '../bonus/grants.ts'
import type { Unit } from '../database/index.ts'
import { cashOf, houseFor, pointsOf, post, refKey, reverse } from '../ledger/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { Platform } from '../platform.ts'
import { notifyReady } from '../rewards/ready.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { listChange } from './pointsAccount.ts'
import { moneyFor } from './rates.ts'
import { putBack } from './stock.ts'
import type { PointsTables } from './tables.ts'

export type Redemption = Selectable<PointsTables['redemption']>

/**
 * Of which kind what was redeemed is, also where a version before this one took it and noted none: its cash paid what the points
 * convert to, and its bonuses more.
 */
export function kindOf({ kind, amount, points }: Pick<Redemption, 'kind' | 'amount' | 'points'>) {
  if (kind !== null) return kind
  if (amount === null) return 'goods'
  return amount > moneyFor(points) ? 'bonus' : 'cash'
}

/** Decides a redemption, once: what it grants is delivered, or the points and the items are returned. */
export async function decideRedemption(
  platform: Platform,
  unit: Unit,
  redemptionId: string,
  approves: boolean,
  actor = 'operator',
): Promise<void> {
  const { trx } = unit
  const redemption = await trx
    .selectFrom('redemption')
    .selectAll()
    .where('id', '=', redemptionId)
    .forUpdate()
    .executeTakeFirst()
  if (redemption?.state !== 'inProcess') return
  const at = platform.now()
  await trx
    .updateTable('redemption')
    .set({
      state: approves ? 'approved' : 'rejected',
      remark: approves ? redemption.remark : 'notAvailable',
      decided_at: at,
    })
    .where('id', '=', redemption.id)
    .execute()
  if (approves) await give(platform, unit, redemption, actor, at)
  else await giveBack(platform, unit, redemption, actor, at)
}

async function giveBack(platform: Platform, unit: Unit, redemption: Redemption, actor: string, at: Date) {
  const { id, member_id: memberId, product_id: productId, quantity, points } = redemption
  await putBack(unit.trx, productId, quantity)
  const cause = { type: 'redemption', id }
  const { balances } = await reverse(unit.trx, {
    ...{
      type: 'pointsReturned',
      owner: memberId,
      journal: redemption.journal_id,
      cause,
      actor,
      at,
    },
  })
  const change = { memberId, type: 'returned', points, cause, at, remark: 'notAvailable' } as const
  const balance = balances.get(refKey(pointsOf(memberId))) ?? 0n
  await listChange(platform, unit, { ...change, redemption: { id, productId, quantity } }, balance)
}

async function give(platform: Platform, unit: Unit, redemption: Redemption, actor: string, at: Date) {
  const { id, member_id: owner, amount } = redemption
  if (amount === null) return
  if (kindOf(redemption) === 'cash') {
    await post(unit.trx, {
      ...{ type: 'pointsConverted', owner, currency: platform.settings.brand.currency, actor, at },
      cause: { type: 'redemption', id },
      postings: [{ from: houseFor(owner, 'house.points'), to: cashOf(owner), amount: money(amount) }],
    })
    await notifyBalance(platform, unit, owner)
    await sendMoneyMessage(platform, unit, {
      ...{ memberId: owner, news: 'pointsConverted', amount, page: 'transactions' },
      cause: `redemption:${id}`,
    })
    return
  }
  const offered = await offerBonus(platform, unit.trx, manualBonus, {
    memberId: owner,
    causeId: id,
    amount,
    at,
  })
  if (offered) await notifyReady(platform, unit, owner, { id: offered, source: 'bonus' })
}
