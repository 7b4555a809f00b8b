import { Refusal } from '../http/refusal.ts'

/** Costly work, one piece at a time in a process: callers take turns, so that no one caller's work delays all others. */
export interface FairLine {
  take<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

export function makeFairLine({ perCaller, places }: { perCaller: number; places: number }): FairLine {
  /** Callers in the order of their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let length = 0
  let running = false

  async function run(): Promise<void> {
    if (running) return
    running = true
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      const [caller, line] = next
      const work = line.shift()
      waiting.delete(caller)
      if (line.length > 0) waiting.set(caller, line)
      await work?.()
      length -= 1
    }
    running = false
  }

  return {
    take(caller, work) {
      const line = waiting.get(caller) ?? []
      if (line.length >= perCaller || length >= places)
        throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: 2 } })
      return new Promise((resolve, reject) => {
        line.push(() => work().then(resolve, reject))
        waiting.set(caller, line)
        length += 1
        void run()
      })
    },
  }
}
