import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { addReward, claimLocked, lockReward } from '../rewards/reward.ts'
import { wire } from '../wallet/wire.ts'
import { dividePot } from './divide.ts'
import { announceScheduled, seedOf, stateOf } from './rains.ts'

const dayMs = 86_400_000
const maxShown = 30
const _mostPot = 100_000_000n

export const redEnvelopeHandlers: Pick<Handlers, 'envelopeRains' | 'openEnvelope'> = {
  async envelopeRains(_request, { db, platform, session, now }) {
    const at = now()
    await announceScheduled(platform, db, at)
    const rows = await db
      .selectFrom('envelope_rain')
      .leftJoin('envelope_opened', (join) =>
        join
          .onRef('envelope_opened.rain_id', '=', 'envelope_rain.id')
          .on('envelope_opened.member_id', '=', session.memberId),
      )
      .selectAll('envelope_rain')
      .select('envelope_opened.amount as own')
      .where('ends_at', '>', new Date(at.getTime() - dayMs))
      .orderBy('ends_at', 'desc')
      .orderBy('envelope_rain.id', 'desc')
      .limit(maxShown)
      .execute()
    return {
      now: at.toISOString(),
      rains: rows.map((row) => {
        const state = stateOf(row, at)
        return {
          ...{ id: row.id, state, pot: wire(row.pot), envelopes: row.envelopes },
          ...{ startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString() },
          left: row.envelopes - row.opened,
          own: row.own === null ? null : wire(row.own),
          seedHash: row.seed_hash,
          seed: state === 'ended' || state === 'emptied' ? seedOf(platform, row) : null,
        }
      }),
    }
  },

  async openEnvelope({ params }, { db, unit, platform, session, now }) {
    const { memberId } = session
    // Concurrent openings wait here for each other: the envelopes are opened in their order, one at a time.
    const rain = await db
      .selectFrom('envelope_rain')
      .selectAll()
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst()
    if (!rain) throw new Refusal('notFound')
    const at = now()
    const own = await db
      .selectFrom('envelope_opened')
      .select('number')
      .where('rain_id', '=', rain.id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (own) throw new Refusal('alreadyClaimed')
    const state = stateOf(rain, at)
    if (state === 'emptied') throw new Refusal('outOfStock')
    if (state !== 'open') throw new Refusal('wrongState', { params: { state } })
    const amount = dividePot(rain.pot, rain.envelopes, seedOf(platform, rain), rain.id)[rain.opened]
    if (amount === undefined) throw new Refusal('outOfStock')
    await db
      .updateTable('envelope_rain')
      .set({ opened: rain.opened + 1, paid: rain.paid + amount })
      .where('id', '=', rain.id)
      .execute()
    await db
      .insertInto('envelope_opened')
      .values({ rain_id: rain.id, member_id: memberId, number: rain.opened, amount, at })
      .execute()
    const gift = { memberId, source: 'gift', sourceId: `envelope:${rain.id}`, kind: 'cash' } as const
    const rewardId = await addReward(platform, unit, { ...gift, amount, at })
    const reward = rewardId === null ? undefined : await lockReward(db, rewardId)
    if (!reward) throw new Refusal('alreadyClaimed')
    await claimLocked(platform, unit, reward, at)
    return { id: rain.id, amount: wire(amount), openedAt: at.toISOString() }
  },
}
