import { type bonusGrant, gameTypes } from '@baize/api/contract'
import { money } from '@baize/api/money'
import type * as z from 'zod/mini'
import { normalCode } from '../content/files/bonuses.ts'
import type { Unit } from '../database/index.ts'
import { namedIn } from '../games/names.ts'
import type { Context, Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, bonusOf, houseFor, post } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import {
  contributionOf,
  findBonus,
  manualBonus,
  multiplierOf,
  offeredBonuses,
  regulatedMultiplier,
} from './definitions.ts'
import {
  bonusMoney,
  endGrant,
  type Grant,
  isLive,
  liveStates,
  lockGrant,
  notifyBonus,
  offerBonus,
  sendBonusMessage,
} from './grants.ts'
import { offerSignUp } from './offers.ts'
import { offerForSegments } from './playOffers.ts'

const dayMs = 86_400_000

/** What a grant was offered for and under: what the content says now holds only where it was not noted then. */
function termsOf(settings: Settings, grant: Grant) {
  const definition = findBonus(grant.definition_id)
  return {
    names: definition?.names ?? grant.definition_id,
    trigger: grant.trigger_kind ?? definition?.trigger.kind ?? ('manual' as const),
    multiplier:
      grant.multiplier ??
      (definition ? multiplierOf(definition, settings) : Number(grant.required / grant.amount)),
    wageringDays: grant.wagering_days ?? (definition ?? manualBonus).wageringDays,
  }
}

export function describeGrant(
  settings: Settings,
  grant: Grant,
  language: string,
): z.output<typeof bonusGrant> {
  const { names, trigger, multiplier } = termsOf(settings, grant)
  return {
    id: grant.id,
    definitionId: grant.definition_id,
    ...namedIn(['name', 'language'], names, language),
    trigger,
    state: grant.state,
    amount: wire(grant.amount),
    multiplier,
    required: wire(grant.required),
    progress: wire(grant.progress),
    converted: grant.converted === null ? null : wire(grant.converted),
    offeredAt: grant.offered_at.toISOString(),
    offerEndsAt: grant.offer_ends_at.toISOString(),
    claimedAt: grant.claimed_at?.toISOString() ?? null,
    wageringEndsAt: grant.wagering_ends_at?.toISOString() ?? null,
    endedAt: grant.ended_at?.toISOString() ?? null,
  }
}

const readGrant = (db: Db, id: string): Promise<Grant> =>
  db.selectFrom('bonus_grant').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** An own grant, locked; a foreign one is as unknown as none. */
async function requireOwn(db: Db, id: string, memberId: string): Promise<Grant> {
  const grant = await lockGrant(db, id)
  if (!grant || grant.member_id !== memberId) throw new Refusal('notFound')
  return grant
}

/** Credits an offered grant. One at a time: claiming a second one is refused while the first is in play. */
export async function activate(platform: Platform, unit: Unit, grant: Grant, at: Date): Promise<void> {
  const { trx } = unit
  if (isLive(grant) || grant.state === 'converted' || grant.state === 'lost')
    throw new Refusal('alreadyClaimed')
  if (grant.state !== 'offered' || grant.offer_ends_at <= at) throw new Refusal('wrongState')
  const owner = grant.member_id
  await trx.selectFrom('member').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
  const inPlay = await trx
    .selectFrom('bonus_grant')
    .select('id')
    .where('member_id', '=', owner)
    .where('state', 'in', liveStates)
    .executeTakeFirst()
  if (inPlay) throw new Refusal('tooManyOpen', { params: { max: 1 } })
  const ends = new Date(at.getTime() + termsOf(platform.settings, grant).wageringDays * dayMs)
  await trx
    .updateTable('bonus_grant')
    .set({ state: 'active', claimed_at: at, wagering_ends_at: ends })
    .where('id', '=', grant.id)
    .execute()
  await post(trx, {
    ...bonusMoney(platform, grant, owner, at),
    type: 'bonusGranted',
    postings: [{ from: houseFor(owner, 'house.bonusCost'), to: bonusOf(owner), amount: money(grant.amount) }],
  })
  if (grant.required === 0n) {
    const ending = { state: 'converted', actor: owner, at, left: grant.amount } as const
    await endGrant(platform, unit, grant, ending)
    return
  }
  await notifyBonus(platform, unit, grant.id)
  await notifyBalance(platform, unit, owner)
  await sendBonusMessage(platform, unit, grant, 'bonusGranted', grant.amount)
}

const rulesFor = ({ brand }: Settings) => ({
  stakeOrder: ['cash' as const, 'bonus' as const],
  mostAtOnce: 1,
  multiplierCap: brand.policyProfile === 'regulated' ? regulatedMultiplier : null,
  contribution: gameTypes.map((gameType) => ({ gameType, percent: Number(contributionOf(gameType)) })),
})

const answer = async ({ db, settings, language }: Context, id: string) =>
  describeGrant(settings, await readGrant(db, id), language)

export const bonusHandlers: Pick<Handlers, 'bonuses' | 'claimBonus' | 'cancelBonus' | 'redeemPromoCode'> = {
  async bonuses({ query }, { db, platform, session, settings, language }) {
    await offerSignUp(platform, db, session)
    await offerForSegments(platform, db, session)
    const list = keysetOf(query, 'offered_at', 'id')
    let own = db.selectFrom('bonus_grant').selectAll().where('member_id', '=', session.memberId)
    if (query.state) own = own.where('state', '=', query.state)
    const found = await own
      .where(list.where)
      .orderBy('offered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, (row) => ({ at: row.offered_at, id: row.id }))
    return {
      rows: rows.map((row) => describeGrant(settings, row, language)),
      page,
      rules: rulesFor(settings),
    }
  },

  async claimBonus({ params }, context) {
    const { db, unit, platform, session, now } = context
    await activate(platform, unit, await requireOwn(db, params.id, session.memberId), now())
    return answer(context, params.id)
  },

  async cancelBonus({ params }, context) {
    const { db, unit, platform, session, settings, now } = context
    const grant = await requireOwn(db, params.id, session.memberId)
    if (!isLive(grant)) throw new Refusal('wrongState')
    const left = await balanceOf(db, settings.brand.currency, bonusOf(session.memberId))
    const ending = { state: 'cancelled', actor: session.memberId, at: now(), left } as const
    await endGrant(platform, unit, grant, ending)
    return answer(context, grant.id)
  },

  async redeemPromoCode({ body }, context) {
    const { db, platform, session, now } = context
    const code = normalCode(body.code)
    const definition = offeredBonuses().find(
      ({ trigger }) => trigger.kind === 'promoCode' && trigger.code === code,
    )
    if (!definition) throw new Refusal('invalidFields', { problems: [{ field: 'code', code: 'choice' }] })
    const offer = { memberId: session.memberId, causeId: code, at: now() }
    const offered = await offerBonus(platform, db, definition, offer)
    if (!offered) throw new Refusal('alreadyClaimed')
    return answer(context, offered)
  },
}
