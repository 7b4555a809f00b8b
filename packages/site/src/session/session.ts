import type { ValueOf } from '@baize/api'
import { memberInfo } from '@baize/api/calls'
import { useApiQuery } from '../platform/calls.ts'
import { useToken } from './useToken.ts'

export type Member = ValueOf<typeof memberInfo>

/** The account type of free play. */
const trialType = 4

export interface Session {
  /** Whether there is a token; the account may still be on its way. */
  readonly signedIn: boolean
  readonly member: Member | undefined
  /** A free-play session: play money, and nothing that only a real account has. */
  readonly trial: boolean
  /** The session may only change the password. */
  readonly mustChangePassword: boolean
  /** Signs out here and on the platform; never fails for the user. */
  leave(): Promise<void>
}

/** Who is signed in on this page. */
export function useSession(): Session {
  const { signedIn, leave } = useToken()
  const { data } = useApiQuery(memberInfo, {}, { enabled: signedIn })
  const member = signedIn ? data : undefined
  return {
    signedIn,
    member,
    trial: member?.type === trialType,
    mustChangePassword: member?.mustChangePassword ?? false,
    leave,
  }
}
