import type { Client, InputOf } from '@baize/api'
import { pushSettings, subscribePush } from '@baize/api/calls'
import { canPush } from './pushSupport.ts'

/** What the browser has subscribed to; null for nothing. */
export async function browserSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** How the platform names a subscription: SHA-256 of the endpoint, base64url. */
export async function subscriptionId({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return encode(new Uint8Array(digest))
}

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A subscription as the platform takes it. */
export function describeSubscription(subscription: PushSubscription): InputOf<typeof subscribePush>['body'] {
  const key = (name: PushEncryptionKeyName) => encode(new Uint8Array(subscription.getKey(name) ?? []))
  return { endpoint: subscription.endpoint, p256dh: key('p256dh'), auth: key('auth') }
}

/**
 * Subscribes the browser, once its user has allowed it; it has to follow a click. `blocked`: they did not allow it;
 * `failed`: there is no service worker, or the browser's push service cannot be reached.
 */
export async function subscribeBrowser(
  publicKey: string,
  register: () => Promise<void>,
): Promise<PushSubscription | 'blocked' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  await register()
  if (!(await navigator.serviceWorker.getRegistration())) return 'failed'
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription for keys that the operator has replaced cannot be changed.
  const known = await pushManager.getSubscription()
  const key = known?.options.applicationServerKey
  if (known && key && encode(new Uint8Array(key)) !== publicKey) await known.unsubscribe()
  return pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => 'failed' as const)
}

/**
 * Keeps a browser's notifications those of who is signed in: in their language and until their sign-out. Another
 * account's end.
 */
export async function renewPush(client: Client, language: string): Promise<void> {
  const subscription = canPush() ? await browserSubscription() : null
  if (!subscription) return
  const [id, { browsers }] = await Promise.all([subscriptionId(subscription), client.call(pushSettings, {})])
  const known = browsers.find((browser) => browser.id === id)
  if (!known) await subscription.unsubscribe()
  else if (known.language !== language || !known.thisSession) {
    await client.call(subscribePush, { body: describeSubscription(subscription) })
  }
}
