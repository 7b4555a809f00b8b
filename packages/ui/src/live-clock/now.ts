import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let now = 0

function schedule(): void {
  timer = setTimeout(tick, 1000 - (Date.now() % 1000))
}

function tick(): void {
  now = Date.now()
  schedule()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) schedule()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

function read(): number {
  const current = Date.now()
  if (current - now >= 1000) now = Math.floor(current / 1000) * 1000
  return now
}

/** The device's time to the second, in milliseconds; all clocks of a page share one timer. Undefined on a server. */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, read, () => undefined)
}
