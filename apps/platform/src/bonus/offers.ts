import type { Unit } from '../database/index.ts'
import type { Db, Session } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { notifyReady } from '../rewards/ready.ts'
import { offeredBonuses } from './definitions.ts'
import { offerBonus } from './grants.ts'

const dayMs = 86_400_000

/** Offers the sign-up bonus to an account that is new enough; a later call changes nothing. */
export async function offerSignUp(platform: Platform, db: Db, session: Session): Promise<void> {
  const { memberId } = session
  const at = platform.now()
  const member = await db
    .selectFrom('member')
    .select('joined_at')
    .where('id', '=', memberId)
    .executeTakeFirst()
  for (const definition of offeredBonuses()) {
    if (definition.trigger.kind !== 'signUp' || !member) continue
    const ends = member.joined_at.getTime() + definition.offerDays * dayMs
    if (ends <= at.getTime()) continue
    await offerBonus(platform, db, definition, { memberId, causeId: 'sign-up', at: member.joined_at })
  }
}

export interface CreditedDeposit {
  readonly id: string
  readonly memberId: string
  readonly credited: bigint
  /** The bonus that was chosen with it. */
  readonly bonusId: string | null
  readonly at: Date
}

/**
 * Offers what a credited deposit earns, in the transaction that credits it: the nth one's bonus, and that of the day.
 * Returns the grant of the one that was chosen, where it was earned.
 */
export async function offerForDeposit(
  platform: Platform,
  unit: Unit,
  deposit: CreditedDeposit,
): Promise<string | null> {
  const { trx } = unit
  const { memberId, at, credited } = deposit
  // The member's deposits are counted one after another.
  await trx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  await trx
    .insertInto('bonus_deposit')
    .values({ member_id: memberId, deposit_id: deposit.id, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { count } = await trx
    .selectFrom('bonus_deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  let chosen: string | null = null
  const today = dayAt(at, platform.settings.brand.gmtOffsetMinutes)
  for (const definition of offeredBonuses()) {
    const { trigger } = definition
    let causeId: string | null = null
    if (trigger.kind === 'deposit' && BigInt(trigger.nth) === count) causeId = deposit.id
    if (trigger.kind === 'dailyDeposit') causeId = today
    if (causeId === null) continue
    const offered = await offerBonus(platform, trx, definition, { memberId, causeId, deposit: credited, at })
    if (!offered) continue
    if (definition.id === deposit.bonusId) chosen = offered
    await notifyReady(platform, unit, memberId, { id: offered, source: 'bonus' })
  }
  return chosen
}
