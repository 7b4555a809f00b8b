import { memberInfo } from '@baize/api/calls'
import { Loaded, useApiQuery, useToken } from '@baize/site'
import type { ReactNode } from 'react'

/**
 * Its content depends on the session: it is mounted when that is known, and where it cannot be loaded it shows the
 * error and retries. A visitor is known at once.
 */
export function Known({ children }: { children: ReactNode }) {
  const { signedIn } = useToken()
  const read = useApiQuery(memberInfo, {}, { enabled: signedIn })
  if (!signedIn) return children
  return (
    <Loaded read={read} lines={8}>
      {() => children}
    </Loaded>
  )
}
