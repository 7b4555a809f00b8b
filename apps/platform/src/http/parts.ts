import type * as z from 'zod/mini'
import { parseJson } from './body.ts'
import { Refusal } from './refusal.ts'
import { parsePart } from './shape.ts'

/** What the definition of a call says of its requests. */
interface Definition {
  readonly idempotent?: boolean | undefined
  readonly params?: z.ZodMiniType | undefined
  readonly query?: z.ZodMiniType | undefined
  readonly body?: z.ZodMiniType | undefined
}

interface Sent {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The parts of a request that a call takes, checked. The others are left out. */
export function parseParts(definition: Definition, { params, query, body }: Sent) {
  return {
    ...(definition.params ? { params: parsePart(definition.params, params) } : {}),
    // A query that no call knows, such as a tracking parameter, is not an error where none is expected.
    ...(definition.query ? { query: parsePart(definition.query, query) } : {}),
    ...(definition.body ? { body: parsePart(definition.body, body) } : {}),
  }
}

/** Refuses a body of a call that takes none. Some clients send an empty object all the same. */
export function requireNoBody(bytes: Uint8Array): void {
  const extra = bytes.byteLength > 0 ? parseJson(bytes) : {}
  const isEmpty = typeof extra === 'object' && extra !== null && Object.keys(extra).length === 0
  if (!isEmpty) throw new Refusal('invalidFields', { problems: [{ field: '', code: 'unknownField' }] })
}

/** The key that a keyed call needs; null of any other. */
export function readIdempotencyKey({ idempotent }: Definition, headers: Headers): string | null {
  if (!idempotent) return null
  const key = headers.get('idempotency-key')
  if (key === null) throw new Refusal('idempotencyKeyMissing')
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(key))
    throw new Refusal('malformedRequest', { reason: 'idempotency key' })
  return key
}
