import type { depositBonus } from '@baize/api/contract'
import type * as z from 'zod/mini'
import type { Unit } from '../database/index.ts'
import { textsIn } from '../games/names.ts'
import type { Db } from '../http/implement.ts'
import { jobKind } from '../jobs/index.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import type { Settings } from '../settings.ts'
import { wire } from '../wallet/wire.ts'
import { type BonusDefinition, multiplierOf, offeredBonuses } from './definitions.ts'
import { liveStates, lockGrant } from './grants.ts'
import { activate } from './handlers.ts'

/**
 * Which bonuses the next deposit of a member can earn: that of its place, and that of the day if the member has not
 * had it.
 */
export async function earnableByDeposit(
  db: Db,
  memberId: string,
  { brand }: Settings,
  at: Date,
): Promise<BonusDefinition[]> {
  const { count } = await db
    .selectFrom('bonus_deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const ofToday = await db
    .selectFrom('bonus_grant')
    .select('definition_id')
    .where('member_id', '=', memberId)
    .where('cause_id', '=', dayAt(at, brand.gmtOffsetMinutes))
    .execute()
  return offeredBonuses().filter(({ id, trigger }) => {
    if (trigger.kind === 'deposit') return BigInt(trigger.nth) === count + 1n
    return trigger.kind === 'dailyDeposit' && !ofToday.some((grant) => grant.definition_id === id)
  })
}

const hasLive = async (db: Db, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('bonus_grant')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', liveStates)
    .executeTakeFirst()) !== undefined

/** The bonuses to choose from on the deposit's form, with their key terms. */
export async function describeEarnable(
  db: Db,
  memberId: string,
  settings: Settings,
  language: string,
  at: Date,
): Promise<z.output<typeof depositBonus>[]> {
  const found = await earnableByDeposit(db, memberId, settings, at)
  if (found.length === 0) return []
  const atOnce = !(await hasLive(db, memberId))
  return found.flatMap((definition) => {
    const { id, names, award, base, offerDays, wageringDays } = definition
    if (!('percent' in award)) return []
    return [
      {
        ...{ id, base, offerDays, wageringDays, atOnce },
        ...textsIn({ name: names }, language),
        percent: Number(award.percent),
        most: wire(award.most),
        multiplier: multiplierOf(definition, settings),
      },
    ]
  })
}

/** Claims what was chosen with a deposit, in a transaction of its own: a grant is locked before the ledger's accounts. */
export const claimChosen = jobKind<{ grantId: string }>('bonus.claimChosen')

/** The work of `claimChosen`. With another bonus in play it stays offered, to be claimed later. */
export async function takeChosen(platform: Platform, unit: Unit, grantId: string): Promise<void> {
  const grant = await lockGrant(unit.trx, grantId)
  const at = platform.now()
  if (grant?.state !== 'offered' || grant.offer_ends_at <= at) return
  await unit.trx
    .selectFrom('member')
    .select('id')
    .where('id', '=', grant.member_id)
    .forNoKeyUpdate()
    .execute()
  if (await hasLive(unit.trx, grant.member_id)) return
  await activate(platform, unit, grant, at)
}
