import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { openDatabase } from '@baize/platform/database/index.ts'
import { timeouts } from '@baize/platform/database/open.ts'
import { PreparingClient } from '@baize/platform/database/preparingClient.ts'
import type { Schema } from '@baize/platform/database/schema.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { failureOf } from '@baize/platform/http/failure.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from '../http/testing.ts'

describe.each(testEngines)('a database in trouble under the API, on $name', (engine) => {
  let platform: TestPlatform
  let as: TestSession
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    as = await platform.signIn('vibol2026')
  })
  afterAll(() => platform?.close())

  const up = (key: string) =>
    platform.call(
      'transferUpline',
      { body: { amount: '1.00', paymentPassword: '246810', note: '' } },
      { as, key },
    )
  const balance = async () => (await platform.call('balance', {}, { as })).text

  test.each(['40P01', '40001'])(
    'F10 %s without end is 503 with a time to wait, moves nothing, and leaves the key free',
    async (state) => {
      const before = await balance()
      await sql`
        CREATE FUNCTION lose_race() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = ${sql.lit(state)}; END $$
      `.execute(platform.platform.db)
      await sql`CREATE TRIGGER lose_race BEFORE INSERT ON transfer FOR EACH ROW EXECUTE FUNCTION lose_race()`.execute(
        platform.platform.db,
      )
      const key = testKey()
      const refused = await up(key)
      expect([refused.status, refused.envelope.code]).toEqual([503, 'busy'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await balance()).toBe(before)
      await sql`DROP TRIGGER lose_race ON transfer`.execute(platform.platform.db)
      await sql`DROP FUNCTION lose_race()`.execute(platform.platform.db)
      const done = await up(key)
      expect(done.status).toBe(200)
      expect((await up(key)).text).toBe(done.text)
      expect(await verifyLedger(platform.platform.db)).toEqual([])
    },
  )
})

describe('a server that accepts connections and never responds', () => {
  test('F11 a hundred concurrent callers receive 503 with a time to wait within seconds, and none is queued', async () => {
    const sockets = new Set<Socket>()
    const stalled = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
    await once(stalled, 'listening')
    const { port } = stalled.address() as AddressInfo
    const platform = await startTestPlatform({ work: false })
    const as = await platform.signIn()
    const connectionString = `postgres://nobody@127.0.0.1:${port}/nothing`
    const pool = new Pool({ connectionString, max: 4, connectionTimeoutMillis: 5_000 })
    pool.on('error', () => {})
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    const whole = platform.platform.db
    Object.assign(platform.platform, { db })
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: 100 }, () => platform.call('balance', {}, { as })))
    // Four at a time, each for five seconds, a line of a hundred would take two minutes.
    expect(performance.now() - started).toBeLessThan(60_000)
    for (const { status, envelope, headers } of answers) {
      expect([status, envelope.code]).toEqual([503, 'busy'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(pool.waitingCount).toBe(0)
    Object.assign(platform.platform, { db: whole })
    expect((await platform.call('balance', {}, { as })).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    stalled.close()
    await pool.end()
    await platform.close()
  })

  test('a server that greets and then hangs is not waited for without end, and the response is busy', async () => {
    let greeting = ''
    let open = 0
    const hanging = createServer((socket) => {
      open += 1
      socket.on('close', () => {
        open -= 1
      })
      socket.once('data', (startup) => {
        greeting = startup.toString('latin1')
        // AuthenticationOk, then ReadyForQuery; no query ever gets a response.
        socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]))
      })
      socket.on('error', () => {})
    }).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    const { port } = hanging.address() as AddressInfo
    const connectionString = `postgres://nobody@127.0.0.1:${port}/nothing`
    const pool = new Pool({ connectionString, Client: PreparingClient, ...timeouts(0.5), query_timeout: 500 })
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    const failure = await sql`SELECT ${1}::int`.execute(db).catch((error: unknown) => error)
    expect(JSON.parse(failureOf(failure, 'balance').body).code).toBe('busy')
    expect(greeting).toContain('statement_timeout\x00500')
    // The connection is not lent again: its next borrower would wait for this statement.
    await expect.poll(() => [pool.totalCount, open]).toEqual([0, 0])
    expect(timeouts(30)).toEqual({ statement_timeout: 30_000, query_timeout: 35_000 })
    hanging.close()
    await pool.end()
  })

  test('F11 the platform’s own pool stops waiting for a connection', async () => {
    const refuses = vi.fn()
    const stalled = createServer(refuses).listen(0, '127.0.0.1')
    await once(stalled, 'listening')
    const { port } = stalled.address() as AddressInfo
    await expect(openDatabase({ url: `postgres://nobody@127.0.0.1:${port}/nothing` })).rejects.toThrow(
      /timeout/i,
    )
    expect(refuses).toHaveBeenCalled()
    stalled.close()
  })
})
