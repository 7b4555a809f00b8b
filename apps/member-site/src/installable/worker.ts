import { browserStorage } from '@baize/i18n/storage'

const key = 'baize.worker'
const address = '/sw.js'

/** What browsers with Trusted Types ask a script's address to come from. */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(asked: string): string }
}

/** The worker's address, as the site's policy asks for it: its own policy gives this one and no other. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  return (
    trustedTypes?.createPolicy('baize-worker', { createScriptURL: () => address }).createScriptURL('') ??
    address
  )
}

/** What the address asks for: `/?worker=off` takes the service worker away and keeps it away, `/?worker=on` brings it back. */
function wanted(): boolean {
  const asked = new URLSearchParams(location.search).get('worker')
  if (asked === 'off') browserStorage.set(key, asked)
  if (asked === 'on') browserStorage.set(key, null)
  return browserStorage.get(key) !== 'off'
}

/** Keeps the service worker that shows the offline page and holds built files; or takes it away with all that it kept. */
export async function keepWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  try {
    if (wanted()) {
      await workers.register(trustedAddress())
      return
    }
    for (const registration of await workers.getRegistrations()) await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // A browser that refuses workers or storage has the site without them.
  }
}
