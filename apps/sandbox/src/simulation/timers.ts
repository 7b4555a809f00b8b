import { type Database, transact, type Unit } from '@baize/platform/database/index.ts'
import type { Db } from '@baize/platform/http/implement.ts'
import { runOnce } from '@baize/platform/idempotency/index.ts'
import type { Jobs } from '@baize/platform/jobs/index.ts'
import { sql } from 'kysely'
import type { Random } from '../world/random.ts'

type Handler = (unit: Unit, data: never) => Promise<void>

/** Delayed work under the scheduler's control: nothing happens until it decides, in any order. */
export interface Timers {
  readonly jobs: Jobs
  /** Runs one due job, perhaps twice, perhaps with a crash before its commit. False: none is due. */
  fire(random: Random): Promise<boolean>
  /** Runs one of the recurring jobs. */
  turn(random: Random): Promise<void>
  /** Every turn once, in the order in which they were registered. */
  turns(): Promise<void>
}

class Crash extends Error {}

interface Row {
  id: string
  name: string
  data: never
}

/**
 * The queue as the platform sees it, but kept in a table that only the scheduler reads. As with the real one, a job
 * is written in the transaction that wants it, may be delivered twice, and is done in one transaction under its id.
 */
export async function simulateTimers(
  database: Database,
  now: () => Date,
  close: () => Promise<void>,
): Promise<Timers> {
  const { db } = database
  const handlers = new Map<string, Handler>()
  const turns: (() => Promise<void>)[] = []
  let jobs = 0
  await sql`CREATE TABLE simulated_job (
    id bigint PRIMARY KEY, name text NOT NULL, data jsonb NOT NULL, due timestamptz NOT NULL
  )`.execute(db)

  async function run({ id, name, data }: Row, crashes: boolean): Promise<void> {
    const handler = handlers.get(name)
    if (!handler) throw new Error(`nobody does ${name}`)
    try {
      await transact(database, async (unit) => {
        const request = { scope: `job:${name}`, key: `simulated-${id}`, requestHash: '' }
        await runOnce(unit.trx, request, async () => {
          await handler(unit, data)
          return ''
        })
        if (crashes) throw new Crash()
      })
    } catch (error) {
      if (!(error instanceof Crash)) throw error
    }
  }

  return {
    jobs: {
      async send(trx, kind, data, { after = 0 } = {}) {
        if (!handlers.has(kind.name)) throw new Error(`no handler is registered for job ${kind.name}`)
        const due = after instanceof Date ? after : new Date(now().getTime() + after * 1_000)
        jobs += 1
        await sql`INSERT INTO simulated_job VALUES
          (${jobs}, ${kind.name}, ${JSON.stringify(data)}::jsonb, ${due})`.execute(trx)
      },
      async handle(kind, handler) {
        handlers.set(kind.name, handler as Handler)
      },
      async every(name, _seconds, work) {
        // Keys have the age that the machine's clock says, and a run moves the platform's by weeks.
        if (name !== 'housekeeping') turns.push(work)
      },
      idleMs: () => 0,
      async bringForward(trx, seconds) {
        await sql`UPDATE simulated_job SET due = due - make_interval(secs => ${seconds})`.execute(trx)
      },
      close,
    },
    async fire(random) {
      const due = await dueJobs(db, now())
      if (due.length === 0) return false
      const job = random.pick(due)
      if (random.chance(0.1)) await run(job, true)
      await (random.chance(0.15) ? Promise.all([run(job, false), run(job, false)]) : run(job, false))
      await sql`DELETE FROM simulated_job WHERE id = ${job.id}`.execute(db)
      return true
    },
    turn: (random) => random.pick(turns)(),
    async turns() {
      for (const turn of turns) await turn()
    },
  }
}

async function dueJobs(db: Db, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT id, name, data FROM simulated_job WHERE due <= ${now} ORDER BY due, id LIMIT 20
  `.execute(db)
  return rows
}
