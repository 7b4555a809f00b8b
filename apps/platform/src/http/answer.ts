import type { ServerResponse } from 'node:http'
import { type Envelope, type ErrorCode, errorStatus } from '@baize/api/contract'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { messages } from './messages.ts'
import type { Refusal } from './refusal.ts'

/** A response before it is a Response: what idempotent calls store and repeat byte by byte. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
  readonly retryAfterSeconds?: number
  /** How long the caller's session lasts if no call follows. */
  readonly sessionSeconds?: number
  /** The code of a refusal, for logs and metrics. */
  readonly code?: ErrorCode
}

const wire = (envelope: Envelope): string => JSON.stringify(envelope)

export function success(value: unknown, cookies: readonly string[] = []): Answer {
  return { status: 200, body: wire({ success: true, value }), cookies }
}

export function failure(
  code: ErrorCode,
  details: Refusal['details'] = {},
  cookies: readonly string[] = [],
): Answer {
  const { params, problems } = details
  const body: Envelope = { success: false, code, message: messages[code] }
  if (params) body.params = params
  if (problems) body.problems = problems
  const wait = params?.retryAfterSeconds ?? (errorStatus[code] === 503 ? 1 : undefined)
  const answer = { status: errorStatus[code], body: wire(body), cookies, code }
  return typeof wait === 'number' ? { ...answer, retryAfterSeconds: Math.max(1, Math.ceil(wait)) } : answer
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Bytes from which a response is compressed where the browser accepts it; smaller ones are as quick uncompressed. */
export const minCompressedSize = 1_000

/**
 * Responses that set cookies contain a secret: nothing on their way may compress them, as their length would reveal
 * it.
 */
const cacheControl = ({ cookies }: Answer): string =>
  cookies.length > 0 ? 'no-store, no-transform' : 'no-store'

export function toResponse(answer: Answer, extra: Readonly<Record<string, string>> = {}): Response {
  const headers = new Headers({ ...jsonHeaders, 'cache-control': cacheControl(answer), ...extra })
  headers.set('content-length', String(Buffer.byteLength(answer.body)))
  if (answer.retryAfterSeconds) headers.set('retry-after', String(answer.retryAfterSeconds))
  for (const cookie of answer.cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * As {@link toResponse}, written to the server's own response, where there is one: creating a Response costs as much
 * as the rest of a small response. Large ones are Responses, which the listener compresses for a client that
 * `takesCompressed`.
 */
export function send(
  answer: Answer,
  extra: Readonly<Record<string, string>>,
  outgoing: ServerResponse | undefined,
  takesCompressed: boolean,
): Response {
  // A body that was too large is not read to its end: the connection is closed.
  if (answer.status === 413) return toResponse(answer, { ...extra, connection: 'close' })
  const size = Buffer.byteLength(answer.body)
  if (!outgoing || (takesCompressed && size >= minCompressedSize)) return toResponse(answer, extra)
  const { status, body, cookies, retryAfterSeconds } = answer
  outgoing.writeHead(status, {
    ...jsonHeaders,
    'cache-control': cacheControl(answer),
    ...extra,
    'content-length': size,
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  })
  outgoing.end(body)
  return RESPONSE_ALREADY_SENT
}
