import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../database/open.ts'
import type { Trx } from '../database/schema.ts'
import { transact, type Unit } from '../database/transact.ts'
import { runOnce } from '../idempotency/runOnce.ts'
import { bossOptions, queueOptions, turnOptions } from './boss.ts'
import type { JobKind } from './kinds.ts'

export interface Jobs {
  /**
   * Queues work in the transaction that wants it: when that rolls back, there is no job. `after` is a moment
   * or a number of seconds. @default at once
   */
  send<Data extends object>(
    trx: Trx,
    kind: JobKind<Data>,
    data: Data,
    options?: { after?: Date | number },
  ): Promise<void>
  /**
   * Does due work of a kind, within a second of its time, in one transaction. A job may be handed out twice
   * (a process died, a reply was lost), but its effect is committed once. A handler that throws is tried
   * again, later and later.
   */
  handle<Data extends object>(
    kind: JobKind<Data>,
    handler: (unit: Unit, data: Data) => Promise<void>,
  ): Promise<void>
  /**
   * Does work again and again, a number of seconds after it was last done, in one process at a time. The turns
   * are kept in the database: a restart neither skips nor doubles one. The work opens its own transactions.
   */
  every(name: string, seconds: number, work: () => Promise<void>): Promise<void>
  /** Lets the work in hand finish. Close the database afterwards. */
  close(): Promise<void>
}

export interface OpenJobsOptions {
  /** Told of what went wrong in the background; the work itself is tried again. */
  onProblem?: (error: Error) => void
}

/** Opens the queue of delayed work inside the platform's own database. */
export async function openJobs(database: Database, { onProblem }: OpenJobsOptions = {}): Promise<Jobs> {
  const boss = new PgBoss(bossOptions(database))
  boss.on('error', (error) => onProblem?.(error))
  await boss.start({ attempts: 5 })
  const queues = new Map<string, Promise<void>>()

  function queue(name: string): Promise<void> {
    const known = queues.get(name)
    if (known) return known
    const created = boss.createQueue(name, queueOptions)
    queues.set(name, created)
    created.catch(() => queues.delete(name))
    return created
  }

  return {
    async send(trx, kind, data, { after = 0 } = {}) {
      // Awaiting a new queue here would wait, on PGlite, for the transaction that we are in.
      if (!queues.has(kind.name)) throw new Error(`no handler is registered for job ${kind.name}`)
      await boss.send(kind.name, data, { startAfter: after, db: fromKysely(trx) })
    },
    async handle(kind, handler) {
      await queue(kind.name)
      type Data = NonNullable<typeof kind.data>
      await boss.work<Data>(kind.name, { pollingIntervalSeconds: 0.5, localConcurrency: 2 }, async (jobs) => {
        for (const job of jobs) {
          await transact(database, (unit) =>
            runOnce(unit.trx, { scope: `job:${kind.name}`, key: job.id, requestHash: '' }, async () => {
              await handler(unit, job.data)
              return ''
            }),
          )
        }
      })
    },
    async every(name, seconds, work) {
      await boss.createQueue(name, turnOptions)
      const next = () => boss.send(name, {}, { startAfter: seconds })
      await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
        await work()
        await next()
      })
      // Where a turn waits already, this one is not added.
      await next()
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
