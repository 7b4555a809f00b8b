import { Refusal } from '../http/refusal.ts'

/** Spaces costly work of one caller in a process: however fast it is requested, most of the time is left to others. */
export interface Spacing {
  /** Resolves when the caller may begin. Throws `tooManyRequests` where `mayWait` of the caller's wait already. */
  turn(caller: string): Promise<void>
}

export function makeSpacing({ everyMs, mayWait }: { everyMs: number; mayWait: number }): Spacing {
  /** When callers may begin next, on the clock of the process. */
  const turns = new Map<string, number>()
  return {
    async turn(caller) {
      const now = performance.now()
      const wait = Math.max(0, (turns.get(caller) ?? 0) - now)
      if (wait > everyMs * mayWait) throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: 1 } })
      const next = now + wait + everyMs
      turns.set(caller, next)
      const forget = () => void (turns.get(caller) === next && turns.delete(caller))
      setTimeout(forget, next - now).unref()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    },
  }
}
