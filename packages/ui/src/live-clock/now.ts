import { useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { useHydrated } from '../private/useHydrated.ts'

/** The device's time to the second, in milliseconds; unknown while it has no subscriber. */
const clock = proxy<{ now: number | undefined }>({ now: undefined })
let watchers = 0
let timer: ReturnType<typeof setTimeout> | undefined

function tick(): void {
  const current = Date.now()
  clock.now = Math.floor(current / 1000) * 1000
  timer = setTimeout(tick, 1000 - (current % 1000))
}

function watch(): () => void {
  watchers += 1
  if (watchers === 1) tick()
  return () => {
    watchers -= 1
    if (watchers > 0) return
    clearTimeout(timer)
    clock.now = undefined
  }
}

/** The device's time to the second, in milliseconds; all clocks of a page share one timer. Undefined on a server. */
export function useNow(): number | undefined {
  // In sync: the first time is set while a clock is mounted, and has to be in its first frame.
  const { now } = useSnapshot(clock, { sync: true })
  const hydrated = useHydrated()
  useLayoutEffect(watch, [])
  return hydrated ? now : undefined
}
