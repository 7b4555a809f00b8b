/**
 * F1, F2: kills the platform under load, and the server under it, and searches for what was lost or invented.
 *
 * node apps/sandbox/crash/run.ts [--rounds 10] [--postgres <url> | --postgres start] [--seed 1] [--power-cut]
 *
 * PGlite in a temporary folder, unless a PostgreSQL server is named (a database of its own is made on it) or
 * `start`ed. With `--power-cut`, a started server's processes are killed too. Prints a table; the exit code is 0 only
 * when nothing acknowledged was lost, nothing exists that was not requested, every job finished, and the ledger kept
 * its invariants after every round.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { crashRounds, type Round } from './rounds.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    postgres: { type: 'string' },
    'power-cut': { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const target = await openTarget(values.postgres ?? (process.env.DATABASE_URL || undefined))
const clientFolder = mkdtempSync(join(tmpdir(), 'baize-crash-clients-'))
console.log(`kill -9 under load: ${target.name}, ${values.rounds} rounds, seed ${values.seed}`)
const done: Round[] = []
try {
  const plan = {
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    target: target.address,
    journalFile: join(clientFolder, 'journal'),
    server: values['power-cut'] ? target.server : undefined,
  }
  for await (const round of crashRounds(plan)) {
    done.push(round)
    const { violations, lost, phantom, ...figures } = round
    console.log(
      Object.entries({
        ...figures,
        lost: lost.length,
        phantom: phantom.length,
        violations: violations.length,
      })
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    )
    for (const what of lost.slice(0, 10)) console.log(`  lost: ${what}`)
    for (const what of phantom.slice(0, 10)) console.log(`  phantom: ${what}`)
    for (const { invariant, finding, subject } of violations)
      console.log(`  ${invariant}: ${finding}: ${subject}`)
  }
} finally {
  await target.remove()
  rmSync(clientFolder, { recursive: true, force: true })
}

const sum = (figure: (round: Round) => number) => done.reduce((total, round) => total + figure(round), 0)
const wrong = sum(({ lost, phantom, violations }) => lost.length + phantom.length + violations.length)
const kills = Number(values.rounds)
console.table([
  {
    engine: target.name,
    kills,
    acknowledged: sum((round) => round.acknowledged),
    'acknowledged lost': sum((round) => round.lost.length),
    phantom: sum((round) => round.phantom.length),
    'ledger violations': sum((round) => round.violations.length),
    'unknown at kill': sum((round) => round.unknown),
    'of them done': sum((round) => round.unknownDone),
    replayed: sum((round) => round.replayed),
    'slowest recovery ms': Math.max(...done.slice(1).map((round) => round.recoveryMs)),
  },
])
process.exitCode = wrong === 0 && done.length === kills + 1 ? 0 : 1

async function openTarget(postgres: string | undefined) {
  if (postgres === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'baize-crash-'))
    return {
      name: 'PGlite',
      address: folder,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    }
  }
  const { startPostgres } = await import('../../../scripts/postgres.mjs')
  const server = postgres === 'start' ? await startPostgres() : undefined
  const own = new URL(server?.url ?? postgres)
  const name = `baize_crash_${process.pid}_${Date.now()}`
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: server?.url ?? postgres })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administer(`CREATE DATABASE ${name}`)
  own.pathname = `/${name}`
  const remove = async () => {
    await administer(`DROP DATABASE ${name} WITH (FORCE)`)
    await server?.stop()
  }
  return { name: 'PostgreSQL', address: own.href, server, remove }
}
