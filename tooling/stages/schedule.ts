/** Runs stages side by side, as far as the machine's cores go. */

export interface Scheduled {
  readonly name: string
  /** How many cores it keeps busy. @default 1 */
  readonly cores?: number
  /** The stages that it waits for, where they are run at all. */
  readonly after?: readonly string[]
}

/**
 * Performs each stage once, in the given order where cores allow: whatever fits beside what is running starts. A stage
 * that requires more cores than there are runs alone. Resolves with the results in the order of `stages`.
 */
export async function schedule<Stage extends Scheduled, Result>(
  stages: readonly Stage[],
  cores: number,
  perform: (stage: Stage) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<Stage, Result>()
  const running = new Map<Stage, Promise<void>>()
  const waiting = [...stages]
  const costOf = (stage: Stage) => Math.min(stage.cores ?? 1, cores)
  const ready = (stage: Stage) =>
    !stages.some((each) => stage.after?.includes(each.name) && !results.has(each))

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.filter(ready)) {
      const busy = [...running.keys()].reduce((sum, each) => sum + costOf(each), 0)
      if (busy + costOf(stage) > cores) continue
      waiting.splice(waiting.indexOf(stage), 1)
      const performed = perform(stage).then((result) => {
        results.set(stage, result)
        running.delete(stage)
      })
      running.set(stage, performed)
    }
    if (running.size === 0) throw new Error(`these wait for each other: ${waiting.map(({ name }) => name)}`)
    await Promise.race(running.values())
  }
  return stages.map((stage) => results.get(stage) as Result)
}
