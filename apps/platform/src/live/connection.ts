import { hello, type LiveEvent } from '@baize/api/contract'
import type { WebSocket } from 'ws'
import { readSince } from '../events/index.ts'
import { logFault } from '../http/failure.ts'
import type { Platform } from '../platform.ts'
import type { EndReason } from '../sessions/sessions.ts'
import { redeemTicket } from './tickets.ts'

const greetWithin = 5_000
const maxBuffered = 1024 * 1024

/** One page's socket: greeted by a ticket, then fed from its member's stream in order. */
export class LiveConnection {
  memberId: string | null = null
  sessionId: string | null = null
  /** Answered the last ping. */
  alive = true
  private seen = 0n
  private reading = false
  private readAgain = false
  private readonly platform: Platform
  private readonly socket: WebSocket

  constructor(platform: Platform, socket: WebSocket) {
    this.platform = platform
    this.socket = socket
    const late = setTimeout(() => this.close(4408, 'no hello'), greetWithin)
    socket.once('message', (data, binary) => {
      clearTimeout(late)
      this.greet(binary ? '' : data.toString()).catch((error) => this.fail(error))
    })
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => clearTimeout(late))
  }

  private async greet(text: string): Promise<void> {
    const said = hello.safeParse(parse(text))
    if (!said.success) return this.close(4400, 'no hello')
    const owner = await redeemTicket(this.platform.db, said.data.ticket, this.platform.now())
    if (!owner) return this.close(4401, 'ticket')
    this.sessionId = owner.sessionId
    this.memberId = owner.memberId
    this.seen = BigInt(Math.max(0, said.data.lastSequence))
    await this.catchUp()
    this.send({ type: 'ready', sequence: Number(this.seen) })
    // What was committed between the last reading and now.
    await this.catchUp()
  }

  /** Sends what the member's stream has since; callers may come at any time, only one reading runs. */
  async catchUp(): Promise<void> {
    if (this.memberId === null) return
    this.readAgain = true
    if (this.reading) return
    this.reading = true
    try {
      while (this.readAgain) {
        this.readAgain = false
        const resume = await readSince(this.platform.db, this.memberId, this.seen)
        if (resume.kind === 'snapshotNeeded') {
          this.seen = resume.lastSeq
          this.send({ type: 'snapshotNeeded', sequence: Number(resume.lastSeq) })
          continue
        }
        for (const event of resume.events) {
          this.sendText(
            JSON.stringify({ type: event.type, sequence: Number(event.seq), value: event.payload }),
          )
          this.seen = event.seq
        }
        this.readAgain ||= resume.more
      }
    } finally {
      this.reading = false
    }
  }

  beat(): void {
    if (!this.alive) {
      this.socket.terminate()
      return
    }
    this.alive = false
    this.socket.ping()
    this.send({ type: 'heartbeat' })
  }

  /** The winner board has something new. */
  tellOfWin(): void {
    if (this.memberId !== null) this.send({ type: 'winner' })
  }

  /** The session is over: says why, and closes. */
  end(reason: EndReason): void {
    this.send({ type: 'signedOut', reason })
    this.close(4403, reason)
  }

  fail(error: unknown): void {
    logFault(error, 'live')
    this.close(1011, 'fault')
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
    setTimeout(() => this.socket.terminate(), 500).unref()
  }

  private send(event: LiveEvent): void {
    this.sendText(JSON.stringify(event))
  }

  private sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    // A reader who does not read is let go; it resumes by sequence when it is back.
    if (this.socket.bufferedAmount > maxBuffered) this.socket.terminate()
    else this.socket.send(text)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
