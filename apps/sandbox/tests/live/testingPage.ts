import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A page's socket: what it received, and a wait for the next message. */
export class Page {
  readonly socket: WebSocket
  readonly told: { type: string; sequence?: number; [key: string]: unknown }[] = []
  closed: number | null = null

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers })
    this.socket.on('message', (data) => this.told.push(JSON.parse(String(data))))
    this.socket.on('close', (code) => {
      this.closed = code
    })
    this.socket.on('error', () => {})
  }

  async say(what: object): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open')
    this.socket.send(JSON.stringify(what))
    return this
  }

  hello(ticket: string, lastSequence: number): Promise<this> {
    return this.say({ type: 'hello', ticket, lastSequence })
  }

  async until(holds: (page: Page) => boolean, milliseconds = 60_000): Promise<void> {
    const end = Date.now() + milliseconds
    while (!holds(this)) {
      if (Date.now() > end) throw new Error(`told only ${JSON.stringify(this.told)}, closed ${this.closed}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
