import { CompiledQuery } from 'kysely'
import { newId } from '../../database/ids.ts'
import type { Trx } from '../../database/schema.ts'
import type { CoreLine } from '../core.ts'
import type { Decided } from './decide.ts'
import type { BatchState } from './read.ts'

/** One of the batch's keys was used since it was looked up: the batch is to be done again, as any lost race. */
class KeyTaken extends Error {
  readonly code = '40001'
}

/** Of an event that was written: whose, and its number. */
export interface Numbered {
  readonly memberId: string
  readonly seq: bigint
}

/**
 * Writes what a batch has decided, in one statement: keys with their responses, journals, postings, balances, the
 * owners' slots, events with their numbers, and transfers. Returns the newest event of each member who is notified.
 */
export async function writeBatch(
  trx: Trx,
  decided: readonly Decided[],
  ids: BatchState['ids'],
): Promise<readonly Numbered[]> {
  const { rows } = await trx.executeQuery(
    CompiledQuery.raw(writeText, valuesOf(decided, ids)) as CompiledQuery<{
      claimed: bigint
      member_id: string | null
      last_seq: bigint | null
    }>,
  )
  if (rows[0]?.claimed !== BigInt(decided.length)) throw new KeyTaken('a key was taken meanwhile')
  return rows.flatMap(({ member_id: memberId, last_seq: seq }) =>
    memberId === null || seq === null ? [] : [{ memberId, seq }],
  )
}

const writeText = `WITH claimed AS (
    INSERT INTO idempotency (scope, key, request_hash, body)
    SELECT scope, key, request_hash, body
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS one (scope, key, request_hash, body)
    ON CONFLICT (scope, key) DO NOTHING RETURNING key
  ), written AS (
    INSERT INTO journal (id, type, owner_id, currency, cause_type, cause_id, actor, at)
    SELECT id, type, owner_id, currency, cause_type, cause_id, actor, at
    FROM unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::timestamptz[])
      AS one (id, type, owner_id, currency, cause_type, cause_id, actor, at)
  ), posted AS (
    INSERT INTO posting (journal_id, ordinal, owner_id, account_id, position, amount, balance_after)
    SELECT journal_id, ordinal, owner_id, account_id, place, amount, balance_after
    FROM unnest($14::uuid[], $15::smallint[], $16::text[], $17::uuid[], $18::bigint[], $19::bigint[], $20::bigint[])
      AS one (journal_id, ordinal, owner_id, account_id, place, amount, balance_after)
  ), moved AS (
    UPDATE account SET balance = one.balance, posting_count = one.postings
    FROM unnest($21::text[], $22::uuid[], $23::bigint[], $24::bigint[]) AS one (owner_id, id, balance, postings)
    WHERE account.owner_id = one.owner_id AND account.id = one.id
  ), numbered AS (
    INSERT INTO member_stream (member_id, last_seq)
    SELECT member_id, events FROM unnest($25::text[], $26::bigint[]) AS one (member_id, events)
    ON CONFLICT (member_id) DO UPDATE SET last_seq = member_stream.last_seq + excluded.last_seq
    RETURNING member_id, last_seq
  ), told AS (
    INSERT INTO member_event (member_id, seq, id, type, payload)
    SELECT one.member_id, numbered.last_seq - one.later, one.id, 'balanceChanged', one.payload::jsonb
    FROM unnest($27::text[], $28::bigint[], $29::uuid[], $30::text[]) AS one (member_id, later, id, payload)
    JOIN numbered ON numbered.member_id = one.member_id
  ), counted AS (
    INSERT INTO money_slot (owner_id, slot, type, currency, journals, amount)
    SELECT owner_id, slot_of(at), type, currency, count(*), sum(amount)
    FROM unnest($7::text[], $12::timestamptz[], $6::text[], $8::text[], $13::numeric[])
      AS one (owner_id, at, type, currency, amount)
    WHERE type NOT IN ('betPlaced', 'winPaid', 'betRolledBack')
    GROUP BY owner_id, slot_of(at), type, currency ORDER BY 1, 2, 3, 4
    ON CONFLICT (owner_id, slot, type, currency) DO UPDATE
    SET journals = money_slot.journals + excluded.journals, amount = money_slot.amount + excluded.amount
  ), sent AS (
    INSERT INTO transfer (id, from_member_id, to_member_id, amount, note, at)
    SELECT id, from_member_id, to_member_id, amount, note, at
    FROM unnest($31::text[], $32::text[], $33::text[], $34::bigint[], $35::text[], $36::timestamptz[])
      AS one (id, from_member_id, to_member_id, amount, note, at)
  )
  SELECT claims.claimed, numbered.member_id, numbered.last_seq
  FROM (SELECT count(*) AS claimed FROM claimed) AS claims LEFT JOIN numbered ON true`

function valuesOf(decided: readonly Decided[], ids: BatchState['ids']): unknown[] {
  const byKey = decided.toSorted((a, b) => (requestKey(a) < requestKey(b) ? -1 : 1))
  const commands = decided.map(({ command }) => command)
  const lines = decided.flatMap(({ journal }) =>
    journal.lines.map((line, ordinal) => ({ journal: journal.id, ordinal, line })),
  )
  const last = new Map(lines.map(({ line }) => [line.key, line]))
  const idOf = ({ key }: CoreLine) => ids.get(key)
  const events = decided.flatMap(({ told }) => told)
  const streams = new Map<string, number>()
  const later = events
    .toReversed()
    .map(({ memberId }) => {
      const after = streams.get(memberId) ?? 0
      streams.set(memberId, after + 1)
      return after
    })
    .toReversed()
  const members = [...streams.keys()].sort()
  const transfers = commands.flatMap(({ transfer, postings, at }) =>
    transfer ? [{ ...transfer, amount: postings[0]?.amount, at }] : [],
  )
  return [
    byKey.map(({ command }) => command.request.scope),
    byKey.map(({ command }) => command.request.key),
    byKey.map(({ command }) => command.request.requestHash),
    byKey.map(({ text }) => text),
    decided.map(({ journal }) => journal.id),
    commands.map(({ type }) => type),
    commands.map(({ owner }) => owner),
    commands.map(({ currency }) => currency),
    commands.map(({ cause }) => cause.type),
    commands.map(({ cause }) => cause.id),
    commands.map(({ actor }) => actor),
    commands.map(({ at }) => at.toISOString()),
    commands.map(({ postings }) => String(postings.reduce((sum, { amount }) => sum + amount, 0n))),
    lines.map(({ journal }) => journal),
    lines.map(({ ordinal }) => ordinal),
    lines.map(({ line }) => line.ref.owner),
    lines.map(({ line }) => idOf(line)),
    lines.map(({ line }) => line.position),
    lines.map(({ line }) => line.amount),
    lines.map(({ line }) => line.balanceAfter),
    [...last.values()].map(({ ref }) => ref.owner),
    [...last.values()].map(idOf),
    [...last.values()].map(({ balanceAfter }) => balanceAfter),
    [...last.values()].map(({ position }) => position),
    members,
    members.map((member) => streams.get(member)),
    events.map(({ memberId }) => memberId),
    later,
    events.map(() => newId()),
    events.map(({ payload }) => payload),
    transfers.map(({ id }) => id),
    transfers.map(({ from }) => from),
    transfers.map(({ to }) => to),
    transfers.map(({ amount }) => amount),
    transfers.map(({ note }) => note),
    transfers.map(({ at }) => at.toISOString()),
  ]
}

const requestKey = ({ command: { request } }: Decided) => `${request.scope}\n${request.key}`
