import type { ServerResponse } from 'node:http'
import { type Envelope, type ErrorCode, errorStatus } from '@baize/api/contract'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { messages } from './messages.ts'
import type { Refusal } from './refusal.ts'

/** An answer before it is a Response: what idempotent calls store and give again byte by byte. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
  readonly retryAfterSeconds?: number
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
  const answer = { status: errorStatus[code], body: wire(body), cookies }
  return typeof wait === 'number' ? { ...answer, retryAfterSeconds: Math.max(1, Math.ceil(wait)) } : answer
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export function toResponse(answer: Answer, extra: Readonly<Record<string, string>> = {}): Response {
  const headers = new Headers({ ...jsonHeaders, ...extra })
  if (answer.retryAfterSeconds) headers.set('retry-after', String(answer.retryAfterSeconds))
  for (const cookie of answer.cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

/** As {@link toResponse}, written to the server's own response, where there is one: a Response costs as much as the rest. */
export function send(answer: Answer, date: string, outgoing: ServerResponse | undefined): Response {
  // A body that was too large is not read to its end: the connection is closed.
  if (answer.status === 413) return toResponse(answer, { date, connection: 'close' })
  if (!outgoing) return toResponse(answer, { date })
  const { status, body, cookies, retryAfterSeconds } = answer
  outgoing.writeHead(status, {
    ...jsonHeaders,
    date,
    'content-length': Buffer.byteLength(body),
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  })
  outgoing.end(body)
  return RESPONSE_ALREADY_SENT
}
