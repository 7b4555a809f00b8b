import { Refusal } from './refusal.ts'

/** Bytes of the largest body that a call takes, but for files. */
const bodyLimit = 64 * 1024
const depthLimit = 24

/** Reads the body up to the limit, without holding more than that. */
export async function readBody(request: Request, limit = bodyLimit): Promise<Uint8Array> {
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > limit) throw new Refusal('payloadTooLarge')
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size > limit) throw new Refusal('payloadTooLarge')
      chunks.push(value)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('malformedRequest', { reason: 'body ended early' })
  } finally {
    reader.releaseLock()
  }
  return Buffer.concat(chunks)
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

/** The media type of a file, one of those that the call takes. What the file really is, its bytes say. */
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
