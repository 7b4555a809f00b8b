import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../database/open.ts'
import type { Trx } from '../database/schema.ts'
import { transact, type Unit } from '../database/transact.ts'
import { runOnce } from '../idempotency/runOnce.ts'
import { watchDueJobs } from './dueJobsWatcher.ts'
import { jobQueueOptions, queueOptions, turnOptions } from './jobQueue.ts'
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
   * Does due work of a kind, within a second of its time, in one transaction. A job may be delivered twice
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
  /** Makes all work that waits due earlier by so many seconds: an extension moved its clock. */
  bringForward(trx: Trx, seconds: number): Promise<void>
  /** Milliseconds since due work was last polled with success. */
  idleMs(): number
  /** Lets running work finish. Close the database afterwards. */
  close(): Promise<void>
}

export interface OpenJobsOptions {
  /** Called with errors in the background; the work itself is tried again. */
  onProblem?: (error: Error) => void
  /** The platform's clock, which moments are meant by. @default the machine's */
  now?: () => Date
  /** Whether work may be written; what is due waits meanwhile. @default always */
  hasRoom?: () => boolean
}

/** Workers are woken by the watcher; by themselves they poll rarely, should it be late. */
const restSeconds = 60

/** Opens the queue of delayed work inside the platform's own database. */
export async function openJobs(
  database: Database,
  { onProblem, now = () => new Date(), hasRoom = () => true }: OpenJobsOptions = {},
): Promise<Jobs> {
  const boss = new PgBoss(jobQueueOptions(database))
  boss.on('error', (error) => onProblem?.(error))
  await boss.start({ attempts: 5 })
  const queues = new Map<string, Promise<void>>()
  const workers = new Map<string, Set<string>>()
  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  const watcher = watchDueJobs({ db: database.db, queues: () => [...workers.keys()], wake, onProblem })

  function queue(name: string): Promise<void> {
    const known = queues.get(name)
    if (known) return known
    const created = boss.createQueue(name, queueOptions)
    queues.set(name, created)
    created.catch(() => queues.delete(name))
    return created
  }

  /** One more worker of a queue. What it has done wakes it again, so that a queue is emptied without a pause. */
  async function work<Data extends object>(
    name: string,
    take: (job: { id: string; data: Data }) => Promise<void>,
  ) {
    const worker = await boss.work<Data>(name, { pollingIntervalSeconds: restSeconds }, async (jobs) => {
      for (const job of jobs) await take(job)
      boss.notifyWorker(worker)
    })
    workers.set(name, (workers.get(name) ?? new Set()).add(worker))
  }

  return {
    async send(trx, kind, data, { after = 0 } = {}) {
      // Awaiting a new queue here would wait, on PGlite, for the transaction that we are in.
      if (!queues.has(kind.name)) throw new Error(`no handler is registered for job ${kind.name}`)
      // The queue counts by the machine's clock.
      const startAfter =
        after instanceof Date ? new Date(after.getTime() - now().getTime() + Date.now()) : after
      await boss.send(kind.name, data, { startAfter, db: fromKysely(trx) })
      if (after === 0) watcher.lookSoon()
    },
    async handle(kind, handler) {
      await queue(kind.name)
      type Data = NonNullable<typeof kind.data>
      const take = async (job: { id: string; data: Data }) => {
        while (!hasRoom()) await pause(1_000)
        await transact(database, (unit) =>
          runOnce(unit.trx, { scope: `job:${kind.name}`, key: job.id, requestHash: '' }, async () => {
            await handler(unit, job.data)
            return ''
          }),
        )
      }
      await Promise.all([work(kind.name, take), work(kind.name, take)])
    },
    async every(name, seconds, turn) {
      await boss.createQueue(name, turnOptions)
      const next = () => boss.send(name, {}, { startAfter: seconds })
      await work(name, async () => {
        await turn()
        await next()
      })
      // Where a turn waits already, this one is not added.
      await next()
    },
    async bringForward(trx, seconds) {
      await sql`
        UPDATE jobs.job SET start_after = start_after - make_interval(secs => ${seconds})
        WHERE state IN ('created', 'retry') AND start_after > now()
      `.execute(trx)
    },
    idleMs: watcher.idleMs,
    async close() {
      await watcher.stop()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
