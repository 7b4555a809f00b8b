import type { ServerResponse } from 'node:http'
import { type CallDefinition, calls } from '@baize/api/contract'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Platform } from '../platform.ts'
import { type Answer, failure, send, toResponse } from './answer.ts'
import { readBody } from './body.ts'
import { answerCall, type Implementation, type Incoming } from './call.ts'
import { failureOf } from './failure.ts'
import { openTo } from './guard.ts'
import type { CallId, Handlers, Preparations, Site } from './implement.ts'
import { allowOrigins, requireOwnForm } from './origin.ts'
import { transportHeaders } from './transport.ts'

/** Calls at once in one process; more would only wait in memory. */
const mostUnderWay = 500

/** What the Node server hands on with a request; absent when a test asks the app itself. */
export interface Listening {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string | undefined } }
    outgoing?: ServerResponse
  }
}

export interface Implementations {
  readonly handlers: Handlers
  readonly preparations: Preparations
}

/** The API, made from the contract. A site's own listener offers only what its pages call. */
export function makeApi(
  platform: Platform,
  { handlers, preparations }: Implementations,
  listener: Site | null = null,
): Hono<Listening> {
  requireComplete(handlers)
  const app = new Hono<Listening>()
  const transport = transportHeaders(platform.settings.publicUrls[listener ?? 'platform'])
  const respond = (answer: Answer, extra: Readonly<Record<string, string>> = {}) =>
    toResponse(answer, { ...transport, ...extra })
  const { allowedOrigins } = platform.settings
  // Without any, not one answer says a word about origins.
  if (allowedOrigins.length > 0) app.use('/wps/*', allowOrigins(platform.settings))
  let underWay = 0
  // Paths without parameters first: `/contracts/freeze` is no contract's id.
  const ids = (Object.keys(calls) as CallId[]).sort(
    (a, b) => calls[a].path.split('{').length - calls[b].path.split('{').length,
  )
  for (const id of ids) {
    const definition: CallDefinition = calls[id]
    if (!offered(platform, definition, listener)) continue
    const path = definition.path.replace(/\{(\w+)\}/g, ':$1')
    const call: Implementation = {
      definition,
      ...implementationOf(handlers[id]),
      prepare: preparations[id] as Implementation['prepare'],
    }
    if (definition.form) app.on(definition.method, path, requireOwnForm(platform.settings))
    app.on(definition.method, path, async (c) => {
      const socketAddress = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
      if (underWay >= mostUnderWay) return respond(failure('busy', { params: { retryAfterSeconds: 2 } }))
      underWay++
      const incoming: Incoming = {
        ...{ request: c.req.raw, params: c.req.param(), socketAddress, listener },
        readBody: (maxSize) => readBody(c, maxSize),
      }
      const answer = await answerCall(platform, call, incoming).finally(() => underWay--)
      // Pages set their clock by it: in the sandbox it may be ahead of the machine's.
      const date = platform.now().toUTCString()
      const takesCompressed = c.req.header('accept-encoding') !== undefined
      // What is written past the app has none of its middleware's headers.
      const outgoing = allowedOrigins.includes(c.req.header('origin') ?? '') ? undefined : c.env?.outgoing
      return send(answer, { ...transport, date }, outgoing, takesCompressed)
    })
  }
  // Only what nothing answers is looked at again: a middleware ahead of all calls would cost each of them.
  const refuseMethod = methodNotAllowed({
    app,
    onMethodNotAllowed: (_, allowed) => respond(failure('methodNotAllowed'), { allow: allowed.join(', ') }),
  })
  app.notFound(async (c) => {
    await refuseMethod(c, async () => {
      c.res = respond(failure('notFound'))
    })
    return c.res
  })
  app.onError((error, c) =>
    respond(
      error instanceof HTTPException && error.status === 403
        ? failure('forbidden')
        : failureOf(error, c.req.path),
    ),
  )
  return app
}

function implementationOf(handler: Handlers[CallId]): Pick<Implementation, 'handle' | 'post'> {
  if (typeof handler === 'function')
    return { handle: handler as unknown as NonNullable<Implementation['handle']> }
  return { post: handler.post as unknown as NonNullable<Implementation['post']> }
}

function offered(platform: Platform, definition: CallDefinition, listener: Site | null): boolean {
  if (openTo(definition, 'sandbox')) return platform.settings.sandbox && listener === null
  if (openTo(definition, 'vendor')) return listener === null
  return listener === null || openTo(definition, 'visitor') || openTo(definition, listener)
}

/** Types say this already; a platform that was built without them must not start either. */
function requireComplete(handlers: Handlers): void {
  const wanted = new Set<string>(Object.keys(calls))
  const present = Object.keys(handlers)
  const missing = [...wanted].filter((id) => !handlers[id as CallId])
  const surplus = present.filter((id) => !wanted.has(id))
  if (missing.length + surplus.length > 0) {
    throw new Error(
      `The platform and the contract differ. Without a handler: ${missing.join(', ') || 'none'}. Not in the contract: ${surplus.join(', ') || 'none'}.`,
    )
  }
}
