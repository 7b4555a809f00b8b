import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Clients, Person } from './clients.ts'

interface Heard {
  readonly type: string
  readonly sequence?: number
  readonly value?: unknown
}

/** A page's socket: opened with a ticket, it records what it receives. */
export class Page {
  readonly heard: Heard[] = []
  closed = false
  readonly #socket: WebSocket

  constructor(address: string, ticket: string) {
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/wps/events`)
    this.#socket.on('open', () =>
      this.#socket.send(JSON.stringify({ type: 'hello', ticket, lastSequence: 0 })),
    )
    this.#socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as Heard))
    this.#socket.on('error', () => {})
    this.#socket.on('close', () => {
      this.closed = true
    })
  }

  hears(type: string): Promise<boolean> {
    return until(() => this.heard.some((event) => event.type === type))
  }

  close(): void {
    this.#socket.terminate()
  }
}

/** Opens a page's socket; its ticket is from one process, and may be used at another. */
export async function openPage(from: Clients, as: Person, address: string): Promise<Page> {
  const { value } = await from.call('eventTicket', undefined, { as })
  return new Page(address, value.ticket)
}

/** Whether a condition becomes true within a time. */
export async function until(condition: () => boolean | Promise<boolean>, within = 60_000): Promise<boolean> {
  const end = Date.now() + within
  while (!(await condition())) {
    if (Date.now() > end) return false
    await pause(50)
  }
  return true
}
