import { type ChatEvent, chatHello } from '@baize/api/contract'
import type { WebSocket } from 'ws'
import { eachOnce } from '../live/eachOnce.ts'
import { PageSocket } from '../live/PageSocket.ts'
import type { Platform } from '../platform.ts'
import { describe, heardSince } from './messages.ts'
import { muteOf } from './mutes.ts'
import { findTalk, heardIn, type Talk } from './sessions.ts'

/** One chat page's socket: authenticated by its session, then sent messages and whether it may write. */
export class ChatConnection {
  private talk: Talk | null = null
  private token = ''
  private seen = 0n
  private readonly platform: Platform
  private readonly page: PageSocket

  constructor(platform: Platform, socket: WebSocket) {
    this.platform = platform
    this.page = new PageSocket(socket, (said) => this.greet(said))
  }

  private async greet(said: unknown): Promise<void> {
    const greeting = chatHello.safeParse(said)
    if (!greeting.success) return this.page.close(4400, 'no hello')
    const { chatSession, lastSequence } = greeting.data
    const talk = await findTalk(this.platform, chatSession)
    if (!talk) return this.end()
    this.talk = talk
    this.token = chatSession
    this.seen = BigInt(lastSequence)
    await this.catchUp()
    await this.notifyMute()
    this.send({ type: 'ready' })
    // What was committed between the last reading and now.
    await this.catchUp()
  }

  /** The conversation that it subscribes to. */
  get hears(): string | null {
    return this.talk && heardIn(this.talk)
  }

  /** Whose mute is its own: a member, or a visitor's talk. */
  get talker(): string | null {
    return this.talk && (this.talk.member_id ?? this.talk.conversation_id)
  }

  /** The session of the site that it was launched from. */
  get sessionId(): string | null {
    return this.talk?.session_id ?? null
  }

  /** Sends later messages; it may be called at any time, only one read runs. */
  private readonly catchUp = eachOnce(async () => {
    if (!this.talk) return
    const { messages, tooMany } = await heardSince(this.platform.db, this.talk, this.seen)
    if (tooMany) {
      // The page reads what is newest; later messages are sent here.
      this.seen = await this.newest(this.talk)
      this.send({ type: 'snapshotNeeded' })
      return
    }
    for (const message of messages) this.send({ type: 'message', message: describe(message, this.talk) })
    this.seen = messages.at(-1)?.sequence ?? this.seen
  })

  private async newest(talk: Talk): Promise<bigint> {
    const { last_sequence: sequence } = await this.platform.db
      .selectFrom('chat_conversation')
      .select('last_sequence')
      .where('id', '=', heardIn(talk))
      .executeTakeFirstOrThrow()
    return sequence
  }

  private async notifyMute(): Promise<void> {
    if (!this.talk) return
    this.send({ type: 'muted', muted: await muteOf(this.platform.db, this.talk, this.platform.now()) })
  }

  /** Catches up, and closes where that fails: the page reconnects, and continues. */
  read(): void {
    this.catchUp().catch((error) => this.page.fail(error))
  }

  readMute(): void {
    this.notifyMute().catch((error) => this.page.fail(error))
  }

  /** Pings the page, and ends a talk whose time is over. */
  async beat(): Promise<void> {
    this.page.beat()
    if (this.talk && !(await findTalk(this.platform, this.token))) this.end()
  }

  /** The talk has ended. */
  end(): void {
    this.send({ type: 'over' })
    this.page.close(4403, 'over')
  }

  close(): void {
    this.page.close(1001, 'stopping')
  }

  private send(event: ChatEvent): void {
    this.page.send(event)
  }
}
