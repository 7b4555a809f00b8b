const address = '/sw.js'

/** What browsers with Trusted Types ask a script's address to come from. */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(asked: string): string }
}

let trusted: string | undefined

/** The worker's address, as the site's policy requires it: the policy names this one and no other. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  trusted ??= trustedTypes
    ?.createPolicy('baize-worker', { createScriptURL: () => address })
    .createScriptURL('')
  return trusted ?? address
}

/** Registers the site's service worker, `/sw.js`; a browser that refuses workers or storage has the site without it. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker?.register(trustedAddress()).catch(() => {})
}
