/**
 * Transfers a second through the ledger: each is one keyed journal (key, journal, postings, balances, events of both
 * members, stored response), written together with those that wait in the same moment, as `createTransfer` makes it.
 * Beside them the same each in a transaction of its own (`alone`, DB_BATCH=1) and in one of several round trips, a
 * bare `SELECT 1`, and the least SQL that moves an amount between two rows and records it. Run by `npm run
 * bench`.
 */
import { type Money, money } from '@baize/api/money'
import { type Database, newId, openDatabase, transact } from '@baize/platform/database/index.ts'
import { recordEvent } from '@baize/platform/events/index.ts'
import { runOnce } from '@baize/platform/idempotency/index.ts'
import { cashOf, houseFor, post, postOnce, verifyLedger } from '@baize/platform/ledger/index.ts'
import { CompiledQuery, sql } from 'kysely'
import { type Figures, measure } from './measuring/measure.ts'
import { withFolder, withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

/** Milliseconds: the most that one transfer in a hundred may take. */
const longest = 25

const note = { currency: 'KHR', cause: { type: 'bench', id: '1' }, actor: 'bench' }
const members = Array.from({ length: 100 }, newId)
const pick = () => members[Math.floor(Math.random() * members.length)] ?? ''

function two(): [string, string] {
  const from = pick()
  for (;;) {
    const to = pick()
    if (to !== from) return [from, to]
  }
}

const together = (database: Database) => {
  const [from, to] = two()
  return postOnce(database, {
    request: { scope: 'bench', key: newId(), requestHash: '' },
    ...{ ...note, type: 'transferSent', owner: from, at: new Date() },
    postings: [{ from: cashOf(from), to: cashOf(to), amount: money(1n) }],
    ...{ told: [from, to], currencySymbol: '' },
    answer: (after) => JSON.stringify({ balance: after(cashOf(from)), toBalance: after(cashOf(to)) }),
  })
}

function manyTrips(database: Database) {
  const [from, to] = two()
  return transact(database, (unit) =>
    runOnce(unit.trx, { scope: 'bench', key: newId(), requestHash: '' }, async () => {
      const postings = [{ from: cashOf(from), to: cashOf(to), amount: money(1n) }]
      const { id } = await post(unit.trx, { ...note, type: 'transferSent', owner: from, postings })
      for (const memberId of [from, to].sort()) {
        await recordEvent(database, unit, { memberId, type: 'balanceChanged', payload: { id } })
      }
      return id
    }),
  )
}

async function prepare(database: Database) {
  for (const owner of members) {
    const postings = [
      { from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: money(1_000_000_000n) as Money },
    ]
    await transact(database, ({ trx }) => post(trx, { ...note, type: 'depositCredited', owner, postings }))
  }
  await sql`CREATE TABLE floor_account (id text PRIMARY KEY, balance bigint NOT NULL)`.execute(database.db)
  await sql`CREATE TABLE floor_entry (id uuid PRIMARY KEY, debit text, credit text, amount bigint)`.execute(
    database.db,
  )
  await sql`INSERT INTO floor_account SELECT id, 1000000000 FROM unnest(${members}::text[]) AS made (id)`.execute(
    database.db,
  )
}

const floor = (database: Database) => {
  const [from, to] = two()
  const text = `WITH locked AS (SELECT id FROM floor_account WHERE id IN ($1, $2) ORDER BY id FOR UPDATE),
    moved AS (UPDATE floor_account SET balance = balance + CASE id WHEN $1 THEN -$3::bigint ELSE $3::bigint END
      WHERE id IN (SELECT id FROM locked) RETURNING 1)
    INSERT INTO floor_entry SELECT $4::uuid, $1, $2, $3::bigint FROM moved LIMIT 1`
  return database.db.executeQuery(CompiledQuery.raw(text, [from, to, 1n, newId()]))
}
const trip = (database: Database) => database.db.executeQuery(CompiledQuery.raw('SELECT $1::int', [1]))

async function run(engine: string, database: Database, callers: readonly number[]) {
  await prepare(database)
  const apart = { ...database, batch: 1 }
  const rows = []
  const best = new Map<string, Figures>()
  const ways = {
    'SELECT 1': trip,
    'least SQL': floor,
    'several round trips': manyTrips,
    alone: () => together(apart),
    together,
  }
  for (const [way, work] of Object.entries(ways)) {
    for (const count of callers) {
      const figures = await measure(count, () => work(database))
      best.set(`${way} ${count}`, figures)
      const least = best.get(`least SQL ${count}`)
      const { perSecond, p50, p99, ownCpu } = figures
      const ratio = least ? Number((perSecond / least.perSecond).toFixed(2)) : null
      rows.push({
        engine,
        way,
        callers: count,
        'per second': perSecond,
        'p50 ms': p50,
        'p99 ms': p99,
        'own CPU ms each': ownCpu,
        'of least SQL': ratio,
      })
    }
  }
  const violations = await verifyLedger(database.db)
  if (violations.length > 0)
    throw new Error(`the ledger is not as promised: ${JSON.stringify(violations.slice(0, 5))}`)
  console.table(rows)
  const figures = callers
    .map((count) => best.get(`together ${count}`))
    .filter((one) => one !== undefined)
    .toSorted((a, b) => b.perSecond - a.perSecond)
  // The rate that counts is one at which no request waits too long.
  return figures.find(({ p99 }) => p99 <= longest) ?? figures[0]
}

await withFolder(async (folder) => {
  const database = await openDatabase({ folder })
  const embedded = await run('PGlite', database, [1, 8, 32])
  await database.close()
  await withPostgres(async (url) => {
    const shared = await openDatabase({ url, connections: 16 })
    const server = await run('PostgreSQL', shared, [1, 8, 32, 64])
    await shared.close()
    printVerdicts([
      { what: 'transfers on PostgreSQL', figure: server?.perSecond ?? 0, atLeast: 3_000, unit: '/s' },
      { what: 'their p99', figure: server?.p99 ?? 0, atMost: longest, unit: 'ms' },
      { what: 'transfers on PGlite', figure: embedded?.perSecond ?? 0, atLeast: 800, unit: '/s' },
    ])
  })
})
