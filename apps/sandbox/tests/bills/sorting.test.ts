import { billSorts, contractKinds } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Member } from '@baize/platform/members/members.ts'
import { dayAt } from '@baize/platform/records/days.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreeOn, dividendOf, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

type Sort = (typeof billSorts)[number]
type Row = Readonly<Record<string, string | number | null>>
const amounts: readonly string[] = ['base', 'carried', 'amount', 'paid']

/** Of two values of a column which one is greater; no value is before all others. */
function compared(sort: Sort, one: Row, other: Row): number {
  const [left, right] = [one[sort] ?? null, other[sort] ?? null]
  if (left === null || right === null) return Number(left !== null) - Number(right !== null)
  if (amounts.includes(sort)) return Number(parseMoney(String(left)) - parseMoney(String(right)))
  if (sort === 'rate' || sort === 'tier') return Number(left) - Number(right)
  return left < right ? -1 : Number(left > right)
}

const inputs = JSON.stringify({
  ...{ validBet: '0', stake: '0', payout: '0', given: '0', loss: '0', active: 0, days: 1 },
  ...{ earlier: [], played: [] },
})

describe.each(testEngines)('sorted bills on $name', (engine) => {
  let running: TestPlatform
  let upline: Member
  let party: Member

  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    const [first, second, third] = await plantTree(platform, [-1, 0, 0], 'sorted')
    if (!first || !second || !third) throw new Error('no tree')
    upline = first
    party = second
    await agreeOn(platform, first, dividendOf('40'))
    running.advance(300)
    const now = platform.now()
    for (const receiver of [second, third]) {
      const contract = await agreeOn(platform, receiver, dividendOf('10'))
      const rows = Array.from({ length: 9 }, (_, n) => {
        const amount = BigInt((n % 4) * 70_000)
        const paid = n % 2 === 0 ? amount : amount / 2n
        const from = new Date(now.getTime() - (n + 1) * 86_400_000)
        return {
          ...{ id: `b-${contract.id}-${n}`, contract_id: contract.id, party_id: receiver.id, inputs, paid },
          ...{ upline_id: first.id, kind: contractKinds[n % contractKinds.length] ?? 'dividend' },
          ...{ window_from: from, window_to: new Date(from.getTime() + 86_400_000), adjustment: 0 },
          ...{ carried: String(-((n % 3) * 10_000)), base: String((n % 5) * 10_000) },
          ...{ tier: n % 3 === 0 ? null : n % 3, rate: (n % 4) * 100_000, amount, pay_by: now },
          state:
            amount === 0n
              ? ('notReached' as const)
              : paid === amount
                ? ('issued' as const)
                : ('partPaid' as const),
          ...{ answer_reason: null, answered_at: null, changed_at: now },
        }
      })
      await platform.db.insertInto('bill').values(rows).execute()
    }
  })
  afterAll(() => running?.close())

  async function enter(member: Member): Promise<TestSession> {
    const { platform } = running
    const { token, cookie } = await openSession(platform, platform.db, member, 'agent')
    return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  }

  const ofDays = () => {
    const { now, settings } = running.platform
    const day = (ago: number) =>
      dayAt(new Date(now().getTime() - ago * 86_400_000), settings.brand.gmtOffsetMinutes)
    return { from: day(20), to: day(0) }
  }
  const lists = [
    { call: 'bills', filter: () => ({ side: 'downline' }), whose: () => upline, count: 18 },
    { call: 'bills', filter: () => ({}), whose: () => party, count: 9 },
    // Bills with nothing to pay are no income.
    { call: 'agentIncome', filter: ofDays, whose: () => party, count: 6 },
  ] as const

  describe.each(lists)('$call of $count', ({ call, filter, whose, count }) => {
    const page = async (as: TestSession, query: Readonly<Record<string, string>>) => {
      const { value, envelope } = await running.call(call, { query: { ...filter(), ...query } } as never, {
        as,
      })
      expect(envelope.success, JSON.stringify(query)).toBe(true)
      return value as { rows: Row[]; page: { next: string | null } }
    }

    test.each(billSorts)('pages of any size, sorted by %s, are together the list in order', async (sort) => {
      const as = await enter(whose())
      const newest = (await page(as, { pageSize: '100' })).rows
      expect(newest).toHaveLength(count)
      const queries = fc.record({
        order: fc.constantFrom('ascending', 'descending'),
        pageSize: fc.integer({ min: 1, max: 7 }),
      })
      await fc.assert(
        fc.asyncProperty(queries, async ({ order, pageSize }) => {
          const whole = (await page(as, { sort, order, pageSize: '100' })).rows
          expect(new Set(whole)).toEqual(new Set(newest))
          const rows: Row[] = []
          for (let after: string | null = ''; after !== null; ) {
            const part = await page(as, {
              ...{ sort, order, pageSize: String(pageSize) },
              ...(after ? { after } : {}),
            })
            rows.push(...part.rows)
            after = part.page.next
          }
          expect(rows).toEqual(whole)
          const sign = order === 'ascending' ? 1 : -1
          for (const [index, row] of whole.slice(1).entries())
            expect(sign * compared(sort, row, whole[index] ?? {})).toBeGreaterThanOrEqual(0)
        }),
        { numRuns: 3 },
      )
    })
  })
})
