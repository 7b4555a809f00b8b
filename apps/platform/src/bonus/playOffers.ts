import type { Unit } from '../database/index.ts'
import type { Db, Session } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { notifyReady } from '../rewards/ready.ts'
import { type BonusDefinition, type BonusTrigger, offeredBonuses } from './definitions.ts'
import { offerBonus } from './grants.ts'

const dayMs = 86_400_000

/** A bet that was placed, or that has ended. */
export interface OfferedBet {
  readonly memberId: string
  readonly gameType: string
  readonly stake: bigint
  readonly at: Date
  /** What it paid; null while it is open. */
  readonly payout: bigint | null
}

/** Whether a bet is one that a trigger waits for. */
export function earnsBy(trigger: BonusTrigger, { gameType, stake, payout }: OfferedBet): boolean {
  if (trigger.kind !== 'betPlaced' && trigger.kind !== 'betSettled') return false
  if (stake < trigger.minStake) return false
  if (trigger.gameTypes.length > 0 && !trigger.gameTypes.some((type) => type === gameType)) return false
  if (trigger.kind === 'betPlaced') return payout === null
  return payout !== null && (trigger.outcome === 'won') === payout > stake
}

/**
 * Offers what a bet earns, in the transaction that places or settles it, each bonus once a day of the brand. A share is
 * taken of the stake.
 */
export async function offerForBet(platform: Platform, unit: Unit, bet: OfferedBet): Promise<void> {
  const { memberId, stake: deposit, at } = bet
  for (const definition of offeredBonuses()) {
    if (!earnsBy(definition.trigger, bet)) continue
    const causeId = dayAt(at, platform.settings.brand.gmtOffsetMinutes)
    const offered = await offerBonus(platform, unit.trx, definition, { memberId, causeId, deposit, at })
    if (offered) await notifyReady(platform, unit, memberId, { id: offered, source: 'bonus' })
  }
}

/** Why a member is in a segment now: the month of the level, or the day of the last play before the pause. Null: it is not. */
async function causeOf(
  platform: Platform,
  db: Db,
  memberId: string,
  { trigger }: BonusDefinition,
  at: Date,
): Promise<string | null> {
  if (trigger.kind !== 'segment') return null
  const today = dayAt(at, platform.settings.brand.gmtOffsetMinutes)
  const { segment } = trigger
  if ('minLevel' in segment) {
    const state = await db
      .selectFrom('vip_state')
      .select('level')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return (state?.level ?? 1) >= segment.minLevel ? today.slice(0, 7) : null
  }
  const { day } = await db
    .selectFrom('play_day')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (day === null) return null
  return (Date.parse(today) - Date.parse(day)) / dayMs >= segment.idleDays ? day : null
}

/** Offers the bonuses of the segments that a member is in when the offers are read; a later call changes nothing. */
export async function offerForSegments(platform: Platform, db: Db, { memberId }: Session): Promise<void> {
  const at = platform.now()
  for (const definition of offeredBonuses()) {
    const causeId = await causeOf(platform, db, memberId, definition, at)
    if (causeId !== null) await offerBonus(platform, db, definition, { memberId, causeId, at })
  }
}
