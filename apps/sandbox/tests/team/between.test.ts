import { money, parseMoney } from '@baize/api/money'
import { newId, transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { cashOf, post } from '@baize/platform/ledger/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund } from '../bills/testingPlay.ts'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

const paid = new Set(['transferSent', 'contractPaid'])

describe.each(testEngines)('money between accounts of a team on $name', (engine) => {
  let running: TestPlatform
  let team: Member[]
  let as: TestSession

  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    // A head above the agent, the agent, its downline, and one below that.
    team = await plantTree(platform, [-1, 0, 1, 2], 'between')
    for (const { id } of team) await fund(platform, id, '100.00')
    as = await sessionOf(1)
    await move(0, 1, '10.00')
    await move(1, 2, '7.00', 'contractPaid')
    await move(2, 3, '5.00')
    await move(3, 2, '1.50')
  })
  afterAll(() => running?.close())

  async function sessionOf(place: number): Promise<TestSession> {
    const member = team[place]
    if (!member) throw new Error('no such member')
    const { token, cookie } = await openSession(running.platform, running.platform.db, member, 'agent')
    return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  }

  async function move(
    from: number,
    to: number,
    amount: string,
    type: 'transferSent' | 'contractPaid' = 'transferSent',
  ) {
    const { platform } = running
    const [payer, receiver] = [team[from]?.id ?? '', team[to]?.id ?? '']
    await transact(platform.database, ({ trx }) =>
      post(trx, {
        ...{ type, owner: payer, currency: platform.settings.brand.currency, actor: payer },
        postings: [{ from: cashOf(payer), to: cashOf(receiver), amount: money(parseMoney(amount)) }],
        ...{ cause: { type: 'transfer', id: newId() }, at: platform.now() },
      }),
    )
  }

  const list = async (query: object = {}, session = as) =>
    (await running.call('downlineTransactions', { query } as never, { as: session })).value
  const shortly = ({ account, type, amount }: Record<string, string>) => [account, type, amount]
  const between = async (query: object = {}) =>
    (await list(query)).rows.filter(({ type }: { type: string }) => /^(?:transfer|contract)/.test(type))

  test('what one of the team paid another is a row of each; of the upline’s payment only the receiver’s', async () => {
    const name = (place: number) => team[place]?.account ?? ''
    const rows = (await between()).map(shortly)
    expect(rows.toSorted()).toEqual(
      [
        [name(1), 'transferReceived', '10.00'],
        [name(1), 'contractPaid', '7.00'],
        [name(2), 'contractReceived', '7.00'],
        [name(2), 'transferSent', '5.00'],
        [name(3), 'transferReceived', '5.00'],
        [name(3), 'transferSent', '1.50'],
        [name(2), 'transferReceived', '1.50'],
      ].toSorted(),
    )
  })

  test('the sums are those of the rows, of the team, of one account and of one type', async () => {
    const filters = [
      {},
      { account: team[2]?.account },
      { type: 'transferReceived' },
      { account: team[2]?.account, type: 'contractReceived' },
    ]
    for (const filter of filters) {
      const { rows, totals } = await list(filter)
      const sums = new Map<string, { count: number; amount: bigint }>()
      for (const { type, amount } of rows) {
        const { count, amount: before } = sums.get(type) ?? { count: 0, amount: 0n }
        sums.set(type, { count: count + 1, amount: before + parseMoney(amount) })
      }
      const told = totals.map((total: { type: string; count: number; amount: string }) => [
        total.type,
        { count: total.count, amount: parseMoney(total.amount) },
      ])
      expect(new Map(told), JSON.stringify(filter)).toEqual(sums)
    }
  })

  test('with incoming and outgoing sums each account’s movements add up to its balance', async () => {
    for (const [place, expected] of [
      [1, '103.00'],
      [2, '103.50'],
      [3, '103.50'],
    ] as const) {
      const { rows } = await list({ account: team[place]?.account })
      const balance = rows.reduce(
        (sum: bigint, { type, amount }: { type: string; amount: string }) =>
          sum + (paid.has(type) ? -parseMoney(amount) : parseMoney(amount)),
        0n,
      )
      expect(balance).toBe(parseMoney(expected))
    }
  })

  test.each([1, 2, 3])('pages of %i have each row once, in order', async (pageSize) => {
    const whole = (await list()).rows.map(({ id }: { id: string }) => id)
    const found: string[] = []
    let after: string | undefined
    do {
      const { rows, page } = await list({ pageSize: String(pageSize), ...(after ? { after } : {}) })
      found.push(...rows.map(({ id }: { id: string }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(found).toEqual(whole)
    expect(new Set(found).size).toBe(found.length)
  })
})
