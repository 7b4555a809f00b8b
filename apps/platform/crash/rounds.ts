import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../src/database/index.ts'
import { type Violation, verifyLedger } from '../src/ledger/index.ts'
import { type Intent, type Message, scope } from './intents.ts'

export interface Round {
  round: number
  /** Answers that reached the harness before the kill. */
  acknowledged: number
  /** Intents that were under way at the kill: their outcome was not known. */
  unknown: number
  /** Of these, how many turned out to have been done. */
  unknownDone: number
  /** Acknowledged, but not in the database, or there with another answer. */
  lost: number
  /** In the database more than once, without an intent, or after a refusal. */
  phantom: number
  violations: Violation[]
  /** From the start of the next process to its first readiness. */
  recoveryMs: number
}

export interface Plan {
  rounds: number
  seed: number
  /** Killed before the worker in every round, and started again after it. */
  server?: { kill(): Promise<void>; restart(): Promise<void> } | undefined
}

/** What every client has been told so far, over all rounds. */
interface Memory {
  intents: Map<string, Intent>
  answers: Map<string, string>
  refused: Set<string>
}

/**
 * Starts the worker on a folder or a PostgreSQL URL, kills it with SIGKILL at a random moment under load,
 * and compares what it acknowledged with what the database holds. The next worker repeats what was under
 * way, under the same keys.
 */
export async function* crashRounds(target: string, { rounds, seed, server }: Plan): AsyncGenerator<Round> {
  const memory: Memory = { intents: new Map(), answers: new Map(), refused: new Set() }
  let unknown: Intent[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const before = memory.answers.size
    const recoveryMs = await runAndKill(target, seed + round, memory, unknown, server)
    const findings = await compare(target, memory)
    const pending = [...memory.intents.values()].filter(
      ({ key }) => !memory.answers.has(key) && !memory.refused.has(key),
    )
    yield {
      round,
      acknowledged: memory.answers.size - before,
      unknown: pending.length,
      unknownDone: pending.filter(({ key }) => findings.done.has(key)).length,
      lost: findings.lost,
      phantom: findings.phantom,
      violations: findings.violations,
      recoveryMs,
    }
    unknown = pending
  }
}

async function runAndKill(
  target: string,
  seed: number,
  memory: Memory,
  replays: Intent[],
  server: Plan['server'],
): Promise<number> {
  const began = performance.now()
  const worker = fork(
    new URL('./worker.ts', import.meta.url),
    [target, String(seed), ...replays.map((intent) => JSON.stringify(intent))],
    { serialization: 'json', stdio: ['ignore', 'inherit', server ? 'ignore' : 'inherit', 'ipc'] },
  )
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let recoveryMs = 0
  const replayed = new Promise<void>((resolve, reject) => {
    worker.once('exit', () => reject(new Error('the worker ended before it was killed')))
    worker.on('message', (message: Message) => {
      if (message.kind === 'ready') recoveryMs = performance.now() - began
      if (message.kind === 'replayed') resolve()
      remember(memory, message)
    })
  })
  await replayed
  await pause(200 + Math.random() * 1_300)
  await server?.kill()
  if (!worker.kill('SIGKILL') && !server) throw new Error('the worker ended before it was killed')
  await gone
  await server?.restart()
  // Messages that the dead worker had already sent may still be in the pipe.
  await pause(50)
  return Math.round(recoveryMs)
}

function remember(memory: Memory, message: Message) {
  if (message.kind === 'intent') memory.intents.set(message.intent.key, message.intent)
  if (message.kind === 'answer') memory.answers.set(message.key, message.answer)
  if (message.kind === 'refused') memory.refused.add(message.key)
}

async function compare(target: string, memory: Memory) {
  const database = await openDatabase(target.startsWith('postgres') ? { url: target } : { folder: target })
  try {
    const stored = await database.db
      .selectFrom('idempotency')
      .select(['key', 'body'])
      .where('scope', '=', scope)
      .execute()
    const journals = await database.db
      .selectFrom('journal')
      .select(['cause_id', ({ fn }) => fn.countAll<bigint>().as('count')])
      .where('cause_type', '=', 'crash')
      .groupBy('cause_id')
      .execute()
    const bodies = new Map(stored.map(({ key, body }) => [key, body]))
    const lost = [...memory.answers].filter(([key, answer]) => bodies.get(key) !== answer).length
    const wrong = (key: string) => !memory.intents.has(key) || memory.refused.has(key)
    const phantomKeys = [...bodies.keys()].filter(wrong)
    const phantomJournals = journals.filter(
      ({ cause_id: key, count }) =>
        !bodies.has(key) || count !== (memory.intents.get(key)?.kind === 'withdraw' ? 2n : 1n),
    )
    const withoutJournal = stored.filter(({ key }) => !journals.some(({ cause_id: cause }) => cause === key))
    return {
      done: new Set(bodies.keys()),
      lost: lost + (journals.length < stored.length ? withoutJournal.length : 0),
      phantom: phantomKeys.length + phantomJournals.length,
      violations: await verifyLedger(database.db),
    }
  } finally {
    await database.close()
  }
}
