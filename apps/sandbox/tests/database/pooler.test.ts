import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, transact } from '@baize/platform/database/index.ts'
import { jobKind, openJobs } from '@baize/platform/jobs/index.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { knownProgram } from '../../../../scripts/debian.mjs'
import { startPostgres } from '../../../../scripts/postgres.mjs'
import { startPooler } from '../../bench/measuring/pooler.ts'

/** The bench of two processes fetches it (`npm run bench -- balanced`). */
const pooler = knownProgram('pgbouncer')

test.runIf(pooler)(
  'behind a pooler of transactions statements, messages and jobs work, and migrations connect to the server',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baize-pooler-'))
    const server = await startPostgres()
    const started = await startPooler(folder, server.url)
    const pooled = new URL(server.url)
    pooled.port = String(started.port)
    const open = () => openDatabase({ url: pooled.href, directUrl: server.url, statementSeconds: 30 })
    const [one, other] = await Promise.all([open(), open()])
    try {
      const heard: string[] = []
      await other.bus.subscribe('told', (message) => void heard.push(message))
      const jobs = await openJobs(one)
      const kind = jobKind<{ n: number }>('pooled')
      const done: number[] = []
      await jobs.handle(kind, async (_, { n }) => void done.push(n))
      const all = Array.from({ length: 40 }, (_, n) => n)
      // More at once than the pooler has connections: each transaction is on another one.
      await Promise.all(
        all.map((n) =>
          transact(one, async (unit) => {
            const { rows } = await sql<{ n: number }>`SELECT ${n}::int AS n`.execute(unit.trx)
            await jobs.send(unit.trx, kind, { n: rows[0]?.n ?? -1 })
            unit.afterCommit(() => one.bus.publish('told', String(n)))
          }),
        ),
      )
      await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(all), { timeout: 20_000 })
      await vi.waitFor(() => expect(heard.map(Number).toSorted((a, b) => a - b)).toEqual(all))
      await jobs.close()
    } finally {
      await Promise.all([one.close(), other.close()])
      await started.stop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
