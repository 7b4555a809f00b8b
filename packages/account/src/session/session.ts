import type { ValueOf } from '@baize/api'
import { memberInfo } from '@baize/api/calls'
import { useRead } from '../platform/calls.ts'
import { useToken } from './useToken.ts'

export type Member = ValueOf<typeof memberInfo>

export interface Session {
  /** Whether there is a token; the account may still be on its way. */
  readonly signedIn: boolean
  readonly member: Member | undefined
  /** The session may only change the password. */
  readonly mustChangePassword: boolean
  /** Signs out here and on the platform; never fails for the person. */
  leave(): Promise<void>
}

/** Who is signed in on this page. */
export function useSession(): Session {
  const { signedIn, leave } = useToken()
  const { data } = useRead(memberInfo, {}, { enabled: signedIn })
  const member = signedIn ? data : undefined
  return { signedIn, member, mustChangePassword: member?.mustChangePassword ?? false, leave }
}
