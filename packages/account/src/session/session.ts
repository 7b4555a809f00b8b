import type { ValueOf } from '@baize/api'
import { logout, memberInfo } from '@baize/api/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useRead } from '../platform/calls.ts'
import { usePlatform } from '../platform/platform.ts'

export type Member = ValueOf<typeof memberInfo>

export interface Session {
  /** Whether there is a token; the account may still be on its way. */
  readonly signedIn: boolean
  readonly member: Member | undefined
  /** The session may only change the password. */
  readonly mustChangePassword: boolean
  /** Takes the token of a sign-in or registration: from here on the visitor is signed in. */
  enter(token: string): void
  /** Signs out here and on the platform; never fails for the person. */
  leave(): Promise<void>
}

/** Who is signed in on this page. */
export function useSession(): Session {
  const { client, token } = usePlatform()
  const queries = useQueryClient()
  const current = useSyncExternalStore(token.subscribe, token.get, () => null)
  const signedIn = current !== null
  const { data: member } = useRead(memberInfo, {}, { enabled: signedIn })
  const enter = useCallback(
    (fresh: string) => {
      queries.removeQueries({ queryKey: [memberInfo.id] })
      token.set(fresh)
    },
    [queries, token],
  )
  const leave = useCallback(async () => {
    try {
      await client.call(logout, {})
    } catch {
      // The token is dropped either way; the platform ends what it does not hear from.
    }
    token.clear()
    queries.clear()
  }, [client, token, queries])
  return {
    signedIn,
    member: signedIn ? member : undefined,
    mustChangePassword: signedIn && (member?.mustChangePassword ?? false),
    enter,
    leave,
  }
}
