import { forecastSorts } from '@baize/api/contract'
import { settleDue } from '@baize/platform/bills/settle.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreeOn, dividendOf, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { fund, playBet } from './testingPlay.ts'

describe.each(testEngines)('the forecast of an agent on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
  })
  afterAll(() => running?.close())

  async function enter(member: Member): Promise<TestSession> {
    const { token, cookie } = await openSession(platform, platform.db, member, 'agent')
    return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  }
  const forecast = async (as: TestSession, query: Readonly<Record<string, string>> = {}) =>
    (await running.call('contractForecast', { query: query as never }, { as })).value

  /** An agent with 40 %, and two downlines with 10 % and 25 %, each with a player below. */
  async function tree() {
    const agents = await plantTree(platform, [-1, 0, 0, 1, 2], `forecast${++trees}x`)
    const [top, one, two, playsOne, playsTwo] = agents
    if (!top || !one || !two || !playsOne || !playsTwo) throw new Error('no tree')
    await agreeOn(platform, top, dividendOf('40'))
    running.advance(300)
    await agreeOn(platform, one, dividendOf('10'))
    await agreeOn(platform, two, dividendOf('25'))
    running.advance(300)
    return { top, one, two, playsOne, playsTwo }
  }

  test('reports running windows in both directions, and the margin of each branch', async () => {
    const { top, one, two, playsOne, playsTwo } = await tree()
    await playBet(platform, playsOne.id, { stake: '500' })
    await playBet(platform, playsTwo.id, { stake: '100', payout: '300' })
    // What the agent itself plays is of its own base, and of no branch.
    await playBet(platform, top.id, { stake: '30' })
    const as = await enter(top)
    const value = await forecast(as)
    expect(value).toMatchObject({
      // 40 % of 500 - 200 + 30; 10 % of 500; nothing of wins.
      ...{ receives: '132.00', owes: '50.00', owed: '0.00', balance: '0.00', more: false },
      own: [{ kind: 'dividend', amount: '132.00', nothing: null }],
    })
    expect(value.downlines).toHaveLength(2)
    expect(value.downlines).toContainEqual(
      expect.objectContaining({ account: one.account, amount: '50.00', nothing: null }),
    )
    expect(value.downlines).toContainEqual(
      expect.objectContaining({ account: two.account, amount: '0.00', nothing: 'nothingToPay' }),
    )
    expect(value.margins).toHaveLength(2)
    expect(value.margins).toContainEqual({
      ...{ account: one.account, kind: 'dividend', earned: '200.00', paidOn: '50.00', margin: '150.00' },
    })
    expect(value.margins).toContainEqual({
      ...{ account: two.account, kind: 'dividend', earned: '-80.00', paidOn: '0.00', margin: '-80.00' },
    })
    // A downline sees its own side alone.
    expect(await forecast(await enter(one))).toMatchObject({ receives: '50.00', owes: '0.00', downlines: [] })
  })

  describe('sorted', () => {
    let as: TestSession
    beforeAll(async () => {
      const { top, one, two, playsOne, playsTwo } = await tree()
      await agreeOn(platform, top, { kind: 'dailySalary', tiers: [{ rate: '2' }] })
      running.advance(300)
      await agreeOn(platform, one, { kind: 'dailySalary', tiers: [{ rate: '1' }] })
      await agreeOn(platform, two, { kind: 'dailySalary', tiers: [{ rate: '1' }] })
      running.advance(300)
      await playBet(platform, playsOne.id, { stake: '500' })
      await playBet(platform, playsTwo.id, { stake: '90', payout: '300' })
      as = await enter(top)
    })
    type Row = Readonly<Record<string, string | null>>
    const isAmount = /^-?\d+\.\d\d$/
    const compared = (one: string, other: string) =>
      isAmount.test(one) ? Number(one) - Number(other) : one < other ? -1 : Number(one > other)
    const columns = Object.entries(forecastSorts).flatMap(([list, sorts]) =>
      sorts.map((sort) => ({ list, sort, shown: sort === 'state' ? 'nothing' : sort })),
    )

    test.each(columns)(
      '$list by $sort, in both directions, and no other list',
      async ({ list, sort, shown }) => {
        const plain = await forecast(as)
        const read = (order: string) => forecast(as, { [`${list}Sort`]: sort, [`${list}Order`]: order })
        const [ascending, descending] = [await read('ascending'), await read('descending')]
        const rows = ascending[list] as Row[]
        expect(rows.length).toBeGreaterThan(1)
        expect(new Set(rows)).toEqual(new Set(plain[list]))
        // Equal rows have an order, too.
        expect(descending[list]).toEqual(rows.toReversed())
        for (const [index, row] of rows.slice(1).entries())
          expect(compared(rows[index]?.[shown] ?? '', row[shown] ?? '')).toBeLessThanOrEqual(0)
        for (const other of Object.keys(forecastSorts).filter((each) => each !== list))
          expect(ascending[other]).toEqual(plain[other])
        expect(ascending.settlements).toEqual(plain.settlements)
      },
    )
  })

  test('sums each bet of a branch at the agent’s rates, for real-time salary', async () => {
    const [top, one, two, playsOne, playsTwo] = await plantTree(
      platform,
      [-1, 0, 0, 1, 2],
      `forecast${++trees}x`,
    )
    if (!top || !one || !two || !playsOne || !playsTwo) throw new Error('no tree')
    const realtime = (rates: readonly (readonly [string, string])[]) => ({
      kind: 'realtimeSalary' as const,
      tiers: rates.map(([winRate, lossRate], place) => ({
        ...{ winRate, lossRate },
        ...(place > 0 && { singleBet: '100' }),
      })),
    })
    const own = [
      ['1', '2'],
      ['2', '3'],
    ] as const
    await agreeOn(platform, top, realtime(own))
    running.advance(300)
    await agreeOn(platform, one, realtime([['0.5', '1']]))
    await agreeOn(platform, two, realtime([['0.5', '1']]))
    // Windows of five minutes that are over, and past the time that late bets are waited for, are none of a forecast.
    running.advance(320)
    await settleDue(platform)
    await playBet(platform, playsOne.id, { stake: '50' })
    await playBet(platform, playsOne.id, { stake: '200', payout: '300' })
    await playBet(platform, playsTwo.id, { stake: '100' })
    await playBet(platform, top.id, { stake: '10' })
    const value = await forecast(await enter(top))
    // 2 % of 50 and 2 % of 200; 3 % of 100. Its own 10 are in its bill, and in no branch.
    const margin = (member: Member, earned: string, paidOn: string, rest: string) => ({
      ...{ account: member.account, kind: 'realtimeSalary', earned, paidOn, margin: rest },
    })
    expect(value.margins).toHaveLength(2)
    expect(value.margins).toContainEqual(margin(one, '5.00', '1.50', '3.50'))
    expect(value.margins).toContainEqual(margin(two, '3.00', '1.00', '2.00'))
    expect(value.own).toMatchObject([{ kind: 'realtimeSalary', amount: '8.20' }])
  })

  test('agrees with the bills that are made of the same windows', async () => {
    const { top, one, playsOne } = await tree()
    await playBet(platform, playsOne.id, { stake: '77.77' })
    const before = await forecast(await enter(top))
    const [mine] = before.downlines.filter(({ account }: { account: string }) => account === one.account)
    await running.call('sandboxSettlement', { body: { account: one.account } })
    const { rows } = (await running.call('bills', { query: {} }, { as: await enter(one) })).value
    expect(rows[0].amount).toBe(mine.amount)
    // A bill that is made is owed, and still counts as paid on in the margin of the agent's window.
    const after = await forecast(await enter(top))
    expect(after).toMatchObject({ owed: mine.amount, owes: '0.00' })
    expect(after.margins).toContainEqual(
      expect.objectContaining({ account: one.account, paidOn: mine.amount }),
    )
  })

  test('adds up the cash that is needed until each settlement, against the balance', async () => {
    const { top, playsOne, playsTwo } = await tree()
    await playBet(platform, playsOne.id, { stake: '500' })
    await playBet(platform, playsTwo.id, { stake: '200' })
    await fund(platform, top.id, '60')
    const as = await enter(top)
    const { settlements, own } = await forecast(as)
    expect(settlements).toEqual([
      { at: own[0].to, receives: '280.00', owes: '100.00', needed: '100.00', short: '40.00' },
    ])
    await fund(platform, top.id, '40')
    expect((await forecast(as)).settlements[0].short).toBe('0.00')
  })
})
