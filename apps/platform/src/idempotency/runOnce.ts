import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
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
 * Does keyed work at most once, inside the work's own transaction: the key, the effect and the stored answer
 * are committed together or not at all. A repeat gets the stored text, byte for byte, without running `work`.
 * One that comes while the first is at work waits for it. When `work` throws, nothing stays, and the key is
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

async function storedAnswer(trx: Trx, { scope, key, requestHash: hash }: KeyedRequest): Promise<string> {
  const stored = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (stored.request_hash !== hash) throw new IdempotencyError()
  if (stored.body === null) throw new Error('a keyed request asked for its own answer before it had one')
  return stored.body
}

/** A digest of a request's body as it came, for {@link KeyedRequest.requestHash}. */
export const requestHash = (body: string | Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url')

/** Forgets keys older than a moment; keep at least seven days. Returns how many. */
export async function pruneKeys(db: Kysely<Schema>, before: Date): Promise<bigint> {
  const result = await db.deleteFrom('idempotency').where('created_at', '<', before).executeTakeFirst()
  return result.numDeletedRows
}
