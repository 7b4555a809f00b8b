import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { watchMembers } from '../events/index.ts'
import { ownOrigins } from '../http/origin.ts'
import type { Platform } from '../platform.ts'
import { watchEnded } from '../sessions/ending.ts'
import { expiresAt } from '../sessions/sessions.ts'
import { watchWins } from '../winners/told.ts'
import { LiveConnection } from './connection.ts'

const path = '/wps/events'
const maxConnections = 10_000
/** How often pages hear of new winners at most. */
const winsEveryMs = 3_000

export interface LiveEvents {
  /** Takes an HTTP upgrade, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/** Live events of all signed-in pages of this process. What happens anywhere arrives over the bus. */
export async function openLiveEvents(platform: Platform, heartbeatMs = 20_000): Promise<LiveEvents> {
  const server = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false })
  const connections = new Set<LiveConnection>()

  const catchUp = (wanted: (connection: LiveConnection) => boolean) => {
    for (const connection of connections) {
      if (wanted(connection)) connection.catchUp().catch((error) => connection.fail(error))
    }
  }
  const endExpired = async () => {
    const ids = [...connections].map(({ sessionId }) => sessionId).filter((id) => id !== null)
    const asked = new Set<string | null>(ids)
    if (ids.length === 0) return
    const rows = await platform.db
      .selectFrom('session')
      .select(['id', 'site', 'created_at', 'last_seen_at', 'ended_at', 'end_reason'])
      .where('id', 'in', ids)
      .execute()
    const now = platform.now().getTime()
    const live = new Map(rows.map((row) => [row.id, row]))
    for (const connection of connections) {
      // One that came in while the database was read was not asked about.
      if (connection.sessionId === null || !asked.has(connection.sessionId)) continue
      const row = live.get(connection.sessionId)
      if (!row || row.ended_at || expiresAt(platform.settings, row) <= now) {
        connection.end(row?.end_reason ?? 'expired')
      }
    }
  }
  const safely = (work: Promise<unknown>) => work.catch(() => {})

  const stopEvents = await watchMembers(
    platform.database.bus,
    (memberId) => catchUp((connection) => connection.memberId === memberId),
    () => catchUp(() => true),
  )
  const stopEnded = await watchEnded(
    platform.database.bus,
    (sessionId, reason) => {
      for (const connection of connections) if (connection.sessionId === sessionId) connection.end(reason)
    },
    () => void safely(endExpired()),
  )
  const stopWins = await watchWins(
    platform.database.bus,
    () => {
      for (const connection of connections) connection.tellOfWin()
    },
    winsEveryMs,
  )
  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.beat()
    void safely(endExpired())
  }, heartbeatMs)
  heartbeat.unref()

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
      const origin = request.headers.origin
      if (new URL(request.url ?? '/', 'http://platform').pathname !== path) return refuse('404 Not Found')
      if (origin !== undefined && !ownOrigins(platform.settings).has(origin)) return refuse('403 Forbidden')
      if (connections.size >= maxConnections) return refuse('503 Service Unavailable')
      server.handleUpgrade(request, socket, head, (opened) => {
        const connection = new LiveConnection(platform, opened)
        connections.add(connection)
        opened.on('close', () => connections.delete(connection))
      })
    },
    async close() {
      clearInterval(heartbeat)
      for (const connection of connections) connection.close(1001, 'stopping')
      await stopWins()
      await stopEvents()
      await stopEnded()
      server.close()
    },
  }
}
