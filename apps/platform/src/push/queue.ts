import type { Unit } from '../database/index.ts'
import { type Names, nameIn } from '../games/names.ts'
import type { Site } from '../http/implement.ts'
import type { Platform } from '../platform.ts'

/** What a notification says, on a screen that may be locked: a title without amounts, and where it leads. */
export interface Notification {
  readonly memberId: string
  readonly messageId: string
  readonly title: Names
  readonly link: string
  /** The sites in whose browsers it is shown. */
  readonly sites: readonly Site[]
}

const centres: Readonly<Record<Site, string>> = { member: '/member/', agent: '/agentHome/' }

/** A page of the browser's own site: of a page of the other one, the message that leads there. */
function linkOn(site: Site, { link, messageId }: Notification): string {
  const other = centres[site === 'agent' ? 'member' : 'agent']
  return link === '' || link.startsWith(other) ? `${centres[site]}messages?message=${messageId}` : link
}

/** Queues a notification for each browser of the account that takes them, in the transaction of its message. */
export async function queueNotifications(platform: Platform, unit: Unit, news: Notification): Promise<void> {
  if (platform.settings.push === null || news.sites.length === 0) return
  const browsers = await unit.trx
    .selectFrom('push_subscription')
    .select(['id', 'language', 'site'])
    .where('member_id', '=', news.memberId)
    .where('site', 'in', news.sites)
    .execute()
  if (browsers.length === 0) return
  const at = platform.now()
  await unit.trx
    .insertInto('push_notification')
    .values(
      browsers.map(({ id, language, site }) => ({
        subscription_id: id,
        message_id: news.messageId,
        title: nameIn(news.title, language),
        link: linkOn(site, news),
        created_at: at,
        due_at: at,
      })),
    )
    .execute()
}
