import { logout } from '@baize/api/calls'
import { browserStorage, forgetDrafts, tabStorage } from '@baize/i18n/storage'
import { clearToasts } from '@baize/ui'
import type { Platform } from '../platform/platform.ts'

/** Maximum time that signing out waits for the platform, in milliseconds. */
const timeout = 4_000

/** Marks that the platform still has to forget this browser: it could not be reached at sign-out. */
const pendingMark = (site: Platform['site']) => `baize.forgetDevice.${site}` as const

/**
 * Signs out: ends the session and what this browser could sign in with again (the platform does both), and clears what
 * this tab keeps of the account. Never fails for the user: what could not be sent to the platform is sent later.
 */
export async function signOut({ client, token, intents, site }: Platform): Promise<void> {
  const told = client.call(logout, {}, { signal: AbortSignal.timeout(timeout) })
  // At once: a read that the platform refuses from here on would ask to sign in.
  token.clear()
  forgetSession(intents)
  token.notifyLeft()
  try {
    await told
  } catch {
    // The token is dropped already; the platform ends idle sessions itself.
    browserStorage.set(pendingMark(site), '1')
  }
}

/** Clears what is kept of the user who was signed in: drafts, intents, toasts, every other key of the session, searches. */
export function forgetSession(intents: Platform['intents']): void {
  intents.clear()
  clearToasts()
  forgetDrafts()
  tabStorage.clear()
  browserStorage.set('baize.searches', null)
}

/** Whether this browser still has to be forgotten; `done` says that it has been. */
export const deviceToForget = {
  read(site: Platform['site']): boolean {
    return browserStorage.get(pendingMark(site)) !== null
  },
  done(site: Platform['site']): void {
    browserStorage.set(pendingMark(site), null)
  },
}
