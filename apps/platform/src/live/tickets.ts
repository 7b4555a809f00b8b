import { randomToken, sha256 } from '../encryption/secrets.ts'
import { lastSequence } from '../events/index.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { spend } from '../limits/rateLimit.ts'

const lifetime = 30_000

export const ticketHandlers: Pick<Handlers, 'eventTicket'> = {
  async eventTicket({ query: { readingFor } }, { db, session, now }) {
    await spend(db, `ticket:${session.id}`, { everySeconds: 2, burst: 20 }, now())
    const ticket = randomToken()
    await db
      .insertInto('event_ticket')
      .values({
        ticket_hash: sha256(ticket),
        session_id: session.id,
        member_id: session.memberId,
        expires_at: new Date(now().getTime() + lifetime),
      })
      .execute()
    const sequence = await lastSequence(db, session.memberId, readingFor)
    return { ticket, sequence: Number(sequence) }
  },
}

/** Exchanges a ticket for its session; it is valid once. */
export async function redeemTicket(
  db: Db,
  ticket: string,
  now: Date,
): Promise<{ sessionId: string; memberId: string } | null> {
  const row = await db
    .deleteFrom('event_ticket')
    .where('ticket_hash', '=', sha256(ticket))
    .returning(['session_id', 'member_id', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at <= now) return null
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', row.session_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return session ? { sessionId: session.id, memberId: row.member_id } : null
}
