import { type Selectable, sql } from 'kysely'
import type { CreditedDeposit } from '../bonus/offers.ts'
import type { Trx, Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { addReward } from '../rewards/reward.ts'
import type { SettledPlay } from '../slots/addPlay.ts'
import { referralRule } from './rule.ts'
import type { ReferralTables } from './tables.ts'

type Referral = Selectable<ReferralTables['referral']>

/** Grants the reward to the referrer, once deposits and play meet the rule. */
async function qualify(platform: Platform, unit: Unit, row: Referral | undefined, at: Date): Promise<void> {
  if (row?.state !== 'firstDeposit') return
  if (row.deposited < referralRule.deposit || row.valid_bet < referralRule.validBet) return
  await unit.trx
    .updateTable('referral')
    .set({ state: 'qualified', qualified_at: at })
    .where('id', '=', row.id)
    .execute()
  const reward = { memberId: row.referrer_id, source: 'referral', sourceId: row.id, kind: 'cash' } as const
  await addReward(platform, unit, { ...reward, amount: referralRule.reward, at })
}

/** A deposit of a referred member: the first is a step, all of them count until the rule is met. */
export async function referralAfterDeposit(
  platform: Platform,
  unit: Unit,
  { memberId, credited, at }: CreditedDeposit,
): Promise<void> {
  const row = await unit.trx
    .updateTable('referral')
    .set((eb) => ({
      deposited: eb('deposited', '+', credited),
      state: 'firstDeposit' as const,
      first_deposit_at: eb.fn.coalesce('first_deposit_at', eb.val(at)),
    }))
    .where('referred_id', '=', memberId)
    .where('state', 'in', ['registered', 'firstDeposit'])
    .returningAll()
    .executeTakeFirst()
  await qualify(platform, unit, row, at)
}

/** A settled bet of a referred member counts until the rule is met. */
export async function referralAfterBet(
  platform: Platform,
  unit: Unit,
  { memberId, validBet, at }: SettledPlay,
): Promise<void> {
  if (validBet <= 0n) return
  const row = await unit.trx
    .updateTable('referral')
    .set((eb) => ({ valid_bet: eb('valid_bet', '+', validBet) }))
    .where('referred_id', '=', memberId)
    .where('state', 'in', ['registered', 'firstDeposit'])
    .returningAll()
    .executeTakeFirst()
  await qualify(platform, unit, row, at)
}

/** A bet that was made void counts no longer, while the rule is not met. */
export async function referralAfterVoid(trx: Trx, { memberId, validBet }: SettledPlay): Promise<void> {
  await trx
    .updateTable('referral')
    .set({ valid_bet: sql<bigint>`greatest(valid_bet - ${validBet}::bigint, 0)` })
    .where('referred_id', '=', memberId)
    .where('state', 'in', ['registered', 'firstDeposit'])
    .execute()
}
