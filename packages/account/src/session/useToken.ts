import { useCallback, useSyncExternalStore } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { signOut } from './signOut.ts'

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
  const platform = usePlatform()
  const { token } = platform
  const current = useSyncExternalStore(token.subscribe, token.get, () => null)
  const leave = useCallback(() => signOut(platform), [platform])
  return { signedIn: current !== null, enter: token.set, leave }
}
