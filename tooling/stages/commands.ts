/** The commands that stages are made of. */
import { existsSync } from 'node:fs'
import { postgresBin } from '../../scripts/setup.mjs'
import { chromiumPath, houseNode, run as runCommand } from '../../scripts/toolbox.mjs'

export interface Outcome {
  readonly code: number
  readonly output?: string
  /** Why there was nothing to do it with. */
  readonly skipped?: string
}

export type Env = Record<string, string>

export const inCi = Boolean(process.env.CI) && process.env.CI !== 'false'

/** What a whole output is shown as: a lone stage's at once, those of stages that run side by side when each ends. */
type Output = 'at once' | 'at the end'

/** What `npm test` runs commands with. At a terminal a lone stage keeps its colours. */
export function commands(output: Output) {
  const shown = output === 'at the end' ? { quiet: true } : inCi ? { heard: true } : {}

  const run = (command: string, args: readonly string[], env: Env = {}): Promise<Outcome> =>
    runCommand(command, args, { env, ...shown })

  const script = (path: string, args: readonly string[] = [], env: Env = {}) =>
    run(houseNode, [path, ...args], env)

  const vitest = (args: readonly string[], env: Env = {}) =>
    run('vitest', ['run', '--reporter=default', '--reporter=./tooling/flakyVitest.ts', ...args], env)

  const build = (...filters: string[]) =>
    run('turbo', [
      ...['run', 'build', '--output-logs=new-only', '--concurrency=2'],
      ...filters.map((filter) => `--filter=${filter}`),
    ])

  return { run, script, vitest, build, inOrder }
}

export type Commands = ReturnType<typeof commands>

/** One after another; all run, and one that fails fails the whole, unless `stopAtFailure`. */
async function inOrder(works: readonly (() => Promise<Outcome>)[], stopAtFailure = false): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const work of works) {
    outcomes.push(await work())
    if (stopAtFailure && outcomes.at(-1)?.code !== 0) break
  }
  const skipped = outcomes.find((outcome) => outcome.skipped)?.skipped
  return {
    code: outcomes.find(({ code }) => code !== 0)?.code ?? 0,
    output: outcomes.map(({ output = '' }) => output).join(''),
    ...(skipped ? { skipped } : {}),
  }
}

export async function inChromium(work: () => Promise<Outcome>, path = chromiumPath()): Promise<Outcome> {
  if (!path || !existsSync(path)) return { code: 1, skipped: 'there is no Chromium' }
  return work()
}

/** For tests that do not ask what a power cut leaves: that is for the crash rounds to see. */
export const careless = {
  inMemory: true,
  settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
}

/** Runs work with the address of a PostgreSQL: the one given by TEST_DATABASE_URL, or a temporary one. */
export async function withPostgres(
  work: (url: string) => Promise<Outcome>,
  options: { settings?: Env; inMemory?: boolean } = {},
): Promise<Outcome> {
  if (process.env.TEST_DATABASE_URL) return work(process.env.TEST_DATABASE_URL)
  if (!postgresBin()) return { code: 0, skipped: 'there is no PostgreSQL on this machine' }
  const { startPostgres } = await import('../../scripts/postgres.mjs')
  // The server does not keep this process alive by itself, not even until it has stopped.
  const awake = setInterval(() => {}, 1_000)
  try {
    const server = await startPostgres(options)
    try {
      return await work(server.url)
    } finally {
      await server.stop()
    }
  } finally {
    clearInterval(awake)
  }
}
