import type { Bus, Unsubscribe } from './bus.ts'

/** News without content that all processes receive: what it is about is read again. */
export interface Notice {
  /** Notifies all processes. Nothing waits for it. */
  notify(bus: Bus): void
  /** Calls `onNews` after news of any process, the first at once and then at most once in so many milliseconds. */
  watch(bus: Bus, onNews: () => void, everyMs: number): Promise<Unsubscribe>
}

export const noticeOn = (channel: string): Notice => ({
  notify(bus) {
    bus.publish(channel, '').catch(() => {})
  },
  async watch(bus, onNews, everyMs) {
    let waiting: NodeJS.Timeout | undefined
    let more = false
    function report() {
      onNews()
      more = false
      waiting = setTimeout(() => {
        waiting = undefined
        if (more) report()
      }, everyMs)
      waiting.unref()
    }
    const stop = await bus.subscribe(channel, () => {
      if (waiting) more = true
      else report()
    })
    return async () => {
      clearTimeout(waiting)
      await stop()
    }
  },
})
