import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Counts down and then calls; stops while `paused`, so that it hurries no one who is reading
 * or choosing. `undefined` never calls.
 */
export function useTimeout(milliseconds: number | undefined, paused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds ?? 0)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (milliseconds === undefined || paused) return
    const started = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [milliseconds, paused])
}
