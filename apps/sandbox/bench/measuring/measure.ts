/** How long each line of a bench takes; BENCH_SECONDS shortens or stretches all of them. */
export const seconds = Number(process.env.BENCH_SECONDS ?? '4')

export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** CPU of this process for each piece of work, in milliseconds: on a busy machine the steadier figure. */
  readonly ownCpu: number
  readonly count: number
}

/** Repeats work with a number of concurrent callers, and returns the rate. Work that throws ends the bench. */
export async function measure(
  callers: number,
  work: (caller: number) => Promise<unknown>,
  lasting = seconds,
): Promise<Figures> {
  const warm = performance.now() + Math.min(1_000, lasting * 250)
  const times: number[] = []
  const lane = async (until: number, caller: number, note: boolean) => {
    while (performance.now() < until) {
      const asked = performance.now()
      await work(caller)
      if (note) times.push(performance.now() - asked)
    }
  }
  const all = (until: number, note: boolean) =>
    Promise.all(Array.from({ length: callers }, (_, caller) => lane(until, caller, note)))
  await all(warm, false)
  const used = process.cpuUsage()
  const began = performance.now()
  await all(began + lasting * 1_000, true)
  const elapsed = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(used)
  return figuresOf(times, elapsed, (user + system) / 1_000)
}

export function figuresOf(times: number[], elapsed: number, cpuMs: number): Figures {
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
  return {
    perSecond: Math.round(times.length / elapsed),
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    ownCpu: Number((cpuMs / Math.max(1, times.length)).toFixed(3)),
    count: times.length,
  }
}
