import type { Context, Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { boardMembers } from '../missions/handlers.ts'
import { boardName } from '../missions/names.ts'
import { deposited } from '../missions/progress.ts'
import { periodOf } from '../records/days.ts'
import { playedOn, validBetOf } from '../rewards/playDay.ts'
import { wire } from '../wallet/wire.ts'
import { currentRaffle, lockRaffle, type Raffle, seedOfRaffle } from './draw.ts'
import { rafflePrizes, ticketRule, ticketsFor } from './rule.ts'

const maxShown = 100

async function claimedOf(db: Db, raffleId: string, memberId: string): Promise<number> {
  const rows = await db
    .selectFrom('raffle_claim')
    .select(['first_number', 'last_number'])
    .where('raffle_id', '=', raffleId)
    .where('member_id', '=', memberId)
    .execute()
  return rows.reduce((sum, row) => sum + row.last_number - row.first_number + 1, 0)
}

/** Tickets that a member has earned by the week's deposits and play, claimed or not. */
async function earnedOf({ platform, db }: Context, raffle: Raffle, memberId: string): Promise<number> {
  const { from_day: from, to_day: to } = raffle
  const played = await playedOn(db, memberId, from, to)
  return ticketsFor(await deposited(platform, db, memberId, from, to), validBetOf(played))
}

async function lastDraw({ platform, db }: Context, memberId: string) {
  const raffle = await db
    .selectFrom('raffle')
    .selectAll()
    .where('drawn_at', 'is not', null)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!raffle?.drawn_at) return null
  const winners = await db
    .selectFrom('raffle_winner')
    .selectAll()
    .where('raffle_id', '=', raffle.id)
    .orderBy('place')
    .execute()
  const members = await boardMembers(db, [...new Set(winners.map((row) => row.member_id))])
  return {
    ...{ id: raffle.id, tickets: raffle.tickets, drawnAt: raffle.drawn_at.toISOString() },
    ...{ seedHash: raffle.seed_hash, seed: seedOfRaffle(platform, raffle) },
    winners: winners.map((row) => ({
      ...{ place: row.place, number: row.number, prize: wire(row.prize), own: row.member_id === memberId },
      player: boardName(platform, members.get(row.member_id) ?? { nickname: '', hidden: true }),
    })),
  }
}

export const raffleHandlers: Pick<Handlers, 'raffle' | 'claimRaffle'> = {
  async raffle(_request, context) {
    const { db, platform, session, now } = context
    const raffle = await currentRaffle(platform, db, now())
    const claimed = await claimedOf(db, raffle.id, session.memberId)
    const earned = raffle.drawn_at === null ? await earnedOf(context, raffle, session.memberId) : claimed
    const numbers = await db
      .selectFrom('raffle_claim')
      .select(['first_number', 'last_number'])
      .where('raffle_id', '=', raffle.id)
      .where('member_id', '=', session.memberId)
      .orderBy('first_number', 'desc')
      .limit(maxShown)
      .execute()
    return {
      ...{ id: raffle.id, from: raffle.from_day, to: raffle.to_day, tickets: raffle.tickets },
      drawAt: raffle.draw_at.toISOString(),
      rule: { deposit: wire(ticketRule.deposit), validBet: wire(ticketRule.validBet) },
      prizes: rafflePrizes.map(wire),
      own: {
        ...{ claimed, claimable: Math.max(0, earned - claimed) },
        numbers: numbers.map((row) => ({ from: row.first_number, to: row.last_number })),
      },
      seedHash: raffle.seed_hash,
      seed: raffle.drawn_at === null ? null : seedOfRaffle(platform, raffle),
      last: await lastDraw(context, session.memberId),
    }
  },

  async claimRaffle({ params }, context) {
    const { db, session, settings, now } = context
    // Claims of one raffle wait for each other here, so that numbers follow one another and none is assigned twice.
    const raffle = await lockRaffle(db, params.id)
    if (!raffle) throw new Refusal('notFound')
    const { from_day: from, to_day: to } = raffle
    const { end } = periodOf({ from, to }, now(), settings.brand.gmtOffsetMinutes)
    if (raffle.drawn_at !== null || now() >= end) throw new Refusal('wrongState')
    const claimed = await claimedOf(db, raffle.id, session.memberId)
    const count = (await earnedOf(context, raffle, session.memberId)) - claimed
    // A member who has all of their tickets may take part; there are only no new ones.
    if (count <= 0) throw new Refusal(claimed > 0 ? 'alreadyClaimed' : 'notEligible')
    const [first, last] = [raffle.tickets + 1, raffle.tickets + count]
    await db.updateTable('raffle').set({ tickets: last }).where('id', '=', raffle.id).execute()
    const numbers = { raffle_id: raffle.id, first_number: first, last_number: last }
    await db
      .insertInto('raffle_claim')
      .values({ ...numbers, member_id: session.memberId, at: now() })
      .execute()
    return { id: raffle.id, from: first, to: last, claimed: claimed + count }
  },
}
