/** A VAPID key: the base point of P-256. */
export const pushPublicKey =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'

/** A browser whose permission and push service are played, for stories and tests: a headless one has neither. */
export class PushBrowser {
  permission: NotificationPermission = 'default'
  /** What its user says when asked. */
  answer: NotificationPermission = 'granted'
  /** Whether its push service cannot be reached. */
  fails = false
  unsubscribed = false
  private subscription: PushSubscription | null = null

  subscribe(): PushSubscription {
    this.subscription = {
      endpoint: 'https://push.example.com/abc',
      options: { applicationServerKey: null, userVisibleOnly: true },
      getKey: (name: string) => new Uint8Array(name === 'p256dh' ? 65 : 16).buffer,
      unsubscribe: async () => {
        this.subscription = null
        this.unsubscribed = true
        return true
      },
    } as unknown as PushSubscription
    return this.subscription
  }

  /** Replaces the real one; returns a function that restores it. */
  install(): () => void {
    const registration = {
      pushManager: {
        getSubscription: async () => this.subscription,
        subscribe: async () => {
          if (this.fails) throw new DOMException('no push service', 'AbortError')
          return this.subscribe()
        },
      },
    }
    const workers = {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    }
    const read = () => this.permission
    const notification = {
      get permission() {
        return read()
      },
      requestPermission: async () => {
        this.permission = this.answer
        return this.permission
      },
    }
    const own = Object.getOwnPropertyDescriptor(window, 'Notification')
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
    Object.defineProperty(window, 'Notification', { configurable: true, value: notification })
    return () => {
      Reflect.deleteProperty(navigator, 'serviceWorker')
      if (own) Object.defineProperty(window, 'Notification', own)
    }
  }
}

/** Removes push notifications from the browser, which then reports to be another one; returns a function that undoes it. */
export function withoutPush(userAgent = navigator.userAgent): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'PushManager')
  Reflect.deleteProperty(window, 'PushManager')
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent')
    if (own) Object.defineProperty(window, 'PushManager', own)
  }
}
