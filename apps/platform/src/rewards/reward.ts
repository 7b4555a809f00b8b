import { money } from '@baize/api/money'
import type { Selectable } from 'kysely'
import { manualBonus } from '../bonus/definitions.ts'
import { lockGrant, offerBonus } from '../bonus/grants.ts'
import { activate } from '../bonus/handlers.ts'
import { newId, type Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { cashOf, houseFor, post } from '../ledger/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { Platform } from '../platform.ts'
import { addPoints } from '../points/pointsAccount.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { notifyReady, type RewardSource } from './ready.ts'
import type { RewardTables } from './tables.ts'

export type Reward = Selectable<RewardTables['reward']>

export interface NewReward {
  readonly memberId: string
  readonly source: RewardSource
  /** Once for each member and source. */
  readonly sourceId: string
  readonly kind: Reward['kind']
  readonly amount: bigint
  readonly at: Date
  readonly expiresAt?: Date | null
}

/** Puts a reward into the member's reward centre, once; null when it existed before. */
export async function addReward(platform: Platform, unit: Unit, reward: NewReward): Promise<string | null> {
  const row = await unit.trx
    .insertInto('reward')
    .values({
      id: newId(),
      member_id: reward.memberId,
      source: reward.source,
      source_id: reward.sourceId,
      kind: reward.kind,
      amount: reward.amount,
      ready_at: reward.at,
      expires_at: reward.expiresAt ?? null,
      claimed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await notifyReady(platform, unit, reward.memberId, { id: row.id, source: reward.source })
  return row.id
}

export const lockReward = (db: Db, id: string): Promise<Reward | undefined> =>
  db.selectFrom('reward').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Pays a locked reward, once: a second request fails as already claimed. */
export async function claimLocked(platform: Platform, unit: Unit, reward: Reward, at: Date): Promise<void> {
  if (reward.state === 'claimed') throw new Refusal('alreadyClaimed')
  if (reward.state !== 'ready' || (reward.expires_at && reward.expires_at <= at))
    throw new Refusal('wrongState')
  await unit.trx
    .updateTable('reward')
    .set({ state: 'claimed', claimed_at: at })
    .where('id', '=', reward.id)
    .execute()
  await pay(platform, unit, reward, at)
}

async function pay(platform: Platform, unit: Unit, reward: Reward, at: Date): Promise<void> {
  const { member_id: owner, id, amount } = reward
  const cause = { type: 'reward', id }
  switch (reward.kind) {
    case 'cash':
      await post(unit.trx, {
        ...{ type: 'rewardPaid', owner, currency: platform.settings.brand.currency, cause, actor: owner, at },
        postings: [{ from: houseFor(owner, 'house.bonusCost'), to: cashOf(owner), amount: money(amount) }],
      })
      await notifyBalance(platform, unit, owner)
      await sendMoneyMessage(platform, unit, {
        ...{ memberId: owner, news: 'rewardPaid', amount, page: 'rewards', cause: `reward:${id}:paid` },
      })
      return
    case 'points':
      await addPoints(platform, unit, { memberId: owner, type: 'rewarded', points: amount, cause, at })
      return
    case 'bonus': {
      const offer = { memberId: owner, causeId: id, amount, at }
      const granted = await offerBonus(platform, unit.trx, manualBonus, offer)
      const grant = granted ? await lockGrant(unit.trx, granted) : undefined
      if (!grant) throw new Refusal('alreadyClaimed')
      await activate(platform, unit, grant, at)
      return
    }
  }
}

/** Takes rewards out of the list whose time is over. */
export async function expireRewards(platform: Platform): Promise<void> {
  await platform.db
    .updateTable('reward')
    .set({ state: 'expired' })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', platform.now())
    .execute()
}
