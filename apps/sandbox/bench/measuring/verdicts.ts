import { loadavg } from 'node:os'

interface Target {
  readonly what: string
  readonly figure: number
  /** `atLeast` or `atMost` this much. */
  readonly atLeast?: number
  readonly atMost?: number
  readonly unit: string
}

/** Prints what was wanted beside what was measured, and how busy the machine was meanwhile. */
export function printVerdicts(targets: readonly Target[]): void {
  console.table(
    targets.map(({ what, figure, atLeast, atMost, unit }) => ({
      figure: what,
      measured: `${figure} ${unit}`,
      target: atLeast === undefined ? `at most ${atMost} ${unit}` : `at least ${atLeast} ${unit}`,
      verdict: (atLeast === undefined ? figure <= (atMost ?? 0) : figure >= atLeast) ? 'reached' : 'MISSED',
    })),
  )
  console.log(
    `load of the machine (1, 5, 15 minutes): ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  )
}
