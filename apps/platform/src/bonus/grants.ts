import { money } from '@baize/api/money'
import type { Selectable } from 'kysely'
import { newId, type Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import { bonusOf, cashOf, houseFor, post } from '../ledger/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { MoneyNews } from '../messages/moneyTexts.ts'
import type { Platform } from '../platform.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { wire } from '../wallet/wire.ts'
import { type BonusDefinition, findBonus, multiplierOf } from './definitions.ts'
import type { BonusState, BonusTables } from './tables.ts'

export type Grant = Selectable<BonusTables['bonus_grant']>

const dayMs = 86_400_000

/** States in which a grant's money is in the account of bonus money. */
export const liveStates = ['active', 'wagering'] as const satisfies readonly BonusState[]

export const isLive = (grant: Pick<Grant, 'state'>): boolean =>
  grant.state === 'active' || grant.state === 'wagering'

export interface Offer {
  readonly memberId: string
  /** What it is for; the same definition is offered once for a cause. */
  readonly causeId: string
  /** The deposit, or the stake of a bet, that a share is taken of. */
  readonly deposit?: bigint
  /** How much, where the definition leaves it to the granting person. */
  readonly amount?: bigint
  readonly at: Date
}

/** The bonus that a definition grants for an offer, and the wagering that it requires. */
function termsOf(
  platform: Pick<Platform, 'settings'>,
  definition: BonusDefinition,
  { deposit = 0n, amount: granted = 0n }: Pick<Offer, 'deposit' | 'amount'>,
): { amount: bigint; required: bigint } {
  const { award } = definition
  let amount = granted
  if ('fixed' in award) amount = award.fixed
  if ('percent' in award) {
    // Whole cents, rounded down: nothing smaller can be staked.
    const share = (deposit * award.percent) / 100n
    amount = ((share < award.most ? share : award.most) / 100n) * 100n
  }
  const base = definition.base === 'bonus' ? amount : amount + deposit
  return { amount, required: base * BigInt(multiplierOf(definition, platform.settings)) }
}

/** Offers a bonus once for its cause; null when it was offered before or would be nothing. */
export async function offerBonus(
  platform: Platform,
  db: Db,
  definition: BonusDefinition,
  offer: Offer,
): Promise<string | null> {
  const { amount, required } = termsOf(platform, definition, offer)
  if (amount <= 0n) return null
  const { memberId, causeId, at } = offer
  const row = await db
    .insertInto('bonus_grant')
    .values({
      id: newId(),
      member_id: memberId,
      definition_id: definition.id,
      cause_id: causeId,
      amount,
      required,
      trigger_kind: definition.trigger.kind,
      multiplier: multiplierOf(definition, platform.settings),
      wagering_days: definition.wageringDays,
      converted: null,
      state: 'offered',
      offered_at: at,
      offer_ends_at: new Date(at.getTime() + definition.offerDays * dayMs),
      claimed_at: null,
      wagering_ends_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'definition_id', 'cause_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A grant, locked. Work that moves bonus money locks its grant first, and the ledger's accounts after it. */
export const lockGrant = (db: Db, id: string): Promise<Grant | undefined> =>
  db.selectFrom('bonus_grant').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The grant that a member plays with, locked. */
export const lockLiveGrant = (db: Db, memberId: string): Promise<Grant | undefined> =>
  db
    .selectFrom('bonus_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', liveStates)
    .forUpdate()
    .executeTakeFirst()

export const bonusMoney = (platform: Platform, grant: Grant, actor: string, at: Date) => ({
  owner: grant.member_id,
  currency: platform.settings.brand.currency,
  cause: { type: 'bonus', id: grant.id },
  actor,
  at,
})

/** Ends a locked grant and takes its money where it belongs: to cash when it was wagered, back to the house otherwise. */
export async function endGrant(
  platform: Platform,
  unit: Unit,
  grant: Grant,
  ending: { state: 'converted' | 'lost' | 'expired' | 'cancelled'; actor: string; at: Date; left: bigint },
): Promise<void> {
  const { state, actor, at, left } = ending
  const owner = grant.member_id
  if (left > 0n) {
    const converts = state === 'converted'
    const to = converts ? cashOf(owner) : houseFor(owner, 'house.bonusCost')
    await post(unit.trx, {
      ...bonusMoney(platform, grant, actor, at),
      type: converts ? 'bonusConverted' : 'bonusForfeited',
      postings: [{ from: bonusOf(owner), to, amount: money(left) }],
    })
  }
  await unit.trx
    .updateTable('bonus_grant')
    .set({ state, ended_at: at, converted: state === 'converted' ? left : null })
    .where('id', '=', grant.id)
    .execute()
  await notifyBonus(platform, unit, grant.id)
  await notifyBalance(platform, unit, owner)
  if (isLive(grant) || state === 'converted')
    await sendBonusMessage(platform, unit, grant, endings[state], left)
}

const endings = {
  converted: 'bonusConverted',
  lost: 'bonusLost',
  expired: 'bonusExpired',
  cancelled: 'bonusCancelled',
} as const

/** Sends the message about a bonus's outcome. */
export const sendBonusMessage = (
  platform: Platform,
  unit: Unit,
  grant: Grant,
  news: Extract<MoneyNews, `bonus${string}`>,
  amount: bigint,
): Promise<void> =>
  sendMoneyMessage(platform, unit, {
    ...{ memberId: grant.member_id, news, amount, page: 'bonuses', cause: `bonus:${grant.id}:${news}` },
    name: findBonus(grant.definition_id)?.names ?? '',
  })

/** Notifies the member's pages of a bonus's state. */
export async function notifyBonus(platform: Platform, unit: Unit, grantId: string): Promise<void> {
  const grant = await unit.trx
    .selectFrom('bonus_grant')
    .select(['id', 'member_id', 'state', 'progress', 'required'])
    .where('id', '=', grantId)
    .executeTakeFirstOrThrow()
  await recordEvent(platform.database, unit, {
    memberId: grant.member_id,
    type: 'bonusChanged',
    payload: {
      id: grant.id,
      state: grant.state,
      progress: wire(grant.progress),
      required: wire(grant.required),
    },
  })
}
