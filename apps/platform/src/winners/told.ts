import type { Bus, Unsubscribe } from '../database/bus.ts'

const channel = 'baize_winner'

/** Tells all processes that the board may show something new. Nobody waits for it. */
export function tellWin(bus: Bus): void {
  bus.publish(channel, '').catch(() => {})
}

/** Calls `onWin` after wins of any process, the first at once and then at most once in so many milliseconds. */
export async function watchWins(bus: Bus, onWin: () => void, everyMs: number): Promise<Unsubscribe> {
  let waiting: NodeJS.Timeout | undefined
  let more = false
  function tell() {
    onWin()
    more = false
    waiting = setTimeout(() => {
      waiting = undefined
      if (more) tell()
    }, everyMs)
    waiting.unref()
  }
  const stop = await bus.subscribe(channel, () => {
    if (waiting) more = true
    else tell()
  })
  return async () => {
    clearTimeout(waiting)
    await stop()
  }
}
