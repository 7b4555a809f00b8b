import { downlineTransactionTypes, transactionSorts, transferSorts } from '@baize/api/contract'
import { money, parseMoney } from '@baize/api/money'
import { newId, transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { cashOf, post } from '@baize/platform/ledger/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund } from '../bills/testingPlay.ts'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { give } from './testingGiven.ts'

type Row = Readonly<Record<string, string | number | null>>
const amounts: readonly string[] = ['amount', 'opening', 'closing']
const longNote = 'ក'.repeat(80)

/** Of two values of a column which one is greater; no value is before all others. */
function compared(sort: string, one: Row, other: Row): number {
  const [left, right] = [one[sort] ?? null, other[sort] ?? null]
  if (left === null || right === null) return Number(left !== null) - Number(right !== null)
  if (amounts.includes(sort)) return Number(parseMoney(String(left)) - parseMoney(String(right)))
  return left < right ? -1 : Number(left > right)
}

describe.each(testEngines)('sorted movements of a team on $name', (engine) => {
  let running: TestPlatform
  let as: TestSession
  let team: Member[]
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    // A head above the agent, the agent, two below it, and one below the first of them.
    team = await plantTree(platform, [-1, 0, 1, 1, 2], 'moved')
    for (const { id } of team) await fund(platform, id, '100.00')
    const moves = [
      ...[[0, 1, '10.00', 'rent'] as const, [2, 4, '5.00', ''] as const, [4, 2, '1.50', 'back'] as const],
      ...([[2, 3, '5.00', 'apples'] as const, [3, 1, '40.00', 'rent'] as const] as const),
      ...([[1, 0, '2.00', 'up'] as const] as const),
      // As long as a note can be, in a script of three bytes a letter.
      ...([
        [2, 1, '3.00', longNote],
        [1, 3, '4.00', longNote],
      ] as const),
    ]
    for (const [index, [from, to, amount, note]] of moves.entries()) {
      // Two at one instant each: the id decides.
      if (index % 2 === 0) running.advance(60)
      await transfer(from, to, amount, note)
    }
    for (const { id } of team.slice(1)) await give(platform, id, 'rewardPaid', 30_000n, platform.now())
    const agent = team[1]
    if (!agent) throw new Error('no tree')
    const { token, cookie } = await openSession(platform, platform.db, agent, 'agent')
    as = { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  })
  afterAll(() => running?.close())

  async function transfer(from: number, to: number, amount: string, note: string) {
    const { platform } = running
    const [payer, receiver] = [team[from]?.id ?? '', team[to]?.id ?? '']
    const id = newId()
    await transact(platform.database, async ({ trx }) => {
      await trx
        .insertInto('transfer')
        .values({
          ...{ id, from_member_id: payer, to_member_id: receiver, note, at: platform.now() },
          amount: parseMoney(amount),
        })
        .execute()
      await post(trx, {
        ...{ type: 'transferSent', owner: payer, actor: payer },
        currency: platform.settings.brand.currency,
        postings: [{ from: cashOf(payer), to: cashOf(receiver), amount: money(parseMoney(amount)) }],
        ...{ cause: { type: 'transfer', id }, at: platform.now() },
      })
    })
  }

  const page = async (query: Readonly<Record<string, string>>) => {
    const { value, envelope } = await running.call('downlineTransactions', { query } as never, { as })
    expect(envelope.success, JSON.stringify(query)).toBe(true)
    return value as { rows: Row[]; page: { next: string | null } }
  }
  async function all(query: Readonly<Record<string, string>>): Promise<Row[]> {
    const rows: Row[] = []
    for (let after: string | null = ''; after !== null; ) {
      const { rows: part, page: end } = await page({ ...query, ...(after ? { after } : {}) })
      rows.push(...part)
      after = end.next
    }
    return rows
  }

  test.each(transactionSorts)(
    'pages of any size, sorted by %s, are together the whole list in order',
    async (sort) => {
      const queries = fc.record({
        order: fc.constantFrom('ascending', 'descending'),
        type: fc.option(fc.constantFrom(...downlineTransactionTypes), { nil: undefined, freq: 2 }),
        place: fc.option(fc.constantFrom(1, 2, 3, 4), { nil: undefined, freq: 2 }),
        pageSize: fc.integer({ min: 1, max: 7 }),
      })
      const first = { order: 'descending' as const, type: undefined, place: undefined, pageSize: 2 }
      await fc.assert(
        fc.asyncProperty(queries, async ({ order, type, place, pageSize }) => {
          const account = place && team[place]?.account
          const filter = { ...(type ? { type } : {}), ...(account ? { account } : {}) }
          const newest = (await page({ ...filter, pageSize: '100' })).rows
          const whole = (await page({ ...filter, sort, order, pageSize: '100' })).rows
          expect(await all({ ...filter, sort, order, pageSize: String(pageSize) })).toEqual(whole)
          expect(new Set(whole)).toEqual(new Set(newest))
          expect(whole).toHaveLength(newest.length)
          const sign = order === 'ascending' ? 1 : -1
          for (const [index, row] of whole.slice(1).entries())
            expect(sign * compared(sort, row, whole[index] ?? {})).toBeGreaterThanOrEqual(0)
        }),
        { numRuns: 5, examples: [[first]] },
      )
    },
  )

  test.each(transferSorts)('own transfers, sorted by %s, are in order on pages of any size', async (sort) => {
    type Transfer = Readonly<Record<'direction' | 'amount' | 'account' | 'at' | 'note' | 'id', string>>
    const ask = async (query: Readonly<Record<string, string>>) => {
      const { value, envelope } = await running.call('agentTransfers', { query } as never, { as })
      expect(envelope.success, JSON.stringify(query)).toBe(true)
      return value as { rows: Transfer[]; page: { next: string | null } }
    }
    const sortedValue = (row: Transfer) => {
      if (sort !== 'amount') return row[sort]
      return row.direction === 'out' ? -parseMoney(row.amount) : parseMoney(row.amount)
    }
    const newest = (await ask({ pageSize: '100' })).rows
    expect(newest.length).toBeGreaterThan(4)
    for (const order of ['ascending', 'descending']) {
      const whole = (await ask({ sort, order, pageSize: '100' })).rows
      expect(new Set(whole)).toEqual(new Set(newest))
      const rows: Transfer[] = []
      for (let after: string | null = ''; after !== null; ) {
        const part = await ask({ sort, order, pageSize: '2', ...(after ? { after } : {}) })
        rows.push(...part.rows)
        after = part.page.next
      }
      expect(rows).toEqual(whole)
      const values = (order === 'ascending' ? whole : whole.toReversed()).map(sortedValue)
      for (const [index, value] of values.slice(1).entries())
        expect(value >= (values[index] ?? value)).toBe(true)
    }
  })

  test('a cursor of another order is refused', async () => {
    const { page: end } = await page({ sort: 'account', pageSize: '2' })
    const query = { sort: 'amount', after: end.next ?? '' }
    const answer = await running.call('downlineTransactions', { query } as never, { as })
    expect(answer.envelope.code).toBe('invalidFields')
  })
})
