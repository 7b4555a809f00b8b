import { newId } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { type MessageKind, messageText } from './texts.ts'

export interface NewMessage {
  readonly channel: 'sms' | 'mail'
  /** `+85512345678` or an e-mail address. */
  readonly to: string
  readonly kind: MessageKind
  /** Whose reader it is for; it is sent in the nearest translated language. */
  readonly language: string
  readonly values: Readonly<Record<string, string | number>>
}

export const recipientMark = ({ secrets }: Pick<Platform, 'secrets'>, to: string): string =>
  secrets.mark('recipient', to)

/** Puts a message into the outbox, in the transaction that wants it. It is never in a response. */
export async function queueMessage(platform: Platform, db: Db, message: NewMessage): Promise<void> {
  const { settings, secrets } = platform
  const at = platform.now()
  const delivery = platform.counterparts.network?.deliver(platform, message.to) ?? {
    state: 'queued',
    after: 0,
  }
  const { text, language } = messageText(message.kind, message.language, {
    brand: settings.brand.name,
    ...message.values,
  })
  await db
    .insertInto('outbox_message')
    .values({
      id: newId(),
      channel: message.channel,
      to_mark: recipientMark(platform, message.to),
      to_sealed: secrets.seal('message-to', message.to),
      kind: message.kind,
      text_sealed: secrets.seal('message-text', text),
      language,
      state: delivery.state,
      created_at: at,
      due_at: new Date(at.getTime() + delivery.after * 1000),
    })
    .execute()
}
