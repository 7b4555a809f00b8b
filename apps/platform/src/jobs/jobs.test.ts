import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, newId, openDatabase, transact } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { readSince, recordEvent } from '../events/index.ts'
import { jobKind } from './index.ts'
import { type Jobs, openJobs } from './open.ts'

const note = jobKind<{ member: string; due: number }>('test.note')
const flaky = jobKind<{ member: string }>('test.flaky')
const unheard = jobKind<{ member: string }>('test.unheard')

describe.each(testEngines)('delayed work on $name', ({ open }) => {
  let database: Database
  let jobs: Jobs
  const lateness: number[] = []
  const failures = new Map<string, number>()

  beforeAll(async () => {
    database = await open()
    jobs = await openJobs(database)
    await jobs.handle(note, async (unit, { member, due }) => {
      lateness.push(Date.now() - due)
      await recordEvent(database, unit, { memberId: member, type: 'noted', payload: {} })
    })
    await jobs.handle(flaky, async (unit, { member }) => {
      await recordEvent(database, unit, { memberId: member, type: 'noted', payload: {} })
      const times = (failures.get(member) ?? 0) + 1
      failures.set(member, times)
      if (times < 3) throw new Error('not yet')
    })
  })
  afterAll(async () => {
    await jobs?.close()
    await database?.close()
  })

  const noted = async (member: string) => {
    const resume = await readSince(database.db, member, 0n)
    return resume.kind === 'events' ? resume.events.length : -1
  }
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

  test('due work is done within a second or so of its time, and not before', async () => {
    const delays = monitorEventLoopDelay()
    delays.enable()
    const members = [0, 1, 2].map((after) => ({ after, member: newId() }))
    for (const { after, member } of members) {
      const due = Date.now() + after * 1_000
      await transact(database, ({ trx }) => jobs.send(trx, note, { member, due }, { after }))
    }
    for (const { member } of members) await soon(async () => expect(await noted(member)).toBe(1))
    expect(Math.min(...lateness)).toBeGreaterThan(-50)
    // A machine that delays a timer, delays the database too, and more than once for each job.
    const stall = delays.max / 1e6
    expect(Math.max(...lateness)).toBeLessThan(1_500 + 5 * stall)
  })

  test('work that is due at once is done before the next regular look', async () => {
    const took: number[] = []
    for (let count = 0; count < 5; count++) {
      const member = newId()
      const began = performance.now()
      await transact(database, ({ trx }) => jobs.send(trx, note, { member, due: Date.now() }))
      await soon(async () => expect(await noted(member)).toBe(1))
      took.push(performance.now() - began)
    }
    // With one look a second four of five would take a second.
    expect(took.toSorted((one, other) => one - other)[1]).toBeLessThan(700)
  })

  test('recurring work continues, however often and wherever it was set up', async () => {
    let turns = 0
    const take = async () => {
      turns += 1
    }
    await jobs.every('test.again', 1, take)
    await jobs.every('test.again', 1, take)
    const other = await openJobs(database)
    await other.every('test.again', 1, take)
    const began = Date.now()
    await soon(async () => expect(turns).toBeGreaterThanOrEqual(2))
    await other.close()
    // Two chains would have made twice as many turns.
    expect(turns).toBeLessThanOrEqual((Date.now() - began) / 1_000 + 1)
    const { rows } = await sql<{ count: bigint }>`
      SELECT count(*) AS count FROM jobs.job WHERE name = 'test.again' AND state = 'created'`.execute(
      database.db,
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(1n)
  })

  test('a job of work that was rolled back does not exist', async () => {
    const member = newId()
    const failing = transact(database, async ({ trx }) => {
      await jobs.send(trx, note, { member, due: Date.now() })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await pause(1_200)
    expect(await noted(member)).toBe(0)
  })

  test('I6 a handler that fails is tried again, and its effect is committed once', async () => {
    const member = newId()
    await transact(database, ({ trx }) => jobs.send(trx, flaky, { member }))
    await soon(async () => expect(await noted(member)).toBe(1))
    expect(failures.get(member)).toBe(3)
  })

  test('work without a handler is refused when it is sent', async () => {
    const sending = transact(database, ({ trx }) => jobs.send(trx, unheard, { member: 'x' }))
    await expect(sending).rejects.toThrow(/no handler/)
  })

  test('what waits in a queue is done without a pause between', async () => {
    const member = newId()
    await transact(database, async ({ trx }) => {
      for (let count = 0; count < 80; count++) await jobs.send(trx, note, { member, due: Date.now() })
    })
    // Two workers that each rested half a second after a job would need twenty.
    await soon(async () => expect(await noted(member)).toBe(80))
  })
})

test.skipIf(process.env.TEST_DATABASE_URL)('empty queues are polled together', async () => {
  const database = await openDatabase({ folder: 'memory' })
  const jobs = await openJobs(database)
  for (let count = 0; count < 20; count++) await jobs.handle(jobKind(`test.idle${count}`), async () => {})
  const asked = vi.spyOn(database.pglite as PGlite, 'query')
  const times = (words: string) => asked.mock.calls.filter(([text]) => text.includes(words)).length
  const looks = () => times('FROM unnest')
  const fetches = () => times('FOR UPDATE OF j SKIP LOCKED')
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(2), 60_000)
  // Each worker polled once when it started, and not again.
  expect(fetches()).toBeLessThanOrEqual(40)
  await jobs.close()
  await database.close()
})
