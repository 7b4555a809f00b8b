import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/index.ts'
import { pruneEvents } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import { pruneKeys } from '../idempotency/index.ts'

/** One kind of rows that the platform need not keep for ever. Money, and what made it move, is never among them. */
export interface Chore {
  readonly name: string
  /** How long rows stay after they have served. */
  readonly keepHours: number
  forget(db: Db, before: Date): Promise<unknown>
}

const day = 24
const remove = (statement: (before: Date) => RawBuilder<unknown>) => (db: Db, before: Date) =>
  statement(before).execute(db)

/** In this order: what points at a row goes before the row. */
export const chores: readonly Chore[] = [
  // A client may ask again for an answer for seven days.
  { name: 'idempotency keys', keepHours: 7 * day, forget: pruneKeys },
  // A page that slept longer loads a snapshot.
  { name: 'events', keepHours: 7 * day, forget: pruneEvents },
  {
    name: 'captchas',
    keepHours: 0,
    forget: remove((before) => sql`DELETE FROM captcha WHERE expires_at < ${before}`),
  },
  {
    name: 'used nonces',
    keepHours: 0,
    forget: remove((before) => sql`DELETE FROM used_nonce WHERE expires_at < ${before}`),
  },
  {
    name: 'event tickets',
    keepHours: 0,
    forget: remove((before) => sql`DELETE FROM event_ticket WHERE expires_at < ${before}`),
  },
  {
    name: 'throttles at rest',
    keepHours: day,
    forget: remove((before) => sql`DELETE FROM throttle WHERE whole_at < ${before.getTime()}`),
  },
  {
    name: 'failures',
    keepHours: day,
    forget: remove((before) => sql`DELETE FROM failure WHERE last_at < ${before}`),
  },
  {
    name: 'launches that were not opened',
    keepHours: day,
    forget: remove(
      (before) => sql`DELETE FROM play_session WHERE opened_at IS NULL AND launch_expires_at < ${before}`,
    ),
  },
  {
    name: 'finished rounds of the sandbox',
    keepHours: 30 * day,
    forget: remove(
      (before) => sql`DELETE FROM sandbox_round WHERE state <> 'open' AND started_at < ${before}`,
    ),
  },
  {
    // A vendor settles late by the play session's token: it stays while a bet or a round is open.
    name: 'play sessions',
    keepHours: 30 * day,
    forget: remove(
      (before) => sql`DELETE FROM play_session WHERE expires_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM sandbox_round WHERE sandbox_round.play_session_id = play_session.id)
        AND NOT EXISTS (SELECT 1 FROM bet WHERE bet.member_id = play_session.member_id
          AND bet.vassalage = play_session.vassalage AND bet.state = 'unsettled')`,
    ),
  },
  {
    name: 'sessions',
    keepHours: 30 * day,
    forget: remove(
      (before) => sql`DELETE FROM session WHERE created_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM event_ticket WHERE event_ticket.session_id = session.id)`,
    ),
  },
]

/** Does every chore, each in a transaction of its own, so that none of them holds up the work of people. */
export async function keepHouse({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  for (const { keepHours, forget } of chores) {
    await forget(db, new Date(now.getTime() - keepHours * 3_600_000))
  }
}
