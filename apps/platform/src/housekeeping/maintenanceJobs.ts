import { type RawBuilder, sql } from 'kysely'
import { room } from '../chat/sessions.ts'
import type { Database } from '../database/index.ts'
import { pruneEvents } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import { pruneKeys } from '../idempotency/index.ts'
import { defaultKeepDays, type KeepDays } from './keepDays.ts'

/** One kind of rows that the platform need not keep for ever. Money, and what made it move, is never among them. */
export interface MaintenanceJob {
  readonly name: string
  /** How long rows stay after they have served; by its name where the operator says. */
  readonly keepHours: number | keyof KeepDays
  /** Whether the rows' age is measured by the database's own clock, which no time travel moves. */
  readonly byDatabaseClock?: true
  forget(db: Db, before: Date): Promise<unknown>
}

const day = 24
const remove = (statement: (before: Date) => RawBuilder<unknown>) => (db: Db, before: Date) =>
  statement(before).execute(db)

/** Rows that one statement removes. */
const batch = 5_000

/** Removes rows of a table that grows with the load, by an index on their age, some at a time. */
const removeSome = (table: string, key: string, age: string) => async (db: Db, before: Date) => {
  const [rows, id, at] = [sql.table(table), sql.ref(key), sql.ref(age)]
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM ${rows} WHERE ${id} IN (SELECT ${id} FROM ${rows} WHERE ${at} < ${before} LIMIT ${batch})
    `.execute(db)
    if (numAffectedRows < BigInt(batch)) return
  }
}

/** By the one function of the database that may. */
async function pruneAudit(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ pruned: bigint }>`
      SELECT prune_audit_entries(${before}::timestamptz, ${batch}::integer) AS pruned`.execute(db)
    if ((rows[0]?.pruned ?? 0n) < BigInt(batch)) return
  }
}

/** In this order: references to a row are removed before the row. */
export const maintenanceJobs: readonly MaintenanceJob[] = [
  // A client may request a response again for seven days.
  { name: 'idempotency keys', keepHours: 7 * day, byDatabaseClock: true, forget: pruneKeys },
  { name: 'events', keepHours: 'events', byDatabaseClock: true, forget: pruneEvents },
  {
    name: 'captchas',
    keepHours: 0,
    forget: removeSome('captcha', 'id', 'expires_at'),
  },
  {
    // Longer than they are valid: if they were removed, and the clock then put back by an hour, they would be valid
    // again.
    name: 'used nonces',
    keepHours: 2,
    forget: removeSome('used_nonce', 'nonce', 'expires_at'),
  },
  {
    name: 'event tickets',
    keepHours: 0,
    forget: removeSome('event_ticket', 'ticket_hash', 'expires_at'),
  },
  {
    name: 'files of records that were not opened',
    keepHours: 0,
    forget: removeSome('record_export', 'code_hash', 'expires_at'),
  },
  {
    // A member may have one copy a day.
    name: 'copies of members’ data',
    keepHours: 2 * day,
    forget: remove(
      (before) => sql`DELETE FROM held_data_export
        WHERE asked_at < ${before} AND coalesce(completed_at, asked_at) < ${before}`,
    ),
  },
  {
    name: 'files of scheduled reports',
    keepHours: 0,
    forget: removeSome('report_file', 'id', 'expires_at'),
  },
  {
    name: 'messages to telephones and mailboxes',
    keepHours: 'outbox',
    forget: remove((before) => sql`DELETE FROM outbox_message WHERE created_at < ${before}`),
  },
  {
    // Budgets look back a week.
    name: 'verification codes',
    keepHours: 8 * day,
    forget: remove((before) => sql`DELETE FROM verification_code WHERE created_at < ${before}`),
  },
  {
    name: 'remembered browsers',
    keepHours: day,
    forget: remove((before) => sql`DELETE FROM remembered_token WHERE expires_at < ${before}`),
  },
  {
    name: 'session codes',
    keepHours: 1,
    forget: remove((before) => sql`DELETE FROM session_code WHERE expires_at < ${before}`),
  },
  {
    name: 'sign-in challenges',
    keepHours: 1,
    forget: remove((before) => sql`DELETE FROM login_challenge WHERE expires_at < ${before}`),
  },
  {
    name: 'links to new passwords',
    keepHours: day,
    forget: remove((before) => sql`DELETE FROM password_link WHERE expires_at < ${before}`),
  },
  {
    name: 'login history',
    keepHours: 'loginHistory',
    forget: remove((before) => sql`DELETE FROM login_history WHERE at < ${before}`),
  },
  {
    name: 'audit log',
    keepHours: 'audit',
    byDatabaseClock: true,
    forget: pruneAudit,
  },
  {
    name: 'rate limits at rest',
    keepHours: day,
    forget: remove((before) => sql`DELETE FROM rate_limit WHERE tat < ${before.getTime()}`),
  },
  {
    name: 'failures',
    keepHours: day,
    forget: remove((before) => sql`DELETE FROM failed_attempt WHERE last_at < ${before}`),
  },
  {
    name: 'launches that were not opened',
    keepHours: day,
    forget: remove(
      (before) => sql`DELETE FROM play_session WHERE opened_at IS NULL AND launch_expires_at < ${before}`,
    ),
  },
  {
    name: 'matches that vendors published',
    keepHours: day,
    forget: remove((before) => sql`DELETE FROM vendor_match WHERE starts_at < ${before}`),
  },
  {
    name: 'draws that vendors published',
    keepHours: 7 * day,
    forget: remove((before) => sql`DELETE FROM vendor_draw WHERE draws_at < ${before}`),
  },
  {
    // A vendor settles late by the play session's token: it stays while a bet is open.
    name: 'play sessions',
    keepHours: 30 * day,
    forget: remove(
      (before) => sql`DELETE FROM play_session WHERE expires_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM bet WHERE bet.member_id = play_session.member_id
          AND bet.vassalage = play_session.vassalage AND bet.state = 'unsettled')`,
    ),
  },
  {
    name: 'messages that were deleted',
    keepHours: 'deletedMessages',
    forget: remove((before) => sql`DELETE FROM message WHERE deleted_at < ${before}`),
  },
  {
    name: 'wins that no board shows',
    keepHours: 9 * day,
    forget: remove((before) => sql`DELETE FROM winner_day WHERE at < ${before}`),
  },
  {
    // A click counts for ninety days.
    name: 'referral links that led to nothing',
    keepHours: 91 * day,
    forget: remove((before) => sql`DELETE FROM referral WHERE state = 'clicked' AND clicked_at < ${before}`),
  },
  {
    name: 'sessions',
    keepHours: 'sessions',
    forget: remove(
      (before) => sql`DELETE FROM session WHERE created_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM event_ticket WHERE event_ticket.session_id = session.id)`,
    ),
  },
  {
    // A talk stays with its member; the chat room is shared, and continues.
    name: 'what was said in the chat’s room',
    keepHours: 'chatRoom',
    forget: remove(
      (before) => sql`DELETE FROM chat_message WHERE conversation_id = ${room} AND at < ${before}`,
    ),
  },
  {
    name: 'sessions of the chat page',
    keepHours: day,
    forget: removeSome('chat_session', 'id', 'expires_at'),
  },
]

/**
 * Runs every maintenance job, each in a transaction of its own, so that none of them delays requests. `now` is the
 * platform's time, which an extension's clock may move far ahead; `machineNow` is the machine's.
 */
export async function keepHouse(
  { db }: Pick<Database, 'db'>,
  now: Date,
  machineNow: Date = now,
  keepDays: KeepDays = defaultKeepDays,
): Promise<void> {
  for (const { keepHours, forget, byDatabaseClock } of maintenanceJobs) {
    const from = byDatabaseClock ? machineNow : now
    const hours = typeof keepHours === 'number' ? keepHours : keepDays[keepHours] * day
    await forget(db, new Date(from.getTime() - hours * 3_600_000))
  }
}
