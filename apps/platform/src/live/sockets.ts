import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { mayCall } from '../http/origin.ts'
import type { Settings } from '../settings.ts'

const maxConnections = 10_000

/** What is told over sockets at one path. */
export interface SocketPath {
  readonly path: string
  /** Takes a page's socket, which has said nothing yet. */
  accept(socket: WebSocket): void
  /** Takes leave of its pages, and listens to nothing any more. */
  close(): Promise<void>
}

export interface Sockets {
  /** Takes an HTTP upgrade, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/** The sockets of this process: pages of our own origins, at the paths that there are. */
export function openSockets(settings: Settings, paths: readonly SocketPath[]): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false })
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      // Nobody who was refused is waited for: one who never hangs up would be kept for good.
      const refuse = (status: string) =>
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
      // What is asked for may be no address at all (`//`), and whoever throws here ends the process.
      const pathname = URL.parse(request.url ?? '/', 'http://platform')?.pathname
      const wanted = paths.find(({ path }) => path === pathname)
      const { origin } = request.headers
      if (!wanted) return refuse('404 Not Found')
      if (origin !== undefined && !mayCall(settings, origin)) return refuse('403 Forbidden')
      if (server.clients.size >= maxConnections) return refuse('503 Service Unavailable')
      server.handleUpgrade(request, socket, head, (opened) => wanted.accept(opened))
    },
    async close() {
      for (const path of paths) await path.close()
      server.close()
    },
  }
}
