import webPush from 'web-push'
import { logFault } from '../http/failure.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { type PushAnswer, postPush } from './post.ts'
import { PrivateAddressError } from './publicAddress.ts'
import type { PushKeys } from './settings.ts'

const atOnce = 50
const maxTries = 6
/** Seconds for which a push service keeps what it cannot deliver to the browser yet. */
const timeToLive = 86_400

/** A browser as its push service knows it. */
export interface PushBrowser {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Removes a browser, with its queued messages. */
export async function removeBrowser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute()
  await db.deleteFrom('push_notification').where('subscription_id', '=', id).execute()
}

const waiting = (db: Db, now: Date) =>
  db
    .selectFrom('push_notification')
    .leftJoin('push_subscription', 'push_subscription.id', 'push_notification.subscription_id')
    .select(['subscription_id', 'message_id', 'title', 'link', 'tries', 'sealed', 'language'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atOnce)

type Waiting = Awaited<ReturnType<ReturnType<typeof waiting>['execute']>>[number]

/**
 * Sends what waits; what a push service does not take is tried again, later and later, for about an hour. All at once: a
 * service that is slow keeps no other waiting.
 */
export async function deliverNotifications(platform: Platform, keys: PushKeys): Promise<void> {
  const rows = await waiting(platform.db, platform.now()).execute()
  await Promise.all(rows.map((row) => deliver(platform, keys, row)))
}

async function deliver(platform: Platform, keys: PushKeys, row: Waiting): Promise<void> {
  const { db } = platform
  const answer = row.sealed === null ? null : await send(platform, keys, { ...row, sealed: row.sealed })
  const { status } = answer ?? { status: 410 }
  // 404 and 410: the browser has taken its permission back (RFC 8030, 7.3).
  if (status === 404 || status === 410) return removeBrowser(db, row.subscription_id)
  const tries = row.tries + 1
  const again = (status === 0 || status === 429 || status >= 500) && tries < maxTries
  await (again ? postpone(platform, row, tries, answer?.retryAfter ?? null) : forget(db, row))
  if (!again && status >= 300) logFault(new Error(`the push service said ${status}`), 'push')
}

const forget = (db: Db, { subscription_id, message_id }: Waiting) =>
  db
    .deleteFrom('push_notification')
    .where('subscription_id', '=', subscription_id)
    .where('message_id', '=', message_id)
    .execute()

const postpone = ({ db, now }: Platform, row: Waiting, tries: number, retryAfter: number | null) =>
  db
    .updateTable('push_notification')
    .set({ tries, due_at: new Date(now().getTime() + Math.max(15 * 3 ** tries, retryAfter ?? 0) * 1_000) })
    .where('subscription_id', '=', row.subscription_id)
    .where('message_id', '=', row.message_id)
    .execute()

/** Status 0: no response. An endpoint that turns out to be private is treated as gone. */
async function send(
  { secrets, settings }: Platform,
  { subject, publicKey, privateKey }: PushKeys,
  row: Waiting & { readonly sealed: string },
): Promise<PushAnswer> {
  const { endpoint, keys } = JSON.parse(secrets.open('push', row.sealed)) as PushBrowser
  const { message_id: id, title, link, language } = row
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify({ id, title, link, language }),
      { vapidDetails: { subject, publicKey, privateKey }, TTL: timeToLive, urgency: 'high' },
    )
    return await postPush({
      endpoint,
      headers: headers as Record<string, string>,
      body,
      local: settings.playMoney,
    })
  } catch (error) {
    logFault(error, 'push')
    return { status: error instanceof PrivateAddressError ? 410 : 0, retryAfter: null }
  }
}

/** Starts the delivery, where the operator has keys. */
export async function startPush(platform: Platform): Promise<void> {
  const { push } = platform.settings
  if (push) await platform.jobs.every('push', 2, () => deliverNotifications(platform, push))
}
