import { transferRequestSorts } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

type Row = Readonly<Record<string, string>>

describe.each(testEngines)('sorted requests for money on $name', (engine) => {
  let running: TestPlatform
  let as: TestSession

  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    const team = await plantTree(platform, [-1, 0, 1, 1], 'sorted')
    const [head, agent, first, second] = team
    if (!head || !agent || !first || !second) throw new Error('no tree')
    const states = ['open', 'sent', 'refused'] as const
    const rows = Array.from({ length: 11 }, (_, n) => ({
      id: `r-${(n * 5) % 11}`,
      // Some that the agent is asked for itself, by its upline.
      asking_id: n % 4 === 3 ? head.id : agent.id,
      asked_id: n % 4 === 3 ? agent.id : n % 2 === 0 ? first.id : second.id,
      amount: BigInt(((n * 7) % 5) * 10_000 + 10_000),
      note: n % 3 === 0 ? '' : `note ${n % 3}`,
      state: states[n % 3] ?? 'open',
      // Of those that are open, some expired.
      at: new Date(platform.now().getTime() - ((n * 3) % 10) * 86_400_000),
    }))
    await platform.db.insertInto('transfer_request').values(rows).execute()
    const { token, cookie } = await openSession(platform, platform.db, agent, 'agent')
    as = { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  })
  afterAll(() => running?.close())

  const page = async (query: Readonly<Record<string, string>>) => {
    const { value, envelope } = await running.call('transferRequests', { query } as never, { as })
    expect(envelope.success, JSON.stringify(query)).toBe(true)
    return value as { rows: Row[]; page: { next: string | null } }
  }

  test('each side alone, and both together', async () => {
    const asking = (await page({ side: 'asking' })).rows
    const asked = (await page({ side: 'asked' })).rows
    expect(asking.map(({ side }) => side)).toEqual(asking.map(() => 'asking'))
    expect(asked.map(({ side }) => side)).toEqual(asked.map(() => 'asked'))
    expect([asking.length, asked.length]).toEqual([9, 2])
    expect((await page({})).rows).toHaveLength(11)
  })

  test.each(transferRequestSorts)('pages sorted by %s are together the list in order', async (sort) => {
    const newest = (await page({ side: 'asking', pageSize: '100' })).rows
    expect(new Set(newest.map(({ state }) => state))).toEqual(new Set(['open', 'sent', 'refused', 'expired']))
    const compared = (one: Row, other: Row) => {
      const [left = '', right = ''] = [one[sort], other[sort]]
      if (sort === 'amount') return Number(parseMoney(left) - parseMoney(right))
      return left < right ? -1 : Number(left > right)
    }
    for (const order of ['ascending', 'descending']) {
      const sign = order === 'ascending' ? 1 : -1
      const query = { side: 'asking', sort, order }
      const whole = (await page({ ...query, pageSize: '100' })).rows
      const sorted = newest.toSorted(
        (one, other) => sign * (compared(one, other) || ((one.id ?? '') < (other.id ?? '') ? -1 : 1)),
      )
      expect(whole).toEqual(sorted)
      const paged: Row[] = []
      for (let after: string | null = ''; after !== null; ) {
        const { rows, page: info } = await page({ ...query, pageSize: '2', ...(after && { after }) })
        paged.push(...rows)
        after = info.next
      }
      expect(paged).toEqual(whole)
    }
  })
})
