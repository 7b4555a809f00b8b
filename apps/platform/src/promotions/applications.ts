import { money } from '@baize/api/money'
import type { Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import { cashOf, houseFor, post } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { notifyBalance } from '../wallet/balance.ts'
import {
  type Application,
  edges,
  type Promotion,
  type PromotionState,
  type Standing,
  stateFor,
} from './status.ts'

export const lockApplication = (
  db: Db,
  memberId: string,
  promotionId: string,
): Promise<Application | undefined> =>
  db
    .selectFrom('promotion_application')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .forUpdate()
    .executeTakeFirst()

export const findPromotion = (db: Db, id: string): Promise<Promotion | undefined> =>
  db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether money of the member's own was ever deposited. */
export async function standingOf(db: Db, memberId: string, trial: boolean): Promise<Standing> {
  const credited = await db
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'approved')
    .limit(1)
    .executeTakeFirst()
  return { trial, deposited: credited !== undefined }
}

export interface Change {
  readonly state: Application['state']
  readonly reason?: string
  readonly reward?: bigint
  readonly at: Date
}

/** Takes a locked application to another state; false where no edge leads there. */
export async function changeApplication(db: Db, current: Application, change: Change): Promise<boolean> {
  if (!edges[current.state]?.includes(change.state)) return false
  await db
    .updateTable('promotion_application')
    .set({
      state: change.state,
      reason: change.reason ?? null,
      reward: change.reward ?? null,
      changed_at: change.at,
    })
    .where('member_id', '=', current.member_id)
    .where('promotion_id', '=', current.promotion_id)
    .execute()
  return true
}

/** Pays what a promotion grants: from the house to the member's cash. */
export async function payReward(
  platform: Platform,
  unit: Unit,
  application: Pick<Application, 'id' | 'member_id'>,
  reward: bigint,
  actor: string,
): Promise<void> {
  const owner = application.member_id
  await post(unit.trx, {
    type: 'rewardPaid',
    owner,
    currency: platform.settings.brand.currency,
    postings: [{ from: houseFor(owner, 'house.bonusCost'), to: cashOf(owner), amount: money(reward) }],
    cause: { type: 'promotion', id: application.id },
    actor,
    at: platform.now(),
  })
  await notifyBalance(platform, unit, owner)
}

/** The promotion's current state; sent to the member's pages, too. */
export async function notifyPromotion(
  platform: Platform,
  unit: Unit,
  promotion: Promotion,
  memberId: string,
): Promise<PromotionState> {
  const application = await lockApplication(unit.trx, memberId, promotion.id)
  const standing = { trial: false, deposited: true }
  const payload = stateFor(promotion, application, standing, platform.now())
  await recordEvent(platform.database, unit, { memberId, type: 'promotionChanged', payload })
  return payload
}
