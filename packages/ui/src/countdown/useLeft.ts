import { useState, useSyncExternalStore } from 'react'
import { useNow } from '../live-clock/now.ts'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Milliseconds from now until an instant, anew each second, never below zero; undefined on a server and for what is no
 * instant. In a hidden page the last figure stays; on return it is the clock's again. `now` replaces the clock where
 * it is given.
 */
export function useLeft(to: number, skew: number, now: number | undefined): number | undefined {
  const clock = useNow()
  const hidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
  const [seen, setSeen] = useState(clock)
  if (seen !== clock && (!hidden || seen === undefined)) setSeen(clock)
  const current = now ?? (seen === undefined ? undefined : seen + skew)
  if (current === undefined || !Number.isFinite(to)) return undefined
  return Math.max(0, to - current)
}
