import { WebSocket as ReconnectingSocket } from 'partysocket'
import { liveEventShape } from '../calls/generated/events.ts'
import { fits } from '../calls/shape.ts'
import type { LiveEvent } from '../contract/events.ts'

export interface LiveOptions {
  /** Address of the socket, `wss://…/wps/events`. */
  readonly url: string
  /** When the page began to read what the events change, by `performance.now()`. @default now */
  readonly readingSince?: number
  /** Fetches a ticket for each new connection (`eventTicket`). */
  readonly ticket: (readingFor: number) => Promise<{ ticket: string; sequence: number }>
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

/** Maximum wait for another try to connect, in milliseconds, and how much longer each wait is than the one before. */
const longest = 30_000
const growth = 1.7

/** How far the platform looks back at most, in milliseconds: some 27 hours. */
const furthest = 99_999_999

/**
 * Live events: reconnects with back-off, resumes by sequence, passes each event on once and in order. A number that is
 * left out means that something was lost on the way: the connection is made again, and resumes before the gap.
 */
export function connectLive(options: LiveOptions): LiveConnection {
  // Of its own for each page, so that those who were cut off together do not come back together.
  const least = 300 + Math.random() * 1_500
  let lastSequence: number | null = null
  let watchdog: ReturnType<typeof setTimeout> | undefined
  let connections = 0
  /** Tickets in a row that could not be had. */
  let refused = 0
  let again: ReturnType<typeof setTimeout> | undefined
  const { silence = 50_000, readingSince = performance.now() } = options
  const socket = new ReconnectingSocket(options.url, [], {
    minReconnectionDelay: least,
    maxReconnectionDelay: longest,
    reconnectionDelayGrowFactor: growth,
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
      const readingFor = Math.min(furthest, Math.ceil(performance.now() - readingSince))
      const { ticket, sequence } = await options.ticket(readingFor)
      // The ticket is for the connection that it was fetched for; the next one fetches its own.
      if (connection !== connections || socket.readyState !== socket.OPEN) return
      refused = 0
      lastSequence ??= sequence
      socket.send(JSON.stringify({ type: 'hello', ticket, lastSequence }))
    } catch {
      // The call has already reported the reason to the app; a session that is gone closes the connection from outside.
      // The socket itself would come back at once, as it did open.
      if (connection !== connections) return
      again = setTimeout(() => socket.reconnect(), Math.min(longest, least * growth ** refused))
      refused += 1
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
    clearTimeout(again)
    options.onOnline?.(false)
  })
  return {
    close() {
      clearTimeout(watchdog)
      clearTimeout(again)
      connections += 1
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
