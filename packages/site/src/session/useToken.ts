import { useHydrated } from '@baize/ui'
import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { usePlatform } from '../platform/platform.ts'
import { signOut } from './signOut.ts'

export interface TokenState {
  /** Whether somebody is signed in, or was and may go on with this page. */
  readonly signedIn: boolean
  /** Another tab is asked for its session: who is signed in is known in a moment. */
  readonly asking: boolean
  /** The session is over: the page stays as it is until its member signs in again, or closes the question. */
  readonly ended: boolean
  /** Takes the token of a sign-in or registration: from here on the visitor is signed in. */
  enter(token: string): void
  /** Signs out here and on the platform; never fails for the person. */
  leave(): Promise<void>
}

/** Whether somebody is signed in; who it is says `useSession`. */
export function useToken(): TokenState {
  const platform = usePlatform()
  const { token } = platform
  // In sync: what follows a sign-in, in the same step, finds the page of somebody who is signed in.
  const { token: current, asking, ended } = useSnapshot(token.state, { sync: true })
  // A server knows nobody: until the page is hydrated it is a visitor's.
  const hydrated = useHydrated()
  const leave = useCallback(() => signOut(platform), [platform])
  const signedIn = hydrated && (current !== null || ended)
  return { signedIn, asking, ended, enter: token.set, leave }
}
