import { formatMoneyWire, money } from '@baize/api/money'
import { payByItself } from '@baize/platform/bills/automatic.ts'
import { planPayments } from '@baize/platform/bills/plan.ts'
import { keepRules, type PaymentRules } from '@baize/platform/bills/rules.ts'
import { settleDue } from '@baize/platform/bills/settle.ts'
import { settlementTurn } from '@baize/platform/bills/settlementJob.ts'
import { warnOfShortages } from '@baize/platform/bills/shortage.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { balanceOf, cashOf, verifyLedger } from '@baize/platform/ledger/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreeOn, dividendOf, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from '../http/testing.ts'
import { fund, playBet } from './testingPlay.ts'

const oneDay = 86_400
const paymentPassword = '246810'

type Asked = Parameters<typeof agreeOn>[2]

describe.each(testEngines)('bills that are paid automatically on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  let hash = ''
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
    hash = await platform.passwords.hash(paymentPassword)
  })
  afterAll(() => running?.close())

  const salary: Asked = { kind: 'dailySalary', autoPay: true, tiers: [{ rate: '10' }] }
  const dividend = dividendOf('10', { autoPay: true })

  /** An upline and one downline for each contract, which is in force at the beginning of a day. */
  async function team(...contracts: readonly Asked[]) {
    const name = `auto${++trees}x`
    const [upline, ...parties] = await plantTree(platform, [-1, ...contracts.map(() => 0)], name)
    if (!upline) throw new Error('no tree')
    for (const kind of ['dividend', 'dailySalary'] as const) {
      // What the platform owes the upline is not collected: its account has what a test puts in.
      const terms: Asked = { kind, autoPay: false, tiers: [{ rate: '40' }] }
      await agreeOn(platform, upline, kind === 'dividend' ? { ...terms, period: 'daily' } : terms)
    }
    running.advance(300)
    for (const [index, party] of parties.entries()) {
      const asked = contracts[index]
      if (asked) await agreeOn(platform, party, asked)
    }
    running.advance(300)
    return { upline, parties }
  }
  const party = ({ parties }: { parties: readonly Member[] }, place = 0): Member => {
    const found = parties[place]
    if (!found) throw new Error('no party')
    return found
  }
  const cash = ({ id }: Member) => balanceOf(platform.db, platform.settings.brand.currency, cashOf(id))
  const owedBills = ({ id }: Member) =>
    platform.db
      .selectFrom('bill')
      .selectAll()
      .where('upline_id', '=', id)
      .where('amount', '>', 0n)
      .orderBy('window_from')
      .orderBy('id')
      .execute()
  const states = async (upline: Member) => (await owedBills(upline)).map(({ state }) => state)
  const rule = (upline: Member, rules: Partial<PaymentRules>) =>
    keepRules(
      platform.db,
      upline.id,
      { reserve: 0n, dayCap: null, order: 'oldest', ...rules },
      platform.now(),
    )
  async function enter(member: Member): Promise<TestSession> {
    await platform.db
      .updateTable('member')
      .set({ payment_password_hash: hash })
      .where('id', '=', member.id)
      .execute()
    const { token, cookie } = await openSession(platform, platform.db, member, 'agent')
    return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  }
  /** A bill of so much on each day that has ended. */
  async function owe(of: { parties: readonly Member[] }, ...amounts: readonly number[]) {
    for (const amount of amounts) {
      for (const one of of.parties) await playBet(platform, one.id, { stake: String(amount * 10) })
      running.advance(oneDay)
    }
    await settleDue(platform)
  }

  test('payment continues after the deadline, until the bill is paid', async () => {
    const all = await team(salary)
    await owe(all, 20)
    running.advance(3 * oneDay)
    await settlementTurn(platform)
    await settlementTurn(platform)
    expect(await states(all.upline)).toEqual(['denied'])
    await fund(platform, all.upline.id, '19.99')
    await settlementTurn(platform)
    expect(await states(all.upline)).toEqual(['denied'])
    await fund(platform, all.upline.id, '5')
    await settlementTurn(platform)
    expect(await states(all.upline)).toEqual(['issued'])
    expect([await cash(all.upline), await cash(party(all))]).toEqual([49_900n, 200_000n])
    expect(await verifyLedger(platform.db)).toEqual([])
  })

  test('an attempt that changes nothing notifies no one', async () => {
    const all = await team(salary)
    await owe(all, 20)
    await payByItself(platform)
    const told = async () => {
      const events = platform.db.selectFrom('member_event').select('seq')
      return (await events.where('member_id', '=', all.upline.id).execute()).length
    }
    const before = await told()
    for (let turn = 0; turn < 3; turn += 1) await payByItself(platform)
    expect(await told()).toBe(before)
  })

  test('a frozen upline pays first what it is frozen for, then the rest automatically', async () => {
    const all = await team(salary, dividend)
    await owe(all, 20)
    running.advance(3 * oneDay)
    await settlementTurn(platform)
    expect(await states(all.upline)).toEqual(['denied', 'denied'])
    await fund(platform, all.upline.id, '25')
    await settlementTurn(platform)
    const paid = (await owedBills(all.upline)).find(({ state }) => state === 'issued')
    expect(paid).toMatchObject({ kind: 'dividend' })
    await fund(platform, all.upline.id, '15')
    await settlementTurn(platform)
    expect(await states(all.upline)).toEqual(['issued', 'issued'])
    expect(await cash(all.upline)).toBe(0n)
  })

  test('what the agent’s own rules keep back is no want of money', async () => {
    const all = await team(salary)
    await rule(all.upline, { reserve: 100_0000n })
    await fund(platform, all.upline.id, '110')
    await owe(all, 20)
    await payByItself(platform)
    expect(await states(all.upline)).toEqual(['pendingReview'])
    expect(await cash(all.upline)).toBe(110_0000n)
  })

  test('the limit of a day begins again with the next', async () => {
    const all = await team(salary)
    await rule(all.upline, { dayCap: 30_0000n })
    await fund(platform, all.upline.id, '100')
    await owe(all, 20, 20)
    await payByItself(platform)
    await payByItself(platform)
    expect(await cash(all.upline)).toBe(80_0000n)
    running.advance(oneDay)
    await payByItself(platform)
    expect(await cash(all.upline)).toBe(60_0000n)
  })

  test('any reserve, limit and order: paid as planned, never below the reserve or above the limit, and once', async () => {
    const cents = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) }).map((one) => one * 100n)
    const cases = fc.record({
      amounts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }),
      funds: cents(15_000),
      reserve: cents(4_000),
      dayCap: fc.option(cents(12_000)),
      order: fc.constantFrom('oldest' as const, 'dividendsFirst' as const, 'smallest' as const),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ amounts, funds, reserve, dayCap, order }) => {
        const all = await team(salary, dividend)
        await rule(all.upline, { reserve, dayCap, order })
        await owe(all, ...amounts)
        if (funds > 0n) await fund(platform, all.upline.id, formatMoneyWire(money(funds)))
        const rank = (bill: { kind: string; amount: bigint }) =>
          order === 'smallest'
            ? Number(bill.amount)
            : order === 'dividendsFirst' && bill.kind !== 'dividend'
              ? 1
              : 0
        const bills = (await owedBills(all.upline)).sort((one, other) => rank(one) - rank(other))
        const plan = planPayments(
          bills.map(({ id, contract_id: contractId, party_id: partyId, amount, paid }) => ({
            ...{ id, contractId, partyId, owed: amount - paid },
          })),
          { balance: funds, credits: new Map(), partial: false, keep: reserve, most: dayCap },
        )
        await payByItself(platform)
        await payByItself(platform)
        const after = await owedBills(all.upline)
        for (const { bill, moved } of plan) expect(after.find(({ id }) => id === bill.id)?.paid).toBe(moved)
        const moved = plan.reduce((sum, one) => sum + one.moved, 0n)
        const left = await cash(all.upline)
        expect(left).toBe(funds - moved)
        if (moved > 0n) expect(left).toBeGreaterThanOrEqual(reserve)
        if (dayCap !== null) expect(moved).toBeLessThanOrEqual(dayCap)
        expect((await cash(party(all))) + (await cash(party(all, 1)))).toBe(moved)
      }),
      { numRuns: 12 },
    )
    expect(await verifyLedger(platform.db)).toEqual([])
  })

  test('payPlan says beforehand what payBills then does', async () => {
    const cases = fc.record({
      amounts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }),
      funds: fc.integer({ min: 1, max: 20_000 }),
      partial: fc.boolean(),
      one: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ amounts, funds, partial, one }) => {
        const all = await team({ ...salary, autoPay: false }, { ...dividend, autoPay: false })
        await owe(all, ...amounts)
        await fund(platform, all.upline.id, (funds / 100).toFixed(2))
        const as = await enter(all.upline)
        const [first] = await owedBills(all.upline)
        const scope = one && first ? { billIds: [first.id], partial } : { partial }
        const plan = (await running.call('payPlan', { body: scope }, { as })).value
        const paid = await running.call(
          'payBills',
          { body: { ...scope, paymentPassword } },
          { as, key: testKey() },
        )
        expect(paid.value).toMatchObject({ paidNow: plan.moves, balance: plan.left, more: plan.more })
        const count = (state: string): number =>
          paid.value.statuses.find((each: { state: string }) => each.state === state)?.count ?? 0
        const done = { issued: plan.paid.count, partPaid: plan.part.count, insufficient: plan.skipped.count }
        for (const [state, times] of Object.entries(done)) expect(count(state), state).toBe(times)
        expect(plan.owed.count).toBe(one ? 1 : amounts.length * 2)
        for (const { account, amount } of plan.receivers) {
          const member = all.parties.find((each) => each.account === account)
          expect(member && formatMoneyWire(money(await cash(member)))).toBe(amount)
        }
      }),
      { numRuns: 8 },
    )
    expect(await verifyLedger(platform.db)).toEqual([])
  })

  test('payPlan ignores bills that other accounts owe', async () => {
    const all = await team({ ...salary, autoPay: false })
    await owe(all, 20)
    const [bill] = await owedBills(all.upline)
    const as = await enter((await team(salary)).upline)
    const plan = await running.call('payPlan', { body: { billIds: [bill?.id ?? ''] } }, { as })
    expect(plan.value).toMatchObject({ owed: { count: 0, amount: '0.00' }, receivers: [] })
  })

  test('automaticPayment: kept, and it says what is missing for the next two days', async () => {
    const all = await team(salary)
    const look = async () =>
      (await running.call('automaticPayment', {}, { as: await enter(all.upline) })).value
    expect(await look()).toMatchObject({ reserve: '0.00', dailyCap: null, order: 'oldest', contracts: 1 })
    await owe(all, 20)
    await fund(platform, all.upline.id, '50')
    await playBet(platform, party(all).id, { stake: '250' })
    const enough = { owed: '20.00', coming: '25.00', short: '0.00', shortFrom: null }
    expect(await look()).toMatchObject({ available: '50.00', ...enough })
    const rules = { reserve: '10', dailyCap: '500', order: 'smallest' as const }
    const as = await enter(all.upline)
    const kept = await running.call('setAutomaticPayment', { body: rules }, { as })
    expect(kept.value).toMatchObject({
      ...{ reserve: '10.00', dailyCap: '500.00', order: 'smallest', available: '40.00', short: '5.00' },
      shortFrom: expect.any(String),
    })
    await payByItself(platform)
    expect(await look()).toMatchObject({
      paidToday: '20.00',
      available: '20.00',
      owed: '0.00',
      short: '5.00',
    })
    const wrong = await running.call('setAutomaticPayment', { body: { ...rules, reserve: '-1' } }, { as })
    expect(wrong.envelope.success).toBe(false)
  })

  test('an agent is warned two days before a shortage, once, and its pages are notified', async () => {
    const weekly = dividendOf('10', { autoPay: true, period: 'weekly' })
    const all = await team(weekly)
    const news = () =>
      platform.db
        .selectFrom('message')
        .select(['title', 'cause'])
        .where('member_id', '=', all.upline.id)
        .where('cause', 'like', 'shortage:%')
        .execute()
    await playBet(platform, party(all).id, { stake: '500' })
    const { next_close: close } = await platform.db
      .selectFrom('contract')
      .select('next_close')
      .where('party_id', '=', party(all).id)
      .executeTakeFirstOrThrow()
    const left = ((close?.getTime() ?? 0) - platform.now().getTime()) / 1_000
    if (left > 2 * oneDay) {
      await warnOfShortages(platform)
      expect(await news()).toEqual([])
      running.advance(left - 2 * oneDay)
    }
    for (let turn = 0; turn < 3; turn += 1) await warnOfShortages(platform)
    expect(await news()).toHaveLength(1)
    const told = await platform.db
      .selectFrom('member_event')
      .select('payload')
      .where('member_id', '=', all.upline.id)
      .where('type', '=', 'messagesChanged')
      .execute()
    expect(told.at(-1)?.payload).toMatchObject({ kind: 'contract' })
    // The bill is made, and still there is too little: it was reported.
    running.advance(Math.min(left, 2 * oneDay))
    await settleDue(platform)
    await warnOfShortages(platform)
    expect(await news()).toHaveLength(1)
  })

  test('an agent with enough above the reserve is not warned', async () => {
    const all = await team(salary)
    await owe(all, 20)
    await fund(platform, all.upline.id, '20')
    await warnOfShortages(platform)
    const told = platform.db.selectFrom('message').select('id').where('member_id', '=', all.upline.id)
    const warned = () => told.where('cause', 'like', 'shortage:%').execute()
    expect(await warned()).toEqual([])
    await rule(all.upline, { reserve: 1n })
    await warnOfShortages(platform)
    expect(await warned()).toHaveLength(1)
  })
})
