import { billBetSorts, billMemberSorts } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreeOn, dividendOf, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { give } from '../team/testingGiven.ts'
import { fund, playBet } from './testingPlay.ts'

type Row = Readonly<Record<string, string | number>>
/** The field of a row that a list is sorted by, where it has another name. */
const fields: Readonly<Record<string, string>> = { at: 'settledAt', round: 'roundId' }
const isAmount = /^-?\d+\.\d+$/

function compared(one: string | number = '', other: string | number = ''): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [left, right] = [String(one), String(other)]
  if (isAmount.test(left)) return Number(parseMoney(left) - parseMoney(right))
  return left < right ? -1 : Number(left > right)
}

describe.each(testEngines)('sorted play of a bill on $name', (engine) => {
  let running: TestPlatform
  let as: TestSession

  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    const team = await plantTree(platform, [-1, 0, 1, 1, 2, 2, 1], 'sorted')
    const [head, party] = team
    if (!head || !party) throw new Error('no tree')
    await agreeOn(platform, head, dividendOf('40'))
    const contract = await agreeOn(platform, party, dividendOf('10'))
    for (const [index, { id }] of team.entries()) {
      running.advance(60)
      await fund(platform, id, '100')
      for (let n = 0; n < (index * 3) % 4; n++)
        await playBet(platform, id, {
          ...{ stake: String(10 + (index % 3) * 5), payout: String((index * n * 8) % 50) },
          ...{ validBet: String(9 + n), gameType: n === 1 ? 'LIVE' : 'RNG' },
        })
      if (index % 2 === 1) await give(platform, id, 'rewardPaid', BigInt(index) * 10_000n, platform.now())
    }
    const now = platform.now()
    const day = 86_400_000
    await platform.db
      .insertInto('bill')
      .values({
        ...{
          id: 'b-play',
          contract_id: contract.id,
          party_id: party.id,
          upline_id: head.id,
          kind: 'dividend',
        },
        ...{ window_from: new Date(now.getTime() - day), window_to: new Date(now.getTime() + day) },
        ...{
          inputs: '{}',
          paid: 0n,
          adjustment: 0,
          carried: '0',
          base: '0',
          tier: null,
          rate: 0,
          amount: 0n,
        },
        ...{ pay_by: now, state: 'notReached', answer_reason: null, answered_at: null, changed_at: now },
      })
      .execute()
    const { token, cookie } = await openSession(platform, platform.db, party, 'agent')
    as = { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  })
  afterAll(() => running?.close())

  const lists = [
    { call: 'billMembers', sorts: billMemberSorts, id: 'memberId' },
    { call: 'billBets', sorts: billBetSorts, id: 'id' },
  ] as const

  describe.each(lists)('$call', ({ call, sorts, id }) => {
    const page = async (query: Readonly<Record<string, string>>) => {
      const { value, envelope } = await running.call(call, { params: { id: 'b-play' }, query } as never, {
        as,
      })
      expect(envelope.success, JSON.stringify(query)).toBe(true)
      return value as { rows: Row[]; page: { next: string | null } }
    }

    test.each(sorts)('pages sorted by %s are together the list in order', async (sort) => {
      const newest = (await page({ pageSize: '100' })).rows
      expect(newest.length).toBeGreaterThan(4)
      const field = fields[sort] ?? sort
      for (const order of ['ascending', 'descending']) {
        const whole = (await page({ sort, order, pageSize: '100' })).rows
        const sign = order === 'ascending' ? 1 : -1
        const sorted = newest.toSorted(
          (one, other) => sign * (compared(one[field], other[field]) || compared(one[id], other[id])),
        )
        expect(whole.map((row) => row[id])).toEqual(sorted.map((row) => row[id]))
        const paged: Row[] = []
        for (let after: string | null = ''; after !== null; ) {
          const { rows, page: info } = await page({ sort, order, pageSize: '2', ...(after && { after }) })
          paged.push(...rows)
          after = info.next
        }
        expect(paged).toEqual(whole)
      }
    })
  })
})
