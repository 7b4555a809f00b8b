import { memberInfo } from '@baize/api/calls'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { usePlatform } from '../platform/platform.ts'
import { isAttended } from './activity.ts'

/**
 * When the session is about to end, by the device's clock in milliseconds; null while it lasts, or nobody is signed in.
 * Whoever is at the page, typing for long, say, is not interrupted: the session is extended.
 */
export function useSessionEnding(): number | null {
  const { client, token } = usePlatform()
  const { ending } = useSnapshot(token.state)
  const [warned, setWarned] = useState<number | null>(null)
  useEffect(() => {
    if (ending === null) return
    const timer = setTimeout(async () => {
      // Where it cannot be extended any more, or the platform not be reached, the end stays, and the warning comes.
      if (isAttended()) await client.call(memberInfo, {}).catch(() => {})
      setWarned(ending.at)
    }, ending.warnAt - Date.now())
    return () => clearTimeout(timer)
  }, [ending, client])
  return ending !== null && warned === ending.at ? ending.at : null
}
