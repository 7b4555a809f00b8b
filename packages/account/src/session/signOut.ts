import { logout } from '@baize/api/calls'
import { forgetDrafts } from '@baize/forms'
import type { Platform } from '../platform/platform.ts'
import { tellOtherTabs } from './otherTabs.ts'

/** Longest that a person who signs out waits for the platform to know, in milliseconds. */
const timeout = 4_000

/** Marks that the platform has yet to be told to forget this browser: it could not be reached at sign-out. */
const pendingMark = (site: Platform['site']) => `baize.forgetDevice.${site}`

/**
 * Signs out: ends the session and what this browser could sign in with again (the platform does both), and clears what
 * this tab keeps of the person. Never fails for the person: what the platform could not be told is told later.
 */
export async function signOut({ client, token, intents, site }: Platform): Promise<void> {
  const left = token.get()
  const told = client.call(logout, {}, { signal: AbortSignal.timeout(timeout) })
  // At once: a read that the platform refuses from here on would ask to sign in.
  token.clear()
  forgetSession(intents)
  if (left !== null) tellOtherTabs(left)
  try {
    await told
  } catch {
    // The token is dropped already; the platform ends what it does not hear from.
    attempt(() => localStorage.setItem(pendingMark(site), '1'))
  }
}

/** Clears what this tab keeps of the person who was signed in: drafts, intents, and every other key of the session. */
export function forgetSession(intents: Platform['intents']): void {
  intents.clear()
  forgetDrafts()
  attempt(() => sessionStorage.clear())
}

/** Whether this browser still has to be forgotten; `done` says that it has been. */
export const deviceToForget = {
  read(site: Platform['site']): boolean {
    let pending = false
    attempt(() => {
      pending = localStorage.getItem(pendingMark(site)) !== null
    })
    return pending
  },
  done(site: Platform['site']): void {
    attempt(() => localStorage.removeItem(pendingMark(site)))
  },
}

/** Storage may be absent or refused. */
function attempt(use: () => void): void {
  try {
    use()
  } catch {
    // Nothing was kept there.
  }
}
