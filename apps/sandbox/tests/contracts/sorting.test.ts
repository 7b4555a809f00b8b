import { contractPeriods, contractSorts } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Member } from '@baize/platform/members/members.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { agreeOn, dividendOf, plantTree } from './testingTree.ts'

type Sort = (typeof contractSorts)[number]

interface Row {
  readonly id: string
  readonly party: { readonly account: string }
  readonly version: number
  readonly state: string
  readonly topRate: string
  readonly period: (typeof contractPeriods)[number]
  readonly validFrom: string | null
  readonly endsAt: string | null
}

const orders = ['ascending', 'descending'] as const
const day = 86_400_000

describe.each(testEngines)('sorted contracts on $name', (engine) => {
  let running: TestPlatform
  let upline: Member
  let party: Member

  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    const [top, ...downlines] = await plantTree(platform, [-1, 0, 0, 0], 'sorted')
    const [first] = downlines
    if (!top || !first) throw new Error('no tree')
    upline = top
    party = first
    await agreeOn(platform, top, dividendOf('40'))
    running.advance(300)
    const now = platform.now()
    const inDays = (days: number | null) => (days === null ? null : new Date(now.getTime() + days * day))
    const { id: _, tiers, ...agreed } = await agreeOn(platform, first, dividendOf('10'))
    const none = { days: null, ends: null } as const
    // Two shares alike, and some whose order is not that of their digits.
    const given = [
      { kind: 'dividend', state: 'requested', top_rate: 90_000, ...none },
      { kind: 'dividend', state: 'denied', top_rate: 100_000, ...none },
      { kind: 'dailySalary', state: 'valid', top_rate: 90_000, days: 1, ends: null },
      { kind: 'dividend', state: 'valid', top_rate: 250_000, days: -3, ends: -1 },
      { kind: 'hourSalary', state: 'valid', top_rate: 5_000, days: -5, ends: 2 },
      { kind: 'realtimeSalary', state: 'terminationRequested', top_rate: 30_000, days: -4, ends: null },
    ] as const
    const rows = downlines.flatMap((downline, place) =>
      given.map(({ days, ends, ...row }, n) => ({
        ...{ ...agreed, ...row, id: `c-${place}-${n}`, party_id: downline.id },
        tiers: JSON.stringify(tiers.map((tier) => ({ ...tier, rate: String(row.top_rate) }))),
        ...{ version: ((n * 2) % 5) + 2, next_close: null, valid_from: inDays(days), ends_at: inDays(ends) },
        period: contractPeriods[(n * 3 + place) % contractPeriods.length] ?? 'daily',
        offered_at: new Date(now.getTime() - (n + 1) * day),
        end_reason: ends === null ? null : ('newVersion' as const),
        termination_by: row.state === 'terminationRequested' ? downline.id : null,
      })),
    )
    await platform.db.insertInto('contract').values(rows).execute()
  })
  afterAll(() => running?.close())

  async function enter(member: Member): Promise<TestSession> {
    const { platform } = running
    const { token, cookie } = await openSession(platform, platform.db, member, 'agent')
    return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  }

  /** What a list shows in a column; nothing is before everything. */
  const shown = (row: Row, sort: Sort): string | number => {
    const isInForce = Date.parse(row.validFrom ?? '') <= running.platform.now().getTime()
    switch (sort) {
      case 'account':
        return row.party.account
      case 'rate':
        return Number(row.topRate)
      case 'period':
        return contractPeriods.indexOf(row.period)
      case 'since':
        return isInForce ? (row.validFrom ?? '') : ''
      case 'until':
        return row.endsAt ?? ''
      default:
        return row[sort]
    }
  }

  describe.each([
    { side: 'own', whose: () => party, count: 7 },
    { side: 'downline', whose: () => upline, count: 19 },
  ] as const)('$side', ({ side, whose, count }) => {
    const all = async (as: TestSession, query: Readonly<Record<string, string>>): Promise<Row[]> => {
      const rows: Row[] = []
      for (let after: string | null = ''; after !== null; ) {
        const asked: Readonly<Record<string, string>> = { side, ...query, ...(after ? { after } : {}) }
        const { value, envelope } = await running.call('contracts', { query: asked as never }, { as })
        expect(envelope.success, JSON.stringify(asked)).toBe(true)
        rows.push(...value.rows)
        after = value.page.next
      }
      return rows
    }

    test.each(contractSorts)('by %s: pages in order, none missing, none twice', async (sort) => {
      const as = await enter(whose())
      const newest = await all(as, {})
      expect(newest).toHaveLength(count)
      for (const order of orders) {
        const whole = await all(as, { sort, order, pageSize: '100' })
        expect(new Set(whole)).toEqual(new Set(newest))
        for (const pageSize of ['1', '4']) expect(await all(as, { sort, order, pageSize })).toEqual(whole)
        const sign = order === 'ascending' ? 1 : -1
        for (const [index, row] of whole.slice(1).entries()) {
          const before = whole[index]
          if (!before) throw new Error('no row before')
          const [one, other] = [shown(row, sort), shown(before, sort)]
          const difference = one === other ? (row.id > before.id ? 1 : -1) : one > other ? 1 : -1
          expect(sign * difference, `${other} before ${one}`).toBe(1)
        }
      }
    })
  })
})
