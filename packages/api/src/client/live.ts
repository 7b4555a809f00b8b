import { WebSocket as ReconnectingSocket } from 'partysocket'
import { liveEventShape } from '../calls/generated/events.ts'
import { fits } from '../calls/shape.ts'
import type { LiveEvent } from '../contract/events.ts'

export interface LiveOptions {
  /** Address of the socket, `wss://…/wps/events`. */
  readonly url: string
  /** Fetches a ticket for each new connection (`eventTicket`). */
  readonly ticket: () => Promise<{ ticket: string; sequence: number }>
  readonly onEvent: (event: LiveEvent) => void
  /** Too much was missed: read everything afresh. */
  readonly onSnapshotNeeded: () => void
  readonly onOnline?: (online: boolean) => void
  /** Milliseconds without a word after which the connection counts as dead. @default 50000 */
  readonly silence?: number
}

export interface LiveConnection {
  close(): void
}

/**
 * Live events: reconnects with back-off, resumes by sequence, hands each event on once and in order. A number that is
 * left out means that something was lost on the way: the connection is made again, and resumes before the gap.
 */
export function connectLive(options: LiveOptions): LiveConnection {
  let lastSequence: number | null = null
  let watchdog: ReturnType<typeof setTimeout> | undefined
  let connections = 0
  const { silence = 50_000 } = options
  const socket = new ReconnectingSocket(options.url, [], {
    // Of its own for each page, so that those who were cut off together do not come back together.
    minReconnectionDelay: 300 + Math.random() * 1_500,
    maxReconnectionDelay: 30_000,
    reconnectionDelayGrowFactor: 1.7,
    connectionTimeout: 10_000,
  })
  const listen = () => {
    clearTimeout(watchdog)
    watchdog = setTimeout(() => socket.reconnect(), silence)
  }
  socket.addEventListener('open', async () => {
    const connection = ++connections
    listen()
    try {
      const { ticket, sequence } = await options.ticket()
      // The ticket is for the connection that it was fetched for; the next one fetches its own.
      if (connection !== connections || socket.readyState !== socket.OPEN) return
      lastSequence ??= sequence
      socket.send(JSON.stringify({ type: 'hello', ticket, lastSequence }))
    } catch {
      // The call already told the app why; a session that is gone closes the connection from outside.
      socket.reconnect()
    }
  })
  socket.addEventListener('message', ({ data }) => {
    listen()
    const parsed = parse(data)
    if (!fits(liveEventShape, parsed)) return
    const event = parsed as LiveEvent
    if ('value' in event && lastSequence !== null && event.sequence > lastSequence + 1)
      return socket.reconnect()
    if (event.type === 'ready') options.onOnline?.(true)
    if (event.type === 'snapshotNeeded') {
      lastSequence = event.sequence
      options.onSnapshotNeeded()
    } else if ('value' in event) {
      if (lastSequence !== null && event.sequence <= lastSequence) return
      lastSequence = event.sequence
    }
    options.onEvent(event)
  })
  socket.addEventListener('close', () => {
    clearTimeout(watchdog)
    options.onOnline?.(false)
  })
  return {
    close() {
      clearTimeout(watchdog)
      socket.close()
    },
  }
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
