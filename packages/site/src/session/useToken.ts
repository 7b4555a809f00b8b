import { useHydrated } from '@baize/ui'
import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { usePlatform } from '../platform/platform.ts'
import { signOut } from './signOut.ts'

export interface TokenState {
  /** Whether there is a session, or was one that may resume on this page. */
  readonly signedIn: boolean
  /** Takes the token of a sign-in or registration: from here on the visitor is signed in. */
  enter(token: string): void
  /** Signs out here and on the platform; never fails for the user. */
  leave(): Promise<void>
}

/** Whether there is a session; `useSession` has its account. */
export function useToken(): TokenState {
  const platform = usePlatform()
  const { token } = platform
  // In sync: what follows a sign-in, in the same step, finds a page with a session.
  const { token: current, ended } = useSnapshot(token.state, { sync: true })
  // A server has no session: until the page is hydrated it is a visitor's.
  const hydrated = useHydrated()
  const leave = useCallback(() => signOut(platform), [platform])
  return { signedIn: hydrated && (current !== null || ended), enter: token.set, leave }
}

export interface SessionPhase {
  /** The session was requested from another tab: the account is known shortly. */
  readonly asking: boolean
  /** The session is over: the page stays as it is until its member signs in again, or closes the question. */
  readonly ended: boolean
}

/** How a session begins and ends, apart from {@link useToken}: what reads neither is not rendered again when they change. */
export function useSessionPhase(): SessionPhase {
  return useSnapshot(usePlatform().token.state, { sync: true })
}
