import { memberInfo } from '@baize/api/calls'
import { Loaded, useRead, useSession } from '@baize/site'
import type { ReactNode } from 'react'
import { RealAccountNeeded } from './RealAccountNeeded.tsx'

export interface MemberRoomProps {
  children: ReactNode
  /** Place in the outline of what stands there instead. @default 1 */
  level?: 1 | 2
}

/**
 * A room, or a part of one, for whoever is signed in with an account of their own; a trial account hears so, and how to
 * get one. What is in it comes when it is known who is there: it asks for what a trial account is refused.
 */
export function MemberRoom({ children, level = 1 }: MemberRoomProps) {
  const { signedIn, trial } = useSession()
  const read = useRead(memberInfo, {}, { enabled: signedIn })
  return (
    <Loaded read={read} lines={8} level={level}>
      {() => (trial ? <RealAccountNeeded level={level} /> : children)}
    </Loaded>
  )
}
