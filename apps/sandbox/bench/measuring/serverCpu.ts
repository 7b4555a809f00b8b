import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksEachSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Milliseconds of CPU that a process has used. */
export function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksEachSecond
  } catch {
    return 0
  }
}
