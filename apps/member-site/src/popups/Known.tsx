import { memberInfo } from '@baize/api/calls'
import { Loaded, useRead, useToken } from '@baize/site'
import type { ReactNode } from 'react'

/**
 * What is said or asked in it depends on who reads: it comes when that is known, and where it cannot be known it says so
 * and tries again. A visitor is known at once.
 */
export function Known({ children }: { children: ReactNode }) {
  const { signedIn } = useToken()
  const read = useRead(memberInfo, {}, { enabled: signedIn })
  if (!signedIn) return children
  return (
    <Loaded read={read} lines={8}>
      {() => children}
    </Loaded>
  )
}
