import { memberInfo } from '@baize/api/calls'
import { Loaded, useApiQuery, useSession } from '@baize/site'
import type { ReactNode } from 'react'
import { RealAccountNeeded } from './RealAccountNeeded.tsx'

export interface MemberRoomProps {
  children: ReactNode
  /** Heading level of the fallback. @default 1 */
  level?: 1 | 2
}

/**
 * A screen, or a part of one, for signed-in members; a trial account is informed of that, and how to get an account.
 * Its content is mounted when the session is known, as it requests what a trial account is refused.
 */
export function MemberRoom({ children, level = 1 }: MemberRoomProps) {
  const { signedIn, trial } = useSession()
  const read = useApiQuery(memberInfo, {}, { enabled: signedIn })
  return (
    <Loaded read={read} lines={8} level={level}>
      {() => (trial ? <RealAccountNeeded level={level} /> : children)}
    </Loaded>
  )
}
