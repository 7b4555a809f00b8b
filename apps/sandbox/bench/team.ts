/**
 * The team report of an agent over a tree of 100,000 accounts and five million settled bets: each report's own handler,
 * for the root and for agents of each level, over periods of one day to three months. BENCH_BETS makes a smaller world;
 * BENCH_DATABASE_URL takes a database of your own, where a world that was built before is measured again.
 */
import { isDeepStrictEqual } from 'node:util'
import { figuresBySlots, figuresBySums } from '@baize/platform/bills/figures.ts'
import { type Database, openDatabase } from '@baize/platform/database/index.ts'
import { handlers } from '@baize/platform/http/handlers.ts'
import type { Db } from '@baize/platform/http/implement.ts'
import type { Settings } from '@baize/platform/settings.ts'
import { windowAt } from '@baize/platform/settlement/windows.ts'
import { rebuildTeams } from '@baize/platform/team/rebuild.ts'
import { sql } from 'kysely'
import { readSandboxSettings } from '../src/settings.ts'
import { figuresOf } from './measuring/measure.ts'
import { withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

const bets = Number(process.env.BENCH_BETS ?? '5000000')
const members = Math.max(2_000, Math.round(bets / 50))
const agents = 1_111
const now = new Date('2026-11-21T12:00:00Z')

/** Agents in a tree of ten branches at each node, four levels; the others are spread below all of them. */
const people = sql`
  WITH RECURSIVE agent (n, path) AS (
    SELECT 1, '/a1/'::text UNION ALL
    SELECT child.n, agent.path || 'a' || child.n || '/'
    FROM agent CROSS JOIN LATERAL generate_series(agent.n * 10 - 8, agent.n * 10 + 1) AS child (n) WHERE child.n <= ${agents}
  ), person AS (
    SELECT 'a' || n AS id, CASE WHEN n = 1 THEN NULL ELSE 'a' || (n + 8) / 10 END AS parent, path, 1 AS type FROM agent
    UNION ALL
    SELECT 'm' || made.n, 'a' || agent.n, agent.path || 'm' || made.n || '/', 0
    FROM generate_series(1, ${members}::integer) AS made (n) JOIN agent ON agent.n = made.n % ${agents} + 1
  )
  INSERT INTO member (id, account, account_key, nickname, type, parent_id, path, joined_at)
  SELECT id, id, id, id, type, parent, path, ${now}::timestamptz - interval '200 days' FROM person`

/** Fifty bets each: ten sittings of five bets within three months. */
const play = sql`
  INSERT INTO bet (id, vassalage, transaction_id, round_id, member_id, node_id, game_type, stake, valid_bet, payout, state,
    placed_at, settled_at)
  SELECT 'b' || n, 'BENCH', 'b' || n, 'b' || n, 'm' || (n % ${members} + 1), '1001',
    (ARRAY['RNG', 'LIVE', 'FISH', 'SPORTS'])[n / ${members} / 5 % 4 + 1], 10000, 10000,
    CASE WHEN n % 3 = 0 THEN 25000 ELSE 0 END, CASE WHEN n % 3 = 0 THEN 'won' ELSE 'lost' END, at, at
  FROM generate_series(0, ${bets}::integer - 1) AS made (n) CROSS JOIN LATERAL (SELECT
    ${now}::timestamptz - make_interval(hours => (n / ${members} / 5 * 211 + n % ${members} * 7) % 2160) AS at) AS moment`

const slots = sql`
  INSERT INTO play_slot (member_id, slot, game_type, bets, stake, valid_bet, payout)
  SELECT member_id, slot_of(settled_at), game_type, count(*), sum(stake), sum(valid_bet), sum(payout)
  FROM bet GROUP BY 1, 2, 3`

const wallets = sql`
  INSERT INTO account (id, owner_id, kind, currency, balance)
  SELECT gen_random_uuid(), id, 'cash', 'USD', 1000000 FROM member`

async function build(database: Database, settings: Settings): Promise<void> {
  const began = performance.now()
  await database.db.transaction().execute(async (trx) => {
    // Set-based, without a trigger for each row: the world is right as it is written, and the sums are built from it.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    for (const part of [people, wallets, play, slots]) await part.execute(trx)
  })
  // What the first report read after an upgrade would do, and the roll-up's job does at its first turn.
  await rebuildTeams(database.db, settings.brand)
  await sql`VACUUM ANALYZE`.execute(database.db)
  const { rows } = await sql<{ size: string }>`
    SELECT pg_size_pretty(pg_database_size(current_database())) AS size`.execute(database.db)
  console.log(rows[0]?.size)
  console.log(`${members} members and ${bets} bets in ${Math.round((performance.now() - began) / 1_000)} s`)
}

type Call = (request: unknown, context: unknown) => Promise<unknown>
const calls: readonly { call: keyof typeof handlers; query?: Readonly<Record<string, string>> }[] = [
  { call: 'teamOverview' },
  { call: 'teamReport' },
  { call: 'teamProfitLoss' },
  { call: 'teamProfitLoss', query: { sort: 'profitLoss' } },
  { call: 'teamMembers', query: { sort: 'net' } },
  { call: 'teamMembers', query: { sort: 'balance', show: 'members' } },
  { call: 'teamMembers', query: { sort: 'stake', show: 'members' } },
  { call: 'teamBets', query: { sort: 'stake' } },
  { call: 'teamBets', query: { sort: 'winLoss', order: 'ascending' } },
]

/** A month's bill of the root, from the sums by day and from every slot of the team: the same figures. */
async function measureBill(db: Db, brand: Settings['brand']): Promise<void> {
  const window = windowAt('monthly', brand.gmtOffsetMinutes, new Date('2026-10-10T00:00:00Z'))
  const team = { head: 'a1', path: '/a1/' }
  const timed = async (read: () => Promise<unknown>) => {
    const asked = performance.now()
    const figures = await read()
    return { ms: Math.round(performance.now() - asked), figures }
  }
  const sums = await timed(() => figuresBySums(db, brand, team, window))
  const slots = await timed(() => figuresBySlots(db, brand.currency, team.path, window))
  if (!isDeepStrictEqual(sums.figures, slots.figures)) throw new Error('sums and slots differ')
  console.log(`a month's bill of the whole tree: ${sums.ms} ms from the sums, ${slots.ms} ms from the slots`)
}

async function measure(url: string): Promise<void> {
  const database = await openDatabase({ url })
  const settings = readSandboxSettings({})
  const built = await database.db.selectFrom('member').select('id').where('id', '=', 'a1').executeTakeFirst()
  if (!built) await build(database, settings)
  const platform = { database, db: database.db, settings, now: () => now }
  const paths = await database.db
    .selectFrom('member')
    .select(['id', 'path'])
    .where('id', 'in', ['a1', 'a2', 'a7', 'a20', 'a60', 'a300', 'a900'])
    .execute()
  const rows = []
  const verdicts = []
  for (const { call, query: sorted } of calls) {
    const title = [call, ...Object.values(sorted ?? {})].join(' ')
    const report = handlers[call] as unknown as Call
    const all: number[] = []
    for (const { id, path } of paths.toSorted((one, other) => one.path.length - other.path.length)) {
      const times: number[] = []
      for (const days of [1, 7, 30, 90, 1, 7, 30, 90]) {
        const day = (back: number) => new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10)
        const session = { memberId: id, path, id: 's', accountType: 1 }
        const query = { from: day(days - 1), to: day(0), pageSize: 20, ...sorted }
        const asked = performance.now()
        await report({ query }, { ...platform, platform, session, language: 'en' })
        times.push(performance.now() - asked)
      }
      all.push(...times)
      const { p50, p95 } = figuresOf(times, 1, 0)
      rows.push({ call: title, agent: id, depth: path.split('/').length - 2, 'p50 ms': p50, 'p95 ms': p95 })
    }
    verdicts.push({ what: `${title}, p95`, figure: figuresOf(all, 1, 0).p95, atMost: 300, unit: 'ms' })
  }
  console.table(rows)
  await measureBill(database.db, settings.brand)
  printVerdicts(verdicts)
  await database.close()
}

const own = process.env.BENCH_DATABASE_URL
await (own ? measure(own) : withPostgres(measure))
