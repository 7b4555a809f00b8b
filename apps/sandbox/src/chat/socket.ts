import { watchChat } from '@baize/platform/chat/chatEvents.ts'
import { ChatConnection } from '@baize/platform/chat/connection.ts'
import { logFault } from '@baize/platform/http/failure.ts'
import type { SocketPath } from '@baize/platform/live/sockets.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { watchEnded } from '@baize/platform/sessions/ending.ts'

/** The chat pages of this process. Messages of all processes arrive over the bus. */
export async function openChat(platform: Platform, heartbeatMs = 20_000): Promise<SocketPath> {
  const { bus } = platform.database
  const connections = new Set<ChatConnection>()
  const readAll = () => {
    for (const connection of connections) {
      connection.read()
      connection.readMute()
    }
  }
  const endLate = () => {
    for (const connection of connections) connection.beat().catch((error) => logFault(error, 'chat'))
  }
  const stopChat = await watchChat(
    bus,
    {
      said(conversationId) {
        for (const connection of connections) if (connection.hears === conversationId) connection.read()
      },
      mute(talker) {
        for (const connection of connections) if (connection.talker === talker) connection.readMute()
      },
    },
    readAll,
  )
  const stopEnded = await watchEnded(
    bus,
    (sessionId) => {
      for (const connection of connections) if (connection.sessionId === sessionId) connection.end()
    },
    () => {},
  )
  const heartbeat = setInterval(endLate, heartbeatMs)
  heartbeat.unref()
  return {
    path: '/sandbox/chat/socket',
    accept(socket) {
      const connection = new ChatConnection(platform, socket)
      connections.add(connection)
      socket.on('close', () => connections.delete(connection))
    },
    async close() {
      clearInterval(heartbeat)
      for (const connection of connections) connection.close()
      await stopChat()
      await stopEnded()
    },
  }
}
