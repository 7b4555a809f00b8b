/** How long the platform takes to start on a folder that it knows, and the memory that it rests at. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPlatform } from '../crash/running.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-bench-start-'))
try {
  const rows = []
  for (const start of ['first', 'second', 'third']) {
    const running = await startPlatform({ DATA_FOLDER: folder })
    await pause(2_000)
    rows.push({ start, 'ready after ms': running.startedInMs, 'RSS MB': megabytesOf(running.pid) })
    await running.stop()
  }
  console.table(rows)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function megabytesOf(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+([0-9]+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return null
  }
}
