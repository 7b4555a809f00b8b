import { type ConstructorOptions, fromPglite } from 'pg-boss'
import type { Database } from '../database/open.ts'

/** pg-boss reads 64-bit integers as numbers; the platform's own parser returns bigint. */
const parsers = { 20: Number }

/** The same queue on each engine: a configuration value, not another code path. */
export function jobQueueOptions(database: Database): ConstructorOptions {
  const { pglite, url, engine = 'postgres' } = database
  const common: ConstructorOptions = {
    schema: 'jobs',
    schedule: false,
    // Jobs of a process that died are found this often, too; every two seconds it was most of what an idle platform did.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    warningSlowQuerySeconds: 60,
  }
  if (url)
    return { ...common, connectionString: url, backend: engine, max: 3, application_name: 'baize-jobs' }
  if (!pglite) throw new Error('jobs need an open database')
  const db = fromPglite({
    query: <T>(text: string, values?: unknown[]) => pglite.query<T>(text, values, { parsers }),
    exec: (text: string) => pglite.exec(text, { parsers }),
  })
  return { ...common, db, backend: 'pglite', reindex: false }
}

export const queueOptions = {
  /** A handler that takes longer, or whose process died, loses the job to the next worker. */
  expireInSeconds: 6,
  retryLimit: 100,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
} as const

/** Of work that is done again and again: at most one turn waits, and a turn may take its time. */
export const turnOptions = { ...queueOptions, policy: 'short', expireInSeconds: 300 } as const
