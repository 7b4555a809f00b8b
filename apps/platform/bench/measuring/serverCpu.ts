import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../src/database/index.ts'

const ticksEachSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Milliseconds of CPU that the server's processes for this database have used, when they are on this machine. */
export async function serverCpu(database: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database()`.execute(database.db)
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
}

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
