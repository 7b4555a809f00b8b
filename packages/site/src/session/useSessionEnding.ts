import { memberInfo } from '@baize/api/calls'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { usePlatform } from '../platform/platform.ts'
import { isAttended } from './activity.ts'

/** How long before a session ends its page warns, in milliseconds. */
const warning = 120_000

/**
 * When the session is about to end, by the device's clock in milliseconds; null while it lasts, or without a session.
 * A user who is at the page, typing for long, say, is not interrupted: the session is extended.
 */
export function useSessionEnding(): number | null {
  const { client, token } = usePlatform()
  const { endsAt } = useSnapshot(token.state)
  const [warned, setWarned] = useState<number | null>(null)
  useEffect(() => {
    if (endsAt === null) return
    const timer = setTimeout(
      async () => {
        // Where it cannot be extended any more, or the platform not be reached, the end stays, and the warning is shown.
        if (isAttended()) await client.call(memberInfo, {}).catch(() => {})
        setWarned(endsAt)
      },
      endsAt - warning - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [endsAt, client])
  return warned === endsAt ? endsAt : null
}
