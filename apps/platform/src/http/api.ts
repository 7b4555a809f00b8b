import type { ServerResponse } from 'node:http'
import { type CallDefinition, calls } from '@baize/api/contract'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { auditSubject } from '../audit/auditedCalls.ts'
import type { Slot } from '../limits/slots.ts'
import { observeCall } from '../observability/observe.ts'
import { currentRequest } from '../observability/request.ts'
import { endSpan, startSpan } from '../observability/tracing.ts'
import type { Platform } from '../platform.ts'
import { addressGroup, clientAddress } from '../system/address.ts'
import { type Answer, failure, send, toResponse } from './answer.ts'
import { readBody } from './body.ts'
import { answerCall, type Implementation } from './call.ts'
import { failureOf } from './failure.ts'
import { openTo } from './guard.ts'
import type { CallId, Handlers, PlatformHandlers, Preparations, SandboxHandlers, Site } from './implement.ts'
import { allowOrigins, requireOwnForm } from './origin.ts'
import { transportHeaders } from './transport.ts'

/** What the Node server passes with a request; absent when a test asks the app itself. */
export interface Listening {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string | undefined }; complete?: boolean }
    outgoing?: ServerResponse
  }
}

export interface Implementations {
  /** Without an extension's, those calls have no route. */
  readonly handlers: PlatformHandlers & Partial<SandboxHandlers>
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
  const { allowedOrigins, trustedHops, slowCallMs } = platform.settings
  const slowSeconds = slowCallMs / 1000
  // Without any, no response has CORS headers.
  if (allowedOrigins.length > 0) app.use('/wps/*', allowOrigins(platform.settings))
  // Paths without parameters first: `/contracts/freeze` is no contract's id.
  const ids = (Object.keys(calls) as CallId[]).sort(
    (a, b) => calls[a].path.split('{').length - calls[b].path.split('{').length,
  )
  for (const id of ids) {
    const definition: CallDefinition = calls[id]
    const handler = handlers[id]
    if (!handler || !offered(definition, listener)) continue
    const path = definition.path.replace(/\{(\w+)\}/g, ':$1')
    const call: Implementation = {
      definition,
      ...implementationOf(handler),
      prepare: preparations[id] as Implementation['prepare'],
    }
    if (definition.form) app.on(definition.method, path, requireOwnForm(platform.settings))
    app.on(definition.method, path, async (c) => {
      const began = performance.now()
      let readingMs = 0
      const { headers } = c.req.raw
      const socketAddress = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
      const ip = clientAddress(socketAddress, headers.get('x-forwarded-for'), trustedHops)
      const span = startSpan(id, trustedHops > 0 ? headers.get('traceparent') : null)
      const answer = await inSlot(platform, addressGroup(ip), id, (slot) =>
        answerCall(platform, call, {
          ...{ request: c.req.raw, params: c.req.param(), ip, listener },
          readBody: async (maxSize, turn) => {
            const from = performance.now()
            try {
              return await slot.reading(async () => {
                await turn?.()
                return readBody(c, maxSize)
              })
            } finally {
              readingMs = performance.now() - from
            }
          },
        }),
      )
      observeCall({
        definition,
        audited: auditSubject(definition) !== null,
        answer,
        seconds: (performance.now() - began - readingMs) / 1000,
        slowSeconds,
      })
      if (span) endSpan(span, answer.code ?? 'ok', answer.status, currentRequest()?.id)
      // Pages set their clock by it; it may differ from the machine's.
      const date = platform.now().toUTCString()
      const takesCompressed = c.req.header('accept-encoding') !== undefined
      // What is written past the app has none of its middleware's headers.
      const outgoing = allowedOrigins.includes(c.req.header('origin') ?? '') ? undefined : c.env?.outgoing
      // A caller that is still sending a body, which is not wanted any more, is not waited for.
      const unread = definition.method !== 'GET' && c.env?.incoming?.complete === false
      const closing = unread ? { connection: 'close' } : {}
      // A page warns of the end by it.
      const { sessionSeconds } = answer
      const ending = sessionSeconds === undefined ? {} : { 'x-session-ends-in': String(sessionSeconds) }
      return send(answer, { ...transport, date, ...ending, ...closing }, outgoing, takesCompressed)
    })
  }
  // Only requests without a handler are checked again: a middleware before all calls would cost each of them.
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

async function inSlot(
  { slots }: Platform,
  address: string,
  callId: string,
  work: (slot: Slot) => Promise<Answer>,
): Promise<Answer> {
  let slot: Slot
  try {
    slot = slots.enter(address)
  } catch (error) {
    return failureOf(error, callId)
  }
  return work(slot).finally(slot.leave)
}

function implementationOf(handler: Handlers[CallId]): Pick<Implementation, 'handle' | 'post'> {
  if (typeof handler === 'function')
    return { handle: handler as unknown as NonNullable<Implementation['handle']> }
  return { post: handler.post as unknown as NonNullable<Implementation['post']> }
}

function offered(definition: CallDefinition, listener: Site | null): boolean {
  if (openTo(definition, 'sandbox') || openTo(definition, 'vendor')) return listener === null
  return listener === null || openTo(definition, 'visitor') || openTo(definition, listener)
}

/** Types enforce this already; a platform that was built without them must not start either. */
function requireComplete(handlers: Implementations['handlers']): void {
  const wanted = new Set<string>(Object.keys(calls))
  const present = Object.keys(handlers)
  const isSandbox = (id: string) => openTo(calls[id as CallId], 'sandbox')
  const optional = present.some((id) => wanted.has(id) && isSandbox(id)) ? () => false : isSandbox
  const missing = [...wanted].filter((id) => !handlers[id as CallId] && !optional(id))
  const surplus = present.filter((id) => !wanted.has(id))
  if (missing.length + surplus.length > 0) {
    throw new Error(
      `The platform and the contract differ. Without a handler: ${missing.join(', ') || 'none'}. Not in the contract: ${surplus.join(', ') || 'none'}.`,
    )
  }
}
