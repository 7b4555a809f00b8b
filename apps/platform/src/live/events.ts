import { watchAnnouncements } from '../announcements/announcementEvents.ts'
import { watchMembers } from '../events/index.ts'
import type { Platform } from '../platform.ts'
import { watchEnded } from '../sessions/ending.ts'
import { expiresAt } from '../sessions/sessions.ts'
import { feedNotice } from '../vendor-feed/notice.ts'
import { forgetFeed } from '../vendor-feed/published.ts'
import { winNotice } from '../winners/winEvents.ts'
import { LiveConnection } from './connection.ts'
import type { SocketPath } from './sockets.ts'

/** How often pages are notified of new winners, and of new figures of vendors, at most. */
const newsEveryMs = 3_000

/** Live events of all signed-in pages of this process. What happens anywhere arrives over the bus. */
export async function openLiveEvents(platform: Platform, heartbeatMs = 20_000): Promise<SocketPath> {
  const connections = new Set<LiveConnection>()

  const catchUp = (wanted: (connection: LiveConnection) => boolean) => {
    for (const connection of connections) {
      if (wanted(connection)) connection.read()
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
      // One that connected while the database was read was not queried.
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
  const stopWins = await winNotice.watch(
    platform.database.bus,
    () => {
      for (const connection of connections) connection.notifyOfWin()
    },
    newsEveryMs,
  )
  const stopFeed = await feedNotice.watch(
    platform.database.bus,
    () => {
      forgetFeed(platform)
      for (const connection of connections) connection.notifyOfFeed()
    },
    newsEveryMs,
  )
  const stopAnnouncements = await watchAnnouncements(platform.database.bus, () => {
    for (const connection of connections) connection.notifyOfAnnouncements()
  })
  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.beat()
    void safely(endExpired())
  }, heartbeatMs)
  heartbeat.unref()

  return {
    path: '/wps/events',
    accept(socket) {
      const connection = new LiveConnection(platform, socket)
      connections.add(connection)
      socket.on('close', () => connections.delete(connection))
    },
    async close() {
      clearInterval(heartbeat)
      for (const connection of connections) connection.close()
      await stopAnnouncements()
      await stopFeed()
      await stopWins()
      await stopEvents()
      await stopEnded()
    },
  }
}
