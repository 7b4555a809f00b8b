import type { Unit } from '../database/index.ts'
import { type Names, nameIn } from '../games/names.ts'
import type { Platform } from '../platform.ts'

/** What a notification says, on a screen that may be locked: a title without amounts, and where it leads. */
export interface Notification {
  readonly memberId: string
  readonly messageId: string
  readonly title: Names
  readonly link: string
}

/** Queues a notification for each browser of the member that takes them, in the transaction of its message. */
export async function queueNotifications(platform: Platform, unit: Unit, news: Notification): Promise<void> {
  if (platform.settings.push === null) return
  const browsers = await unit.trx
    .selectFrom('push_subscription')
    .select(['id', 'language'])
    .where('member_id', '=', news.memberId)
    .execute()
  if (browsers.length === 0) return
  const at = platform.now()
  await unit.trx
    .insertInto('push_notification')
    .values(
      browsers.map(({ id, language }) => ({
        subscription_id: id,
        message_id: news.messageId,
        title: nameIn(news.title, language),
        link: news.link,
        created_at: at,
        due_at: at,
      })),
    )
    .execute()
}
