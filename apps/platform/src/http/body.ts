import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from './refusal.ts'

/** Bytes of the largest body that a call takes, but for files. */
const maxBodySize = 64 * 1024
const depthLimit = 24

const limits = new Map<number, MiddlewareHandler>()

function limitOf(maxSize: number): MiddlewareHandler {
  const known = limits.get(maxSize)
  if (known) return known
  const refuse = () => {
    throw new Refusal('payloadTooLarge')
  }
  const limit = bodyLimit({ maxSize, onError: refuse })
  limits.set(maxSize, limit)
  return limit
}

/**
 * Reads the body up to the limit, without keeping more than that. Hono's middleware is run here and not before the
 * handler: a caller who may not make the call is refused before anything is read.
 */
export async function readBody(c: Context, maxSize = maxBodySize): Promise<Uint8Array> {
  let bytes = new Uint8Array()
  try {
    await limitOf(maxSize)(c, async () => {
      bytes = new Uint8Array(await c.req.arrayBuffer())
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('malformedRequest', { reason: 'body ended early' })
  }
  return bytes
}

/** JSON with a charset that is absent or UTF-8; anything else would need guessing. */
export function requireJson(contentType: string | null): void {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  const utf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset)
  if (type.trim() !== 'application/json' || !utf8) throw new Refusal('unsupportedMediaType')
}

/** Strict UTF-8, strict JSON, no deeper than any call needs. */
export function parseJson(bytes: Uint8Array): unknown {
  let parsed: unknown
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('malformedRequest')
  }
  if (deeperThan(parsed, depthLimit)) throw new Refusal('malformedRequest', { reason: 'nested too deep' })
  return parsed
}

function deeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth === 0) return true
  return Object.values(value).some((part) => deeperThan(part, depth - 1))
}

/** The media type of a file, one of those that the call takes. The actual type is detected from its bytes. */
export function requireType(contentType: string | null, types: readonly string[]): string {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw new Refusal('unsupportedMediaType')
  return type
}

export const isForm = (contentType: string | null): boolean =>
  (contentType ?? '').split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded'

/** The fields of a page's form, in strict UTF-8. */
export function parseForm(bytes: Uint8Array): URLSearchParams {
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('malformedRequest')
  }
}
