import type { WebSocket } from 'ws'
import { logFault } from '../http/failure.ts'

const greetWithin = 5_000
const maxBuffered = 1024 * 1024

/** A page's socket: waits for its hello, is sent no more than it reads, and is closed when it does not respond. */
export class PageSocket {
  private alive = true
  private readonly socket: WebSocket

  /** `greet` gets the first message, as JSON that may be anything. */
  constructor(socket: WebSocket, greet: (hello: unknown) => Promise<void>) {
    this.socket = socket
    const late = setTimeout(() => this.close(4408, 'no hello'), greetWithin)
    socket.once('message', (data, binary) => {
      clearTimeout(late)
      greet(binary ? undefined : parse(data.toString())).catch((error) => this.fail(error))
    })
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => clearTimeout(late))
  }

  /** Periodically pings, and closes a socket that did not respond to the last ping. */
  beat(): void {
    if (!this.alive) {
      this.socket.terminate()
      return
    }
    this.alive = false
    this.socket.ping()
    this.send({ type: 'heartbeat' })
  }

  send(event: unknown): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    // A page that does not read is disconnected; it resumes by sequence when it reconnects.
    if (this.socket.bufferedAmount > maxBuffered) this.socket.terminate()
    else this.socket.send(JSON.stringify(event))
  }

  fail(error: unknown): void {
    logFault(error, 'live')
    this.close(1011, 'fault')
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
    setTimeout(() => this.socket.terminate(), 500).unref()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
