import { sql } from 'kysely'
import { newId } from '../database/ids.ts'
import type { Database } from '../database/open.ts'
import type { Unit } from '../database/transact.ts'
import { notifyEvent } from './watch.ts'

export interface NewEvent {
  memberId: string
  /** In the past tense: `depositCredited`, `balanceChanged`. */
  type: string
  /** JSON; money as decimal strings. */
  payload: unknown
}

export interface MemberEvent {
  /** 1, 2, 3, ... for each member, without a gap, in the order of commits. */
  seq: bigint
  id: string
  type: string
  payload: unknown
  at: Date
}

/**
 * Writes an event into the transaction that it describes, and notifies all processes once that is committed.
 * Returns the event's number in the member's stream.
 */
export async function recordEvent(database: Database, unit: Unit, event: NewEvent): Promise<bigint> {
  const { memberId, type } = event
  const { rows } = await sql<{ seq: bigint }>`
    WITH numbered AS (
      INSERT INTO member_stream (member_id, last_seq) VALUES (${memberId}, 1)
      ON CONFLICT (member_id) DO UPDATE SET last_seq = member_stream.last_seq + 1
      RETURNING last_seq
    )
    INSERT INTO member_event (member_id, seq, id, type, payload)
    SELECT ${memberId}, last_seq, ${newId()}::uuid, ${type}, ${JSON.stringify(event.payload)}::jsonb FROM numbered
    RETURNING seq
  `.execute(unit.trx)
  const seq = rows[0]?.seq
  if (seq === undefined) throw new Error('the event was not written')
  unit.afterCommit(() => notifyEvent(database.bus, memberId, seq))
  return seq
}
