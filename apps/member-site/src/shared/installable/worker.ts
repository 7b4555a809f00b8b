import { registerWorker } from '@baize/account'
import { browserStorage } from '@baize/i18n/storage'

const key = 'baize.worker'

/**
 * The switch in the address: `/?worker=off` removes the service worker and keeps it off, `/?worker=on` installs it
 * again.
 */
function wanted(): boolean {
  const asked = new URLSearchParams(location.search).get('worker')
  if (asked === 'off') browserStorage.set(key, asked)
  if (asked === 'on') browserStorage.set(key, null)
  return browserStorage.get(key) !== 'off'
}

/** Registers the service worker that shows the offline page and caches built files; or removes it with its caches. */
export async function keepWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  try {
    if (wanted()) {
      await registerWorker()
      return
    }
    for (const registration of await workers.getRegistrations()) await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // A browser that refuses workers or storage has the site without them.
  }
}
