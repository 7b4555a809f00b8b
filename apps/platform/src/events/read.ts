import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { MemberEvent } from './record.ts'

/** What a reader who has seen everything up to a number gets. */
export type Resume =
  /** In order, without a gap; `more` when the page was full. */
  | { kind: 'events'; events: MemberEvent[]; lastSeq: bigint; more: boolean }
  /** The next events are no longer stored (or never were): load a snapshot, and continue from `lastSeq`. */
  | { kind: 'snapshotNeeded'; lastSeq: bigint }

/** A member's events after `seq` (0: from the start). */
export async function readSince(
  db: Kysely<Schema>,
  memberId: string,
  seq: bigint,
  limit = 500,
): Promise<Resume> {
  const stream = await db
    .selectFrom('member_stream')
    .select(['last_seq', 'pruned_through'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const lastSeq = stream?.last_seq ?? 0n
  if (seq > lastSeq || seq < (stream?.pruned_through ?? 0n)) return { kind: 'snapshotNeeded', lastSeq }
  const events = await db
    .selectFrom('member_event')
    .select(['seq', 'id', 'type', 'payload', 'at'])
    .where('member_id', '=', memberId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
  // Pruned between the two readings.
  if (events[0] && events[0].seq !== seq + 1n) return { kind: 'snapshotNeeded', lastSeq }
  return { kind: 'events', events, lastSeq, more: events.length === limit }
}

/** An event has the time at which its transaction began, and is seen once that is committed: milliseconds between. */
const maxTransaction = 5_000

/**
 * The number of a member's last event; with `readingFor`, milliseconds, the last one that a page which has been reading for so
 * long has surely seen. 0 where there is none.
 */
export async function lastSequence(
  db: Kysely<Schema>,
  memberId: string,
  readingFor?: number,
): Promise<bigint> {
  const stream = await db
    .selectFrom('member_stream')
    .select(['last_seq', 'pruned_through'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (readingFor === undefined) return stream?.last_seq ?? 0n
  const seen = await db
    .selectFrom('member_event')
    .select('seq')
    .where('member_id', '=', memberId)
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${(readingFor + maxTransaction) / 1000})`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return seen?.seq ?? stream?.pruned_through ?? 0n
}

/** Events that one transaction of housekeeping reads. */
const batch = 5_000

/**
 * Forgets events older than a moment, some at a time; readers who have not seen them are notified to load a snapshot.
 */
export async function pruneEvents(db: Kysely<Schema>, before: Date, atOnce = batch): Promise<bigint> {
  for (let total = 0n; ; ) {
    const { streams, events } = await pruneSome(db, before, atOnce)
    if (streams === 0) return total
    total += events
  }
}

function pruneSome(db: Kysely<Schema>, before: Date, atOnce: number) {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ member_id: string }>`
      UPDATE member_stream SET pruned_through = old.seq FROM (
        SELECT member_id, max(seq) AS seq FROM (
          SELECT member_id, seq FROM member_event WHERE at < ${before} ORDER BY at LIMIT ${atOnce}
        ) AS oldest GROUP BY member_id
      ) AS old WHERE member_stream.member_id = old.member_id AND member_stream.pruned_through < old.seq
      RETURNING member_stream.member_id
    `.execute(trx)
    const members = rows.map(({ member_id }) => member_id)
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM member_event USING member_stream
      WHERE member_stream.member_id = ANY(${members}::text[])
        AND member_event.member_id = member_stream.member_id AND member_event.seq <= member_stream.pruned_through
    `.execute(trx)
    return { streams: members.length, events: numAffectedRows }
  })
}
