import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, newId, openDatabase, sqlState, transact } from './index.ts'
import { migrate } from './migrate.ts'
import { splitStatements } from './statements.ts'
import { testEngines } from './testDatabase.ts'

describe.each(testEngines)('the database on $name', ({ name, open }) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    await database?.close()
  })

  test('I8 64-bit integers are read and written as bigint, JSON as values, moments as Date', async () => {
    const { rows } = await sql`SELECT ${9_223_372_036_854_775_807n}::bigint AS most, count(*) AS counted,
      '{"a":[1]}'::jsonb AS json, '2026-11-21T00:00:00Z'::timestamptz AS at FROM schema_lock`.execute(
      database.db,
    )
    expect(rows).toEqual([
      {
        most: 9_223_372_036_854_775_807n,
        counted: 1n,
        json: { a: [1] },
        at: new Date('2026-11-21T00:00:00Z'),
      },
    ])
  })

  test('migrations run once when several processes start at the same time', async () => {
    expect(await Promise.all([1, 2, 3, 4].map(() => migrate(database.db)))).toEqual([[], [], [], []])
    const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migration ORDER BY name`.execute(
      database.db,
    )
    expect(rows.map((row) => row.name).slice(0, 3)).toEqual([
      '0001_ledger.sql',
      '0002_idempotency.sql',
      '0003_events.sql',
    ])
  })

  test('a migration that was changed after it ran is refused', async () => {
    const rename = (from: string, to: string) =>
      sql`UPDATE schema_migration SET hash = replace(hash, ${from}, ${to}) WHERE name = '0002_idempotency.sql'`
    const { rows } = await sql<{ hash: string }>`SELECT hash FROM schema_migration
      WHERE name = '0002_idempotency.sql'`.execute(database.db)
    const hash = rows[0]?.hash ?? ''
    await rename(hash, 'other').execute(database.db)
    await expect(migrate(database.db)).rejects.toThrow(/0002_idempotency.sql was changed/)
    await rename('other', hash).execute(database.db)
  })

  test('a deadlock is tried again, and what follows the commit happens once', async () => {
    let attempts = 0
    const after = vi.fn()
    const answer = await transact(database, async (unit) => {
      unit.afterCommit(after)
      attempts += 1
      if (attempts < 3)
        await sql`DO $$ BEGIN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END $$`.execute(unit.trx)
      return 'done'
    })
    expect([answer, attempts, after.mock.calls.length]).toEqual(['done', 3, 1])
  })

  test('F10 a deadlock without end fails after five more attempts', async () => {
    let attempts = 0
    const working = transact(database, async ({ trx }) => {
      attempts += 1
      await sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`.execute(trx)
    })
    expect(sqlState(await working.catch((error: unknown) => error))).toBe('40001')
    expect(attempts).toBe(6)
  })

  test('what follows a commit cannot undo the response, and does not follow a rollback', async () => {
    const never = vi.fn()
    const failing = transact(database, async (unit) => {
      unit.afterCommit(never)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(never).not.toHaveBeenCalled()
    const answer = await transact(database, async (unit) => {
      unit.afterCommit(() => Promise.reject(new Error('the bus is down')))
      return 'done'
    })
    expect(answer).toBe('done')
  })

  test('transactions are exclusive: none sees the half of another', async () => {
    await sql`CREATE TABLE tally (id int PRIMARY KEY, count int NOT NULL)`.execute(database.db)
    await sql`INSERT INTO tally VALUES (1, 0)`.execute(database.db)
    await Promise.all(
      Array.from({ length: 50 }, () =>
        transact(database, async ({ trx }) => {
          const { rows } = await sql<{
            count: number
          }>`SELECT count FROM tally WHERE id = 1 FOR UPDATE`.execute(trx)
          await new Promise((resolve) => setImmediate(resolve))
          await sql`UPDATE tally SET count = ${(rows[0]?.count ?? 0) + 1} WHERE id = 1`.execute(trx)
        }),
      ),
    )
    const { rows } = await sql<{ count: number }>`SELECT count FROM tally`.execute(database.db)
    expect(rows).toEqual([{ count: 50 }])
  })

  test('the bus carries a message to every listener until it stops listening', async () => {
    const heard: string[] = []
    const stop = await database.bus.subscribe('test_channel', (message) => void heard.push(message))
    await database.bus.publish('test_channel', 'សួស្តី')
    await vi.waitFor(() => expect(heard).toEqual(['សួស្តី']))
    await stop()
    await database.bus.publish('test_channel', 'again')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(heard).toHaveLength(1)
  })

  if (name === 'PostgreSQL') {
    test('the bus reconnects after its connection was cut, and reports the gap', async () => {
      const heard: string[] = []
      const gap = vi.fn()
      await database.bus.subscribe('cut_channel', (message) => void heard.push(message), gap)
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'baize-bus' AND datname = current_database()`.execute(database.db)
      await vi.waitFor(() => expect(gap).toHaveBeenCalled())
      await database.bus.publish('cut_channel', 'back')
      await vi.waitFor(() => expect(heard).toEqual(['back']))
    })
  }

  test('closing twice is closing once', async () => {
    const other = await open()
    await Promise.all([other.close(), name === 'PGlite' ? other.close() : undefined])
    await expect(sql`SELECT 1`.execute(other.db)).rejects.toThrow()
  })
})

test('ids rise, even within a millisecond, and are marked as UUIDv7', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an SQL text is split at the semicolons that end statements only', () => {
  expect(
    splitStatements(`
      -- one; not a statement
      CREATE TABLE a (b text DEFAULT 'x;''y');
      CREATE FUNCTION f() AS $$ BEGIN; END; $$; SELECT 1 - 2`),
  ).toEqual([
    "CREATE TABLE a (b text DEFAULT 'x;''y')",
    'CREATE FUNCTION f() AS $$ BEGIN; END; $$',
    'SELECT 1 - 2',
  ])
})

test('a server that is not there is an error, not a wait without end', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(/ECONNREFUSED/)
})
