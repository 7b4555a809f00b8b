import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { usePlatform } from '../platform/platform.ts'

/** When the session is about to end, by the device's clock in milliseconds; null while it lasts, or nobody is signed in. */
export function useSessionEnding(): number | null {
  const { token } = usePlatform()
  const { ending } = useSnapshot(token.state)
  const [warned, setWarned] = useState<number | null>(null)
  useEffect(() => {
    if (ending === null) return
    const timer = setTimeout(() => setWarned(ending.at), ending.warnAt - Date.now())
    return () => clearTimeout(timer)
  }, [ending])
  return ending !== null && warned === ending.at ? ending.at : null
}
