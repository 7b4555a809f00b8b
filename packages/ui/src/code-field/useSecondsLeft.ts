import { useEffect, useState } from 'react'

/**
 * Whole seconds until an instant of the server's clock, counted down; zero when it has come, and where none is given.
 * Undefined on a server and before the first look at the clock.
 */
export function useSecondsLeft(until: number | undefined, skew: number): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (until === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const current = Date.now() + skew
      setNow(current)
      const left = until - current
      if (left > 0) timer = setTimeout(look, left % 1000 || 1000)
    }
    look()
    // A page that was asleep looks at the clock when it wakes.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until, skew])
  if (until === undefined || Number.isNaN(until)) return 0
  return now === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
}
