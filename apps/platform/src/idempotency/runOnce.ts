import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema, Trx } from '../database/schema.ts'

export interface KeyedRequest {
  /** Who may use this key for what: `member:<id>:withdraw`, `vendor:<id>:bet`. 1 to 255 characters. */
  scope: string
  /** Made by the client for one intent. 1 to 255 characters. */
  key: string
  /** Says whether a repeat is the same request: `requestHash(body)`. */
  requestHash: string
}

export class IdempotencyError extends Error {
  readonly code = 'idempotencyKeyReused'
  readonly status = 409

  constructor() {
    super('this idempotency key was used for another request')
    this.name = 'IdempotencyError'
  }
}

/**
 * Does keyed work at most once, inside the work's own transaction: the key, the effect and the stored response
 * are committed together or not at all. A repeat gets the stored text, byte for byte, without running `work`.
 * One that arrives while the first is at work waits for it. When `work` throws, nothing stays, and the key is
 * free again.
 * @throws IdempotencyError when the key was used for another request
 */
export async function runOnce(trx: Trx, request: KeyedRequest, work: () => Promise<string>): Promise<string> {
  const { scope, key } = request
  const claimed = await trx
    .insertInto('idempotency')
    .values({ scope, key, request_hash: request.requestHash })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return storedAnswer(trx, request)
  const body = await work()
  await trx
    .updateTable('idempotency')
    .set({ body })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
  return body
}

async function storedAnswer(trx: Trx, request: KeyedRequest): Promise<string> {
  const body = await readAnswer(trx, request)
  if (body === null) throw new Error('a keyed request asked for its own answer before it had one')
  return body
}

/**
 * The response that is stored under a key; null when there is none.
 * @throws IdempotencyError when the key was used for another request
 */
export async function readAnswer(
  db: Kysely<Schema>,
  { scope, key, requestHash: hash }: KeyedRequest,
): Promise<string | null> {
  const stored = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (stored && stored.request_hash !== hash) throw new IdempotencyError()
  return stored?.body ?? null
}

/** A digest of a request's body as it was received, for {@link KeyedRequest.requestHash}. */
export const requestHash = (body: string | Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url')

/** Rows that one statement of housekeeping removes: short enough that no request waits for it. */
const batch = 5_000

/** Forgets keys older than a moment, some at a time; keep at least seven days. Returns how many. */
export async function pruneKeys(db: Kysely<Schema>, before: Date, atOnce = batch): Promise<bigint> {
  for (let total = 0n; ; ) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM idempotency WHERE (scope, key) IN (
        SELECT scope, key FROM idempotency WHERE created_at < ${before} ORDER BY created_at LIMIT ${atOnce}
      )`.execute(db)
    total += numAffectedRows
    if (numAffectedRows < BigInt(atOnce)) return total
  }
}
