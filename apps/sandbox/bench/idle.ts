/** What the platform uses while idle: CPU and memory over half a minute, closed by default, on PostgreSQL. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { secret } from '../crash/clients.ts'
import { production, startPlatform } from '../crash/running.ts'
import { cpuOf } from './measuring/serverCpu.ts'
import { withFolder, withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

const idleSeconds = Number(process.env.BENCH_IDLE_SECONDS ?? '30')

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+([0-9]+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

await withFolder((folder) =>
  withPostgres(async (url) => {
    const running = await startPlatform(
      {
        ...{ DATABASE_URL: url, PLATFORM_SECRET: secret.padEnd(32, '.'), NODE_ENV: 'production' },
        ...{ PORT_METRICS: '0', UPLOAD_FOLDER: folder, STOP_DELAY_SECONDS: '0' },
      },
      production,
    )
    try {
      // What the start compiled and collected is no idling.
      await pause(10_000)
      const used = cpuOf(running.pid)
      await pause(idleSeconds * 1_000)
      const share = ((cpuOf(running.pid) - used) / (idleSeconds * 1_000)) * 100
      printVerdicts([
        { what: 'CPU while idle', figure: Number(share.toFixed(2)), atMost: 1, unit: '% of a core' },
        { what: 'memory', figure: Math.round(residentMegabytes(running.pid)), atMost: 220, unit: 'MB' },
      ])
    } finally {
      await running.stop()
    }
  }),
)
