import { hello, type LiveEvent } from '@baize/api/contract'
import type { WebSocket } from 'ws'
import { readSince } from '../events/index.ts'
import type { Platform } from '../platform.ts'
import type { EndReason } from '../sessions/sessions.ts'
import { eachOnce } from './eachOnce.ts'
import { PageSocket } from './PageSocket.ts'
import { redeemTicket } from './tickets.ts'

/** One page's live events: authenticated by a ticket, then sent its member's stream in order. */
export class LiveConnection {
  memberId: string | null = null
  sessionId: string | null = null
  private seen = 0n
  private readonly platform: Platform
  private readonly page: PageSocket

  constructor(platform: Platform, socket: WebSocket) {
    this.platform = platform
    this.page = new PageSocket(socket, (said) => this.greet(said))
  }

  private async greet(said: unknown): Promise<void> {
    const greeting = hello.safeParse(said)
    if (!greeting.success) return this.page.close(4400, 'no hello')
    const owner = await redeemTicket(this.platform.db, greeting.data.ticket, this.platform.now())
    if (!owner) return this.page.close(4401, 'ticket')
    this.sessionId = owner.sessionId
    this.memberId = owner.memberId
    this.seen = BigInt(Math.max(0, greeting.data.lastSequence))
    await this.catchUp()
    this.send({ type: 'ready', sequence: Number(this.seen) })
    // What was committed between the last reading and now.
    await this.catchUp()
  }

  /** Sends what the member's stream has since; it may be called at any time, only one read runs. */
  readonly catchUp = eachOnce(() => this.readOn())

  private async readOn(): Promise<void> {
    if (this.memberId === null) return
    for (let more = true; more; ) {
      const resume = await readSince(this.platform.db, this.memberId, this.seen)
      if (resume.kind === 'snapshotNeeded') {
        this.seen = resume.lastSeq
        this.send({ type: 'snapshotNeeded', sequence: Number(resume.lastSeq) })
        return
      }
      for (const { type, seq, payload } of resume.events) {
        this.page.send({ type, sequence: Number(seq), value: payload })
        this.seen = seq
      }
      more = resume.more
    }
  }

  /** Catches up, and closes where that fails: the page reconnects, and resumes. */
  read(): void {
    this.catchUp().catch((error) => this.page.fail(error))
  }

  beat(): void {
    this.page.beat()
  }

  /** The winner board has something new. */
  notifyOfWin(): void {
    if (this.memberId !== null) this.send({ type: 'winner' })
  }

  /** The announcements have changed. */
  notifyOfAnnouncements(): void {
    if (this.memberId !== null) this.send({ type: 'announcementsChanged' })
  }

  /** Vendors have published something new. */
  notifyOfFeed(): void {
    if (this.memberId !== null) this.send({ type: 'feedChanged' })
  }

  /** The session is over: says why, and closes. */
  end(reason: EndReason): void {
    this.send({ type: 'signedOut', reason })
    this.page.close(4403, reason)
  }

  close(): void {
    this.page.close(1001, 'stopping')
  }

  private send(event: LiveEvent): void {
    this.page.send(event)
  }
}
