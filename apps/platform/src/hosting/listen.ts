import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { type Health, makeHealth } from '../health/health.ts'
import { type Answer, failure, toResponse } from '../http/answer.ts'
import { failureOf } from '../http/failure.ts'
import { transportHeaders } from '../http/transport.ts'
import { makeShares } from '../limits/shares.ts'
import { busyTotal } from '../observability/metrics.ts'
import { requestId, requestIdHeader, runInRequest } from '../observability/request.ts'
import type { Settings } from '../settings.ts'
import { addressGroup, normalAddress } from '../system/address.ts'
import { answerProbe, probeOf } from './probes.ts'
import { refuseConnection } from './refuseConnection.ts'
import type { Fetch } from './site.ts'

const maxConnections = 10_000

export type Part = keyof Settings['ports']

const settingOf: Readonly<Record<Part | 'operator', string>> = {
  platform: 'PORT_PLATFORM',
  member: 'PORT_MEMBER',
  agent: 'PORT_AGENT',
  storybook: 'PORT_STORYBOOK',
  operator: 'PORT_OPERATOR',
}

class PortTakenError extends Error {
  constructor(part: keyof typeof settingOf, port: number) {
    super(
      `Port ${port} is taken, so the ${part} cannot be served there. ` +
        `Stop what listens on it, or set ${settingOf[part]} to another port.`,
    )
    this.name = 'PortTakenError'
  }
}

/** A port that is ours. It responds "busy" until it has a handler. */
export interface Listener<Name = Part> {
  readonly part: Name
  readonly port: number
  serve(fetch: Fetch): void
  onUpgrade(take: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): void
  /** Accepts no more, lets running requests finish, and aborts those that do not within `drainMs`. */
  close(drainMs: number): Promise<void>
}

export const listen = (
  part: Part,
  { ports, hostname, publicUrls, trustedHops, addressShare }: Settings,
  health: Health = makeHealth(),
): Promise<Listener> => {
  const transport = transportHeaders(publicUrls[part])
  return listenAt(part, { port: ports[part], hostname, transport, trustedHops, addressShare }, health)
}

/** Where a part listens, and what it thinks of who connects. */
interface Place {
  readonly port: number
  readonly hostname: string
  readonly transport: Readonly<Record<string, string>>
  readonly trustedHops: number
  readonly addressShare: number
  readonly connections?: number
}

export async function listenAt<Name extends keyof typeof settingOf>(
  part: Name,
  { port, hostname, transport, trustedHops, addressShare, connections: max = maxConnections }: Place,
  health: Health,
): Promise<Listener<Name>> {
  const respond = (answer: Answer) => toResponse(answer, transport)
  let fetch: Fetch = () => respond(failure('busy'))
  const answer = (request: Request, env: HttpBindings | Http2Bindings) => {
    const probe = probeOf(env.incoming.method, env.incoming.url)
    if (probe !== null) return answerProbe(probe, health, transport)
    const id = requestId(env.incoming, trustedHops)
    env.outgoing.setHeader(requestIdHeader, id)
    return runInRequest({ id }, () => fetch(request, env))
  }
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 30_000 },
    getRequestListener(answer, {
      hostname: 'localhost',
      errorHandler: (error) =>
        error instanceof Error && /^(?:RequestError|TypeError)$/.test(error.name)
          ? respond(failure('malformedRequest'))
          : respond(failureOf(error, 'http')),
    }),
  )
  server.on('clientError', refuseConnection)
  // Behind a proxy all connections are the proxy's.
  const connections = makeShares(max, trustedHops > 0 ? 100 : addressShare)
  server.on('connection', (socket) => {
    const giveBack = connections.take(addressGroup(normalAddress(socket.remoteAddress ?? '') ?? ''))
    if (giveBack === null) {
      busyTotal.inc({ reason: 'connections' })
      socket.destroy()
      return
    }
    socket.once('close', giveBack)
  })
  await bind(server, part, port, hostname)
  return {
    part,
    port: (server.address() as AddressInfo).port,
    serve(next) {
      fetch = next
    },
    onUpgrade(take) {
      server.on('upgrade', take)
    },
    close: (drainMs) => drain(server, drainMs),
  }
}

function bind(server: Server, part: keyof typeof settingOf, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(part, port) : error)
    })
    server.listen(port, hostname, resolve)
  })
}

async function drain(server: Server, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, pause(drainMs, undefined, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
  await closed
}
