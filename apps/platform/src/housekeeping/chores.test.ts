import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { chores, keepHouse } from './chores.ts'

const now = new Date(Date.UTC(2026, 10, 21, 12))
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** What a row's age is counted from, and how old it is in hours: one that must stay and one that must go. */
const cases: { name: string; table: string; stays: number; goes: number; insert: Insert }[] = [
  {
    ...{ name: 'idempotency keys', table: 'idempotency', stays: 167, goes: 169 },
    insert: (id, at) => sql`INSERT INTO idempotency (scope, key, request_hash, created_at)
      VALUES ('test', ${id}, '', ${at})`,
  },
  {
    ...{ name: 'events', table: 'member_event', stays: 167, goes: 169 },
    insert: (id, at) => sql`WITH stream AS (INSERT INTO member_stream (member_id, last_seq) VALUES (${id}, 1))
      INSERT INTO member_event (member_id, seq, id, type, payload, at)
      VALUES (${id}, 1, gen_random_uuid(), 'noted', '{}', ${at})`,
  },
  {
    ...{ name: 'captchas', table: 'captcha', stays: -0.01, goes: 0.01 },
    insert: (id, at) => sql`INSERT INTO captcha (id, answer_mark, salt, difficulty, expires_at)
      VALUES (${id}, '', '', 1, ${at})`,
  },
  {
    ...{ name: 'used nonces', table: 'used_nonce', stays: -0.01, goes: 0.01 },
    insert: (id, at) => sql`INSERT INTO used_nonce (nonce, expires_at) VALUES (${id}, ${at})`,
  },
  {
    ...{ name: 'event tickets', table: 'event_ticket', stays: -0.01, goes: 0.01 },
    insert: (id, at) => sql`INSERT INTO event_ticket (ticket_hash, session_id, member_id, expires_at)
      VALUES (${id}, 'kept', 'anna', ${at})`,
  },
  {
    ...{ name: 'throttles at rest', table: 'throttle', stays: 23, goes: 25 },
    insert: (id, at) => sql`INSERT INTO throttle (key, whole_at) VALUES (${id}, ${at.getTime()})`,
  },
  {
    ...{ name: 'failures', table: 'failure', stays: 23, goes: 25 },
    insert: (id, at) => sql`INSERT INTO failure (key, count, last_at) VALUES (${id}, 1, ${at})`,
  },
  {
    ...{ name: 'launches that were not opened', table: 'play_session', stays: 23, goes: 25 },
    insert: (id, at) => playSession(id, { launch: at, end: now, opened: null }),
  },
  {
    ...{ name: 'finished rounds of the sandbox', table: 'sandbox_round', stays: 719, goes: 721 },
    insert: (id, at) => round(id, at, 'refused'),
  },
  {
    ...{ name: 'play sessions', table: 'play_session', stays: 719, goes: 721 },
    insert: (id, at) => playSession(id, { launch: at, end: at, opened: at }),
  },
  {
    ...{ name: 'sessions', table: 'session', stays: 719, goes: 721 },
    insert: (
      id,
      at,
    ) => sql`INSERT INTO session (id, member_id, site, token_hash, binding_hash, created_at, last_seen_at)
      VALUES (${id}, 'anna', 'member', ${id}, '', ${at}, ${at})`,
  },
]

type Insert = (id: string, at: Date) => ReturnType<typeof sql>

const playSession = (
  id: string,
  { launch, end, opened }: { launch: Date; end: Date; opened: Date | null },
  member = 'anna',
) => sql`INSERT INTO play_session (id, launch_hash, token_hash, member_id, session_id, node_id, vassalage, site,
    language, created_at, launch_expires_at, opened_at, expires_at)
  VALUES (${id}, ${id}, ${opened && id}, ${member}, '', '', 'V', 'member', 'km', ${launch}, ${launch}, ${opened}, ${end})`

const round = (id: string, at: Date, state: 'open' | 'refused') => sql`INSERT INTO sandbox_round
  (id, play_session_id, play_session_sealed, round_id, stake, choice, symbols, payout, fails, state, refused, started_at)
  VALUES (${id}, 'kept', '', ${id}, 1, '', '', 0, false, ${state}, ${state === 'open' ? null : 'x'}, ${at})`

const member = (
  id: string,
) => sql`INSERT INTO member (id, account, account_key, nickname, type, path, joined_at)
  VALUES (${id}, ${id}, ${id}, ${id}, 0, ${`/${id}/`}, ${now})`

describe.each(testEngines)('housekeeping on $name', (engine) => {
  let database: Database
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.db)
  const count = async (table: string) =>
    (await sql<{ count: bigint }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(database.db))
      .rows[0]?.count ?? 0n

  beforeAll(async () => {
    database = await engine.open()
    await run(member('anna'))
    await run(member('bora'))
    await run(sql`INSERT INTO session (id, member_id, site, token_hash, binding_hash, created_at, last_seen_at)
      VALUES ('kept', 'anna', 'member', 'kept', '', ${now}, ${now})`)
    await run(playSession('kept', { launch: now, end: now, opened: now }))
  })
  afterAll(() => database.close())

  test('each chore has a case here', () => {
    expect(cases.map(({ name }) => name)).toEqual(chores.map(({ name }) => name))
  })

  test.each(cases)('$name: what has served goes, what may be asked for stays', async (told) => {
    const found = await count(told.table)
    await run(told.insert(`${told.name} stays`, before(told.stays)))
    await run(told.insert(`${told.name} goes`, before(told.goes)))
    expect(await count(told.table)).toBe(found + 2n)
    await keepHouse(database, now)
    expect(await count(told.table)).toBe(found + 1n)
    await keepHouse(database, now)
    expect(await count(told.table)).toBe(found + 1n)
  })

  test('a play session stays while a bet of its player is open, however old it is', async () => {
    const old = before(2_000)
    await run(playSession('waits', { launch: old, end: old, opened: old }, 'bora'))
    await run(sql`INSERT INTO bet (id, vassalage, transaction_id, round_id, member_id, node_id, game_type, stake,
        valid_bet, state, placed_at)
      VALUES ('open', 'V', 'open', 'open', 'bora', '', '', 1, 1, 'unsettled', ${old})`)
    const found = await count('play_session')
    await keepHouse(database, now)
    expect(await count('play_session')).toBe(found)
    await run(sql`UPDATE bet SET state = 'lost', settled_at = ${now} WHERE id = 'open'`)
    await keepHouse(database, now)
    expect(await count('play_session')).toBe(found - 1n)
  })
})
