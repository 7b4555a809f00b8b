import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { mayCall } from '../http/origin.ts'
import { makeShares } from '../limits/shares.ts'
import { busyTotal } from '../observability/metrics.ts'
import type { Settings } from '../settings.ts'
import { addressGroup, clientAddress } from '../system/address.ts'

const maxSockets = 10_000

/** The handler of sockets at one path. */
export interface SocketPath {
  readonly path: string
  /** Takes a page's socket, before its first message. */
  accept(socket: WebSocket): void
  /** Closes its sockets, and unsubscribes. */
  close(): Promise<void>
}

export interface Sockets {
  /** Takes an HTTP upgrade, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Open sockets by path. */
  counts(): ReadonlyMap<string, number>
  close(): Promise<void>
}

/** The sockets of this process: pages of our own origins, at the paths that there are. */
export function openSockets(settings: Settings, paths: readonly SocketPath[]): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false })
  const shares = makeShares(maxSockets, settings.addressShare)
  const open = new Map(paths.map(({ path }) => [path, 0]))
  const count = (path: string, change: number) => open.set(path, (open.get(path) ?? 0) + change)
  return {
    counts: () => open,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      // A refused socket is not waited for: one that never closes would be kept for good.
      const refuse = (status: string) =>
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
      // The requested path may be no address at all (`//`), and an exception here ends the process.
      const pathname = URL.parse(request.url ?? '/', 'http://platform')?.pathname
      const wanted = paths.find(({ path }) => path === pathname)
      const { origin } = request.headers
      if (!wanted) return refuse('404 Not Found')
      if (origin !== undefined && !mayCall(settings, origin)) return refuse('403 Forbidden')
      const forwarded = request.headers['x-forwarded-for']
      const ip = clientAddress(
        request.socket.remoteAddress ?? '',
        Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? null),
        settings.trustedHops,
      )
      const giveBack = shares.take(addressGroup(ip))
      if (giveBack === null) {
        busyTotal.inc({ reason: 'sockets' })
        return refuse('503 Service Unavailable')
      }
      // The connection is ended once, for every result of the upgrade.
      socket.once('close', giveBack)
      server.handleUpgrade(request, socket, head, (opened) => {
        count(wanted.path, 1)
        opened.once('close', () => count(wanted.path, -1))
        wanted.accept(opened)
      })
    },
    async close() {
      for (const path of paths) await path.close()
      server.close()
    },
  }
}
