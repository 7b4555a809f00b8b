import { accountSorts, betSorts, daySorts } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Member } from '@baize/platform/members/members.ts'
import { periodOf } from '@baize/platform/records/days.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { sortedAccounts } from '@baize/platform/team/sortedAccounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund, playBet } from '../bills/testingPlay.ts'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { give } from './testingGiven.ts'

type Row = Readonly<Record<string, string | number | null>>
const orders = ['ascending', 'descending'] as const
const isAmount = /^-?\d+\.\d+$/

/** Of two values of a column: which one is greater. */
function compared(one: Row[string], other: Row[string]): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [left, right] = [String(one), String(other)]
  if (isAmount.test(left)) return Number(parseMoney(left) - parseMoney(right))
  return left < right ? -1 : Number(left > right)
}

describe.each(testEngines)('sorted tables of a team on $name', (engine) => {
  let running: TestPlatform
  let agent: TestSession
  let period: { from: string; to: string }
  let team: Member[]
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    // Below the head: three accounts, two below the first, one below the second of them.
    team = await plantTree(platform, [-1, 0, 0, 0, 1, 1, 4, 0], 'sorted')
    const [head] = team
    if (!head) throw new Error('no tree')
    for (const [index, { id }] of team.entries()) {
      running.advance(60)
      await fund(platform, id, String(((index * 7) % 5) * 10 + 5))
      // Two alike, and one that never plays.
      for (let n = 0; n < (index * 3) % 4; n++)
        await playBet(platform, id, {
          ...{ stake: String(10 + (index % 3) * 5), payout: String((index * n * 8) % 50) },
          ...{ validBet: String(9 + n), gameType: n === 1 ? 'LIVE' : 'RNG' },
        })
      if (index % 2 === 1) await give(platform, id, 'rewardPaid', BigInt(index) * 10_000n, platform.now())
    }
    await platform.db
      .updateTable('member')
      .set({ last_login_at: platform.now() })
      .where('id', '=', team[2]?.id ?? '')
      .execute()
    const { token, cookie } = await openSession(platform, platform.db, head, 'agent')
    agent = { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
    const { rows } = (await running.call('teamReport', { query: {} }, { as: agent })).value
    period = { from: rows.at(-1).day, to: rows[0].day }
  })
  afterAll(() => running?.close())

  type Paged = 'teamMembers' | 'teamProfitLoss' | 'teamBets'
  /** Every row of a list, two a page. */
  async function all(call: Paged, query: Readonly<Record<string, string>>): Promise<Row[]> {
    const rows: Row[] = []
    const counts = new Set<unknown>()
    for (let after: string | undefined; ; ) {
      const asked = { ...period, ...query, pageSize: '2', ...(after ? { after } : {}) }
      const { value, envelope } = await running.call(call, { query: asked as never }, { as: agent })
      expect(envelope.success, JSON.stringify(asked)).toBe(true)
      rows.push(...value.rows)
      counts.add(value.count)
      if (value.page.next === null) {
        // Each page of accounts says how many there are on all of them.
        if (call !== 'teamBets') expect([...counts], JSON.stringify(query)).toEqual([rows.length])
        return rows
      }
      after = value.page.next
    }
  }
  const expectOrder = (rows: readonly Row[], sort: string, order: (typeof orders)[number]) => {
    const sign = order === 'ascending' ? 1 : -1
    for (const [index, row] of rows.slice(1).entries())
      expect(sign * compared(row[sort] ?? null, rows[index]?.[sort] ?? null)).toBeGreaterThanOrEqual(0)
  }

  test.each(accountSorts)('accounts by %s: pages in order, none missing, none twice', async (sort) => {
    for (const order of orders) {
      const direct = await all('teamProfitLoss', { sort, order })
      expect(new Set(direct.map(({ memberId }) => memberId)).size).toBe(4)
      expect(direct).toHaveLength(4)
      if (sort in (direct[0] ?? {})) expectOrder(direct, sort, order)
      const whole = await all('teamMembers', { sort, order, search: 'sorted' })
      expect(whole).toHaveLength(7)
      expect(new Set(whole.map(({ id }) => id)).size).toBe(7)
      if (sort in (whole[0] ?? {})) expectOrder(whole, sort, order)
    }
  })

  test.each(accountSorts)('most accounts of all by %s: the same pages as some of them', async (sort) => {
    const { db, settings } = running.platform
    const days = periodOf(period, running.platform.now(), settings.brand.gmtOffsetMinutes)
    const pages = async (order: (typeof orders)[number], fromMany: number) => {
      const found = []
      for (let after: string | undefined; ; ) {
        const query = { sort, order, pageSize: 2, after }
        const team = db.selectFrom('member')
        const { rows, page } = await sortedAccounts(db, team, query, settings.brand, days, fromMany)
        found.push(rows.map(({ id }) => id))
        if (page.next === null) return found
        after = page.next
      }
    }
    for (const order of orders) expect(await pages(order, 1)).toEqual(await pages(order, 1_000))
  })

  test('an account is sorted by what its whole branch did', async () => {
    const byStake = await all('teamMembers', { sort: 'stake' })
    const own = (await all('teamBets', {})).filter(({ account }) => account === 'sorted1')
    const total = own.reduce((sum, { stake }) => sum + parseMoney(String(stake)), 0n)
    const branch = byStake.find(({ account }) => account === 'sorted1')
    expect(parseMoney(String(branch?.stake))).toBeGreaterThan(total)
  })

  test.each(betSorts)('bets by %s: pages in order, none missing, none twice', async (sort) => {
    const unsorted = await all('teamBets', {})
    expect(unsorted.length).toBeGreaterThan(8)
    for (const order of orders) {
      const rows = await all('teamBets', { sort, order })
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(unsorted.map(({ id }) => id)))
      expect(rows).toHaveLength(unsorted.length)
      expectOrder(rows, sort, order)
    }
  })

  test('days are sorted by any figure', async () => {
    await playBet(running.platform, team[1]?.id ?? '', {
      ...{ stake: '500', at: new Date(running.platform.now().getTime() - 2 * 86_400_000) },
    })
    const from = new Date(running.platform.now().getTime() - 5 * 86_400_000).toISOString().slice(0, 10)
    for (const sort of daySorts)
      for (const order of orders) {
        const query = { from, to: period.to, sort, order }
        const { rows } = (await running.call('teamReport', { query }, { as: agent })).value
        expect(rows.length).toBeGreaterThan(1)
        expectOrder(rows, sort, order)
      }
  })

  test('a cursor that no page has named is refused', async () => {
    const cursors = [
      'x',
      Buffer.from('id not-a-number').toString('base64url'),
      Buffer.from('id ').toString('base64url'),
    ]
    for (const after of cursors) {
      const query = { ...period, sort: 'stake' as const, after }
      expect((await running.call('teamBets', { query }, { as: agent })).envelope.code).toBe('invalidFields')
      expect((await running.call('teamMembers', { query }, { as: agent })).envelope.code).toBe(
        'invalidFields',
      )
    }
  })
})
