import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** How often the queue is polled for due work. */
const everyMs = 1_000
/** From work that is queued here, due at once, to the look that finds it: its transaction is committed by then. */
const soonMs = 60

export interface DueJobsWatcher {
  /** Work was queued that is due at once: looks for it soon. */
  lookSoon(): void
  /** Milliseconds since the last look that succeeded. */
  idleMs(): number
  /** Ends the looking; resolves when the last look is over. */
  stop(): Promise<void>
}

/**
 * Looks for due work of all queues in one statement, and wakes its workers: queues that polled separately queried the
 * database fifty times a second for nothing.
 */
export function watchDueJobs(options: {
  readonly db: Kysely<Schema>
  readonly queues: () => readonly string[]
  readonly wake: (queue: string) => void
  readonly onProblem: ((error: Error) => void) | undefined
}): DueJobsWatcher {
  const { db, queues, wake, onProblem } = options
  const ending = new AbortController()
  let resting = new AbortController()
  let soon: NodeJS.Timeout | undefined
  let lookedAt = performance.now()
  const look = async () => {
    for (const { name } of (await due([...queues()]).execute(db)).rows) wake(name)
    lookedAt = performance.now()
  }
  const watch = async () => {
    while (!ending.signal.aborted) {
      resting = new AbortController()
      await look().catch((error: Error) => ending.signal.aborted || onProblem?.(error))
      const signal = AbortSignal.any([ending.signal, resting.signal])
      await pause(everyMs, undefined, { signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    lookSoon() {
      soon ??= setTimeout(() => {
        soon = undefined
        resting.abort()
      }, soonMs).unref()
    },
    idleMs: () => performance.now() - lookedAt,
    async stop() {
      clearTimeout(soon)
      ending.abort()
      await watching
    },
  }
}

/** Two probes of the queue's own index a name; `state` is first in it, so each is queried by itself. */
const due = (names: readonly string[]) => sql<{ name: string }>`
  SELECT asked.name FROM unnest(${names}::text[]) AS asked (name)
  WHERE EXISTS (
    SELECT 1 FROM jobs.job AS job WHERE job.name = asked.name AND job.state IN ('created', 'retry')
      AND NOT job.blocked AND job.start_after <= now()
  )`
