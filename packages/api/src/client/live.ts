import { WebSocket as ReconnectingSocket } from 'partysocket'
import { liveEventShape } from '../calls/generated/calls.ts'
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
}

export interface LiveConnection {
  close(): void
}

const silence = 50_000

/** Live events: reconnects with back-off, resumes by sequence, hands each event on once and in order. */
export function connectLive(options: LiveOptions): LiveConnection {
  let lastSequence: number | null = null
  let watchdog: ReturnType<typeof setTimeout> | undefined
  const socket = new ReconnectingSocket(options.url, [], {
    minReconnectionDelay: 500,
    maxReconnectionDelay: 30_000,
    reconnectionDelayGrowFactor: 1.7,
    connectionTimeout: 10_000,
  })
  const listen = () => {
    clearTimeout(watchdog)
    watchdog = setTimeout(() => socket.reconnect(), silence)
  }
  socket.addEventListener('open', async () => {
    listen()
    try {
      const { ticket, sequence } = await options.ticket()
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
