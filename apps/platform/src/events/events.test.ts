import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, newId, transact } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { pruneEvents, readSince, recordEvent, watchMembers } from './index.ts'

describe.each(testEngines)('member events on $name', ({ open }) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(async () => {
    await database?.close()
  })

  const tell = (memberId: string, type = 'balanceChanged', payload: unknown = { balance: '1.00' }) =>
    transact(database, (unit) => recordEvent(database, unit, { memberId, type, payload }))
  const seqs = async (memberId: string, after: bigint) => {
    const resume = await readSince(database.db, memberId, after)
    return resume.kind === 'events' ? resume.events.map((event) => event.seq) : resume.kind
  }

  test('I17 a member sees every committed event once, in order, without a gap, from many writers', async () => {
    const [ana, bo] = [newId(), newId()]
    await Promise.all(Array.from({ length: 60 }, (_, index) => tell(index % 3 ? ana : bo)))
    expect(await seqs(ana, 0n)).toEqual(Array.from({ length: 40 }, (_, index) => BigInt(index + 1)))
    expect(await seqs(bo, 15n)).toEqual([16n, 17n, 18n, 19n, 20n])
    expect(await seqs(bo, 20n)).toEqual([])
  })

  test('an event of work that was rolled back does not exist, and is not published', async () => {
    const ana = newId()
    const seen: string[] = []
    const stop = await watchMembers(database.bus, (memberId, seq) => void seen.push(`${memberId} ${seq}`))
    const failing = transact(database, async (unit) => {
      await recordEvent(database, unit, { memberId: ana, type: 'depositCredited', payload: {} })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await tell(ana)
    await vi.waitFor(() => expect(seen).toEqual([`${ana} 1`]))
    expect(await seqs(ana, 0n)).toEqual([1n])
    await stop()
  })

  test('a payload is read as it was written, whatever is in it', async () => {
    const ana = newId()
    const payload = { text: 'ក 金 \' \\ " \u2028', list: [1, null, { deep: true }], amount: '0.0001' }
    await tell(ana, 'noticePublished', payload)
    const resume = await readSince(database.db, ana, 0n)
    expect(resume).toMatchObject({ kind: 'events', events: [{ type: 'noticePublished', payload }] })
  })

  test('a long absence is read page by page', async () => {
    const ana = newId()
    for (let index = 0; index < 5; index += 1) await tell(ana)
    expect(await readSince(database.db, ana, 0n, 2)).toMatchObject({ more: true, lastSeq: 5n })
    const second = await readSince(database.db, ana, 4n, 2)
    expect(second).toMatchObject({ more: false, events: [{ seq: 5n }] })
  })

  test('one who missed what was pruned, or saw what never was, is sent for a snapshot', async () => {
    const ana = newId()
    for (let index = 0; index < 3; index += 1) await tell(ana)
    expect(await pruneEvents(database.db, new Date(Date.now() + 60_000))).toBeGreaterThanOrEqual(3n)
    expect(await readSince(database.db, ana, 2n)).toEqual({ kind: 'snapshotNeeded', lastSeq: 3n })
    await tell(ana)
    expect(await seqs(ana, 3n)).toEqual([4n])
    expect(await readSince(database.db, ana, 9n)).toEqual({ kind: 'snapshotNeeded', lastSeq: 4n })
  })
})
