import { setTimeout as pause } from 'node:timers/promises'
import { Clients, secret } from './clients.ts'
import { compare, type Findings } from './compare.ts'
import { randomFrom } from './intents.ts'
import { type AcknowledgementJournal, openJournal } from './journal.ts'
import { gather, load, replay, settle } from './load.ts'
import { type Running, startPlatform } from './running.ts'

export interface Round extends Omit<Findings, 'done'> {
  /** 1, 2, 3, ...; the last one is not killed, but lets the jobs finish. */
  round: number
  /** Responses that reached a client in this round. */
  acknowledged: number
  /** Intents that were under way at the kill: no client knows their outcome. */
  unknown: number
  /** Of these, how many were done. */
  unknownDone: number
  /** Responses of the previous round that were requested again. */
  replayed: number
  /** From the start of the process that follows a kill to its ready line. */
  recoveryMs: number
}

export interface Plan {
  rounds: number
  seed: number
  /** A folder, or the address of a PostgreSQL database. */
  target: string
  /** The clients' own journal. */
  journalFile: string
  /** Killed before the platform in every round, and started again after it. */
  server?: { kill(): Promise<void>; restart(): Promise<void> } | undefined
}

const jobsWithinSeconds = 180

/**
 * Starts the platform, loads it over HTTP, kills it with SIGKILL at a random moment, and compares what it
 * acknowledged with the database's content; all unfinished and all acknowledged requests are repeated to the next
 * process. At the end the jobs finish, and everything is requested once more.
 */
export async function* crashRounds(plan: Plan): AsyncGenerator<Round> {
  const journal = openJournal(plan.journalFile)
  const clients = new Clients()
  const random = randomFrom(plan.seed)
  let fresh: string[] = []
  try {
    for (let round = 1; round <= plan.rounds; round += 1) {
      const running = await start(plan, clients)
      if (round === 1) await gather(clients, journal)
      const before = new Set(journal.answers.keys())
      await settle(clients, journal)
      const gone = await replay(clients, journal, fresh)
      const replayed = fresh.length
      await loadAndKill(plan, running, () => load(clients, journal, random, () => !running.alive()))
      fresh = [...journal.answers.keys()].filter((key) => !before.has(key))
      const recoveryMs = running.startedInMs
      yield summary({
        round,
        replayed,
        recoveryMs,
        fresh,
        gone,
        journal,
        found: await compare(plan.target, journal),
      })
    }
    yield await finish(plan, clients, journal)
  } finally {
    journal.close()
  }
}

async function start({ target }: Plan, clients: Clients): Promise<Running> {
  const place = target.startsWith('postgres') ? { DATABASE_URL: target } : { DATA_FOLDER: target }
  const running = await startPlatform({ ...place, PLATFORM_SECRET: secret, SANDBOX_FAST: '1' })
  await clients.reach(running.address)
  return running
}

async function loadAndKill({ server }: Plan, running: Running, loading: () => Promise<void>): Promise<void> {
  const loaded = loading()
  await pause(400 + Math.random() * 1_600)
  if (!running.alive()) throw new Error('the platform ended before it was killed')
  await server?.kill()
  await running.kill()
  await loaded
  await server?.restart()
}

/** No kill: deposits are credited, withdrawals are paid, and every response ever sent is stored. */
async function finish(plan: Plan, clients: Clients, journal: AcknowledgementJournal): Promise<Round> {
  const running = await start(plan, clients)
  const before = journal.answers.size
  await settle(clients, journal)
  const all = [...journal.answers.keys()]
  const gone = await replay(clients, journal, all)
  for (let second = 0; second < jobsWithinSeconds && (await open(clients)) > 0; second += 1)
    await pause(1_000)
  await running.stop()
  const found = await compare(plan.target, journal)
  const settled = summary({
    ...{ round: plan.rounds + 1, replayed: all.length, recoveryMs: running.startedInMs },
    ...{ fresh: all.slice(before), gone, journal, found },
  })
  if (found.waiting === 0) return settled
  return { ...settled, lost: [...settled.lost, `${found.waiting} deposits and withdrawals still wait`] }
}

/** How many deposits and withdrawals of all people still wait for a job. */
async function open(clients: Clients): Promise<number> {
  let waiting = 0
  for (const as of clients.people.values()) {
    for (const call of ['deposits', 'withdrawals'] as const) {
      const { value } = await clients.call(call, undefined, { as, query: { pageSize: '50' } })
      waiting += value.rows.filter(
        (row: { nextUpdateAt: string | null; state: string }) =>
          ['created', 'pending', 'underReview', 'requested', 'riskReview', 'approved', 'sent'].includes(
            row.state,
          ) && row.nextUpdateAt !== null,
      ).length
    }
  }
  return waiting
}

function summary(told: {
  round: number
  replayed: number
  recoveryMs: number
  fresh: readonly string[]
  gone: readonly string[]
  journal: AcknowledgementJournal
  found: Findings
}): Round {
  const { round, replayed, recoveryMs, fresh, gone, journal, found } = told
  const { done, lost, ...rest } = found
  const unknown = journal.unknown()
  return {
    ...{ round, acknowledged: fresh.length, unknown: unknown.length },
    unknownDone: unknown.filter(({ key }) => done.has(key)).length,
    ...{ replayed, recoveryMs, ...rest },
    lost: [...lost, ...gone.map((key) => `${key} is answered otherwise`), ...journal.differing],
  }
}
