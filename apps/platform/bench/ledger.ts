/**
 * Transfers a second through the ledger: each is one keyed transaction (key, journal, postings, balances,
 * event). Run by `npm run bench`; BENCH_SECONDS says how long each line takes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Money, money } from '@baize/api/money'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { type Database, newId, openDatabase, transact } from '../src/database/index.ts'
import { recordEvent } from '../src/events/index.ts'
import { runOnce } from '../src/idempotency/index.ts'
import { cashOf, houseFor, post, verifyLedger } from '../src/ledger/index.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? '4')
const note = { currency: 'KHR', cause: { type: 'bench', id: '1' }, actor: 'bench' }
const members = Array.from({ length: 100 }, newId)

const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'))
const server = await startPostgres()
try {
  const rows = []
  const embedded = await openDatabase({ folder })
  for (const callers of [1, 8]) rows.push(await measure('PGlite', embedded, callers))
  await embedded.close()
  const shared = await openDatabase({ url: server.url, connections: 8 })
  for (const callers of [1, 8]) rows.push(await measure('PostgreSQL', shared, callers))
  await shared.close()
  console.table(rows)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(engine: string, database: Database, callers: number) {
  for (const member of members) await move(database, 'deposit', member, member, money(1_000_000_000n))
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1_000
  const used = process.cpuUsage()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        const asked = performance.now()
        const [from, to] = [pick(), pick()]
        if (from !== to) await move(database, 'transfer', from, to, money(1n))
        times.push(performance.now() - asked)
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(used)
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
  const violations = (await verifyLedger(database.db)).length
  return {
    engine,
    callers,
    'keyed transfers/s': Math.round(times.length / elapsed),
    // What this process alone spends: on a busy machine the steadier figure.
    'own CPU ms each': Number(((user + system) / 1_000 / times.length).toFixed(2)),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    violations,
  }
}

function move(database: Database, kind: 'deposit' | 'transfer', from: string, to: string, amount: Money) {
  return transact(database, (unit) =>
    runOnce(unit.trx, { scope: 'bench', key: newId(), requestHash: '' }, async () => {
      const source = kind === 'deposit' ? houseFor(to, 'psp.clearing') : cashOf(from)
      const type = kind === 'deposit' ? 'depositCredited' : 'transferSent'
      const postings = [{ from: source, to: cashOf(to), amount }]
      const { id } = await post(unit.trx, { ...note, type, owner: to, postings })
      await recordEvent(database, unit, { memberId: to, type: 'balanceChanged', payload: { id } })
      return id
    }),
  )
}

function pick(): string {
  return members[Math.floor(Math.random() * members.length)] ?? ''
}
