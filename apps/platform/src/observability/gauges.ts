import { sql } from 'kysely'
import type { Sockets } from '../live/sockets.ts'
import type { Platform } from '../platform.ts'
import { gaugeOf } from './metrics.ts'

/** Two Prometheus servers that scrape at once must not each count the queue. */
const keptMs = 5_000

interface JobCount {
  readonly name: string
  readonly state: string
  readonly jobs: bigint
  readonly age: number
}

/** Connects the gauges to the platform of this process. */
export function openGauges(platform: Platform, sockets: Pick<Sockets, 'counts'>): void {
  const { db, database, slots, now } = platform
  gaugeOf(
    'baize_requests_in_slots',
    'Requests that occupy a slot, or whose body is being read',
    ['state'],
    () => Object.entries(slots.counts()).map(([state, value]) => ({ labels: { state }, value })),
  )
  gaugeOf('baize_sockets', 'Open WebSockets by path', ['path'], () =>
    [...sockets.counts()].map(([path, value]) => ({ labels: { path }, value })),
  )
  gaugeOf('baize_database_connections', 'Connections of the pool by state', ['state'], () =>
    Object.entries(database.poolCounts?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  )
  const jobs = kept(() => countJobs(platform))
  gaugeOf('baize_jobs', 'Jobs by queue and state', ['queue', 'state'], async () =>
    (await jobs()).map(({ name, state, jobs }) => ({ labels: { queue: name, state }, value: Number(jobs) })),
  )
  gaugeOf('baize_job_age_seconds', 'Age of the oldest due job by queue', ['queue'], async () =>
    (await jobs())
      .filter(({ state }) => state === 'due')
      .map(({ name, age }) => ({ labels: { queue: name }, value: Number(age) })),
  )
  const outbox = kept(async () => {
    const row = await db
      .selectFrom('outbox_message')
      .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('due_at').as('oldest')])
      .where('state', '=', 'queued')
      .where('due_at', '<=', now())
      .executeTakeFirstOrThrow()
    const age = row.oldest ? Math.max(0, (now().getTime() - row.oldest.getTime()) / 1000) : 0
    return { waiting: Number(row.waiting), age }
  })
  gaugeOf('baize_outbox_waiting', 'Messages that are due and not sent', [], async () => [
    { labels: {}, value: (await outbox()).waiting },
  ])
  gaugeOf('baize_outbox_age_seconds', 'Age of the oldest message that is due and not sent', [], async () => [
    { labels: {}, value: (await outbox()).age },
  ])
  gaugeOf('baize_storage_writable', 'Whether the disk takes new work', [], () => [
    { labels: {}, value: platform.storage.hasRoom() ? 1 : 0 },
  ])
}

async function countJobs({ db }: Platform): Promise<readonly JobCount[]> {
  const { rows } = await sql<JobCount>`
    SELECT name, CASE WHEN state IN ('created', 'retry') AND start_after <= now() THEN 'due'
        WHEN state IN ('created', 'retry') THEN 'waiting' ELSE state::text END AS state,
      count(*) AS jobs, coalesce(max(extract(epoch FROM now() - start_after)), 0)::double precision AS age
    FROM jobs.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY 1, 2`.execute(db)
  return rows
}

function kept<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let latest: { at: number; value: Promise<Value> } | null = null
  return () => {
    const at = performance.now()
    if (latest === null || at - latest.at > keptMs) latest = { at, value: read() }
    return latest.value
  }
}
