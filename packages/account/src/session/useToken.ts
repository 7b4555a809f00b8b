import { logout } from '@baize/api/calls'
import { useCallback, useSyncExternalStore } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { tellOtherTabs } from './otherTabs.ts'

/** Longest that a person who signs out waits for the platform to know, in milliseconds. */
const PATIENCE = 4_000

export interface TokenState {
  /** Whether there is a token in this tab. */
  readonly signedIn: boolean
  /** Takes the token of a sign-in or registration: from here on the visitor is signed in. */
  enter(token: string): void
  /** Signs out here and on the platform; never fails for the person. */
  leave(): Promise<void>
}

/** Whether somebody is signed in; who it is says `useSession`. */
export function useToken(): TokenState {
  const { client, token } = usePlatform()
  const current = useSyncExternalStore(token.subscribe, token.get, () => null)
  const leave = useCallback(async () => {
    const left = token.get()
    try {
      await client.call(logout, {}, { signal: AbortSignal.timeout(PATIENCE) })
    } catch {
      // The token is dropped either way; the platform ends what it does not hear from.
    }
    token.clear()
    if (left !== null) tellOtherTabs(left)
  }, [client, token])
  return { signedIn: current !== null, enter: token.set, leave }
}
