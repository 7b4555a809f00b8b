import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { writeAudit } from '../audit/entry.ts'
import { type Answer, failure, toResponse } from '../http/answer.ts'
import type { Listening } from '../http/api.ts'
import { parseJson, readBody, requireJson } from '../http/body.ts'
import { codeOf, failureOf } from '../http/failure.ts'
import { parseParts, readIdempotencyKey, requireNoBody } from '../http/parts.ts'
import { Refusal } from '../http/refusal.ts'
import { queryValues } from '../http/shape.ts'
import { spend } from '../limits/rateLimit.ts'
import { makeShares } from '../limits/shares.ts'
import { observeCall } from '../observability/observe.ts'
import { currentRequest, newRequestId, noteActor, runInRequest } from '../observability/request.ts'
import type { Platform } from '../platform.ts'
import { addressGroup, normalAddress } from '../system/address.ts'
import type { OperatorRequest } from './contract/call.ts'
import { operatorDocument } from './contract/openapi.ts'
import { contentOperations } from './handlers/content.ts'
import { memberOperations } from './handlers/members.ts'
import { moneyOperations } from './handlers/money.ts'
import type { Operation } from './implement.ts'
import type { Operator, OperatorKeys } from './keys.ts'
import { entryOf, perform } from './perform.ts'

/** Every call of operators, with what it does. */
export const operations: readonly Operation[] = [
  ...contentOperations,
  ...memberOperations,
  ...moneyOperations,
]

/** Bytes of the largest body: the catalogue of a large site in many languages. */
const maxBodySize = 4 * 1024 * 1024
/** Calls that are worked on at once. */
const maxWorking = 20
/** Wrong keys of one address, and calls of one key. Right keys are never refused for the wrong ones of others. */
const wrongKeys = { everySeconds: 10, burst: 20 }
const callsOfKey = { everySeconds: 0.2, burst: 300 }

/** The API of operators. It is served on a listener of its own and nowhere else. */
export function makeOperatorApi(platform: Platform, keys: OperatorKeys): Hono<Listening> {
  const app = new Hono<Listening>()
  const working = makeShares(maxWorking, 100)
  const slowSeconds = platform.settings.slowCallMs / 1_000
  // Paths without parameters first.
  const inOrder = operations.toSorted(
    (one, other) => one.call.path.split('{').length - other.call.path.split('{').length,
  )
  for (const operation of inOrder) {
    const { call } = operation
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const began = performance.now()
      const remote = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
      const ip = normalAddress(remote) ?? remote
      const scope = currentRequest() ?? { id: newRequestId() }
      scope.ip = ip
      return runInRequest(scope, async () => {
        const done = working.take('')
        const answer = done
          ? await answerOperator(platform, keys, operation, {
              raw: c.req.raw,
              params: c.req.param(),
              ip,
              readBody: () => readBody(c, maxBodySize),
            }).finally(done)
          : failure('busy', { params: { retryAfterSeconds: 2 } })
        const seconds = (performance.now() - began) / 1_000
        observeCall({ definition: call, audited: call.changes !== undefined, answer, seconds, slowSeconds })
        return toResponse(answer, answer.status === 413 ? { connection: 'close' } : {})
      })
    })
  }
  app.get('/operator/openapi.json', async (c) => {
    try {
      await requireKey(platform, keys, c.req.raw.headers, c.env?.incoming?.socket?.remoteAddress ?? '')
      return c.json(operatorDocument())
    } catch (error) {
      return toResponse(failureOf(error, 'operatorDocument'))
    }
  })
  const refuseMethod = methodNotAllowed({
    app,
    onMethodNotAllowed: (_, allowed) =>
      toResponse(failure('methodNotAllowed'), { allow: allowed.join(', ') }),
  })
  app.notFound(async (c) => {
    await refuseMethod(c, async () => {
      c.res = toResponse(failure('notFound'))
    })
    return c.res
  })
  app.onError((error, c) => toResponse(failureOf(error, c.req.path)))
  return app
}

interface Incoming {
  readonly raw: Request
  readonly params: Readonly<Record<string, string>>
  readonly ip: string
  readonly readBody: () => Promise<Uint8Array>
}

/** Makes a call from start to end: whose key, whether it may, what is wanted. Never throws. */
async function answerOperator(
  platform: Platform,
  keys: OperatorKeys,
  operation: Operation,
  incoming: Incoming,
): Promise<Answer> {
  const { call } = operation
  let operator: Operator | undefined
  try {
    operator = await requireKey(platform, keys, incoming.raw.headers, incoming.ip)
    noteActor(`operator:${operator.name}`)
    if (!call.roles.some((role) => operator?.roles.includes(role))) throw new Refusal('forbidden')
    await spend(platform.db, `operator:${operator.name}`, callsOfKey, platform.now())
    if (call.method !== 'GET' && !platform.storage.hasRoom())
      throw new Refusal('busy', { params: { retryAfterSeconds: 60 } })
    const idempotencyKey = readIdempotencyKey(call, incoming.raw.headers)
    const request = await readRequest(operation, incoming)
    return await perform(platform, operation, { operator, request, idempotencyKey })
  } catch (error) {
    const code = codeOf(error)
    // A key that does what it may not is leaked, or in wrong hands.
    if (operator && code === 'forbidden')
      await writeAudit(platform.db, entryOf(platform, operation, operator, code)).catch(() => {})
    return failureOf(error, call.id)
  }
}

/** Whose key a request has. Pages never call: one that does is another site's, in the browser of an operator. */
async function requireKey(
  { db, now }: Platform,
  keys: OperatorKeys,
  headers: Headers,
  ip: string,
): Promise<Operator> {
  if (headers.has('origin')) throw new Refusal('forbidden', { reason: 'origin' })
  const [, key = ''] = /^Bearer (\S{1,200})$/.exec(headers.get('authorization') ?? '') ?? []
  const operator = keys.find(key, now())
  if (operator) return operator
  await spend(db, `operator-key:${addressGroup(ip)}`, wrongKeys, now())
  throw new Refusal('notSignedIn')
}

async function readRequest(
  { call }: Operation,
  { raw, params, readBody: read }: Incoming,
): Promise<OperatorRequest> {
  const query = queryValues(new URL(raw.url).searchParams)
  const bytes = call.method === 'GET' ? new Uint8Array() : await read()
  if (call.body) requireJson(raw.headers.get('content-type'))
  else requireNoBody(bytes)
  const body = call.body && parseJson(bytes)
  const parts = { params: undefined, query: undefined, body: undefined }
  return { ...parts, ...parseParts(call, { params, query, body }) } as OperatorRequest
}
