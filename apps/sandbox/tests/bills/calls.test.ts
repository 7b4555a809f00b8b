import { adjustLate } from '@baize/platform/bills/settle.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { makePlatformPages } from '@baize/platform/hosting/platform-pages.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewBills } from '../../src/operator/bills.ts'
import { agreeOn, dividendOf, plantDividends, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from '../http/testing.ts'
import { give } from '../team/testingGiven.ts'
import { fund, playBet } from './testingPlay.ts'

const paymentPassword = '246810'

describe.each(testEngines)('the calls about bills on $name', (engine) => {
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
  const withPassword = async ({ id }: Member) =>
    platform.db
      .updateTable('member')
      .set({ payment_password_hash: await platform.passwords.hash(paymentPassword) })
      .where('id', '=', id)
      .execute()

  /** An upline with 40 %, its downline with 10 %, and a member of that one's team who has lost 500. */
  async function owing(change: object = {}) {
    const { upline, party, leaf } = await plantDividends(running, `calls${++trees}x`, change)
    await withPassword(upline)
    await playBet(platform, leaf.id, { stake: '500' })
    return { upline, party, leaf }
  }
  const settle = async ({ account }: Member) =>
    (await running.call('sandboxSettlement', { body: { account } })).value.closed as number
  const billsOf = async (party: Member) =>
    (await running.call('bills', { query: {} }, { as: await enter(party) })).value.rows as {
      id: string
      state: string
      amount: string
    }[]
  const firstBill = async (party: Member) => {
    const [bill] = await billsOf(party)
    if (!bill) throw new Error('no bill')
    return bill
  }
  type PayBody = { billIds?: string[]; kind?: 'dividend' | 'hourSalary'; partial?: boolean }
  const pay = async (as: TestSession, body: PayBody = {}, key = testKey(), password = paymentPassword) =>
    running.call('payBills', { body: { ...body, paymentPassword: password } }, { as, key })
  const balance = async (as: TestSession) => (await running.call('balance', {}, { as })).value.balance

  test('sandboxSettlement closes the running windows of one account, or says that there is none', async () => {
    const { upline, party } = await owing()
    expect(await settle(party)).toBe(1)
    expect(await firstBill(party)).toMatchObject({ state: 'pendingReview', amount: '50.00' })
    // The upline's own contract runs on: only one account was named.
    expect(await billsOf(upline)).toEqual([])
    // A second time there is nothing new to bill.
    await settle(party)
    expect((await billsOf(party)).filter(({ amount }) => amount !== '0.00')).toHaveLength(1)
    const nobody = await running.call('sandboxSettlement', { body: { account: 'nobody-here' } })
    expect(nobody.envelope.code).toBe('notFound')
    const salaries = await running.call('sandboxSettlement', {
      body: { account: party.account, kind: 'hourSalary' },
    })
    expect(salaries.value.closed).toBe(0)
  })

  test('a correction says what its window comes to beside its own amount', async () => {
    const { party, leaf } = await owing()
    const at = platform.now()
    await settle(party)
    running.advance(600)
    await playBet(platform, leaf.id, { stake: '100', at })
    await adjustLate(platform)
    const as = await enter(party)
    const details = await Promise.all(
      (await billsOf(party)).map(({ id }) => running.call('billDetail', { params: { id } }, { as })),
    )
    const shown = details
      .map(({ value: { bill, windowAmount } }) => [bill.adjustment, bill.amount, windowAmount])
      .filter(([, amount]) => amount !== '0.00')
    expect(shown.toSorted()).toEqual([
      [0, '50.00', '50.00'],
      [1, '10.00', '60.00'],
    ])
  })

  test('a correction below zero is no bill that a day waits for', async () => {
    const { upline, party, leaf } = await owing()
    const at = platform.now()
    await settle(party)
    await fund(platform, upline.id, '50')
    await pay(await enter(upline))
    running.advance(600)
    await playBet(platform, leaf.id, { stake: '10', payout: '310', at })
    await adjustLate(platform)
    const as = await enter(party)
    expect((await billsOf(party)).map(({ amount }) => amount)).toContain('-30.00')
    const { days } = (await running.call('billDays', { query: {} }, { as })).value
    expect(days).toMatchObject([{ state: 'issued', amount: '20.00' }])
    const columns = [{ id: 'amount' }, { id: 'state' }]
    const file = await running.call(
      'createRecordExport',
      { body: { record: 'agentIncome', format: 'csv', columns } },
      { as, headers: { 'accept-language': 'en' } },
    )
    const pages = makePlatformPages(platform, () => new Response('api'), null)
    expect(await (await pages(new Request(file.value.url))).text()).toContain('-30.00,Correction')
  })

  test('payBills: too little, a part, the rest; a repeat by its key pays nothing again', async () => {
    const { upline, party } = await owing()
    await settle(party)
    const as = await enter(upline)
    expect((await pay(as)).value).toMatchObject({
      statuses: [{ state: 'insufficient', count: 1, amount: '0.00' }],
      ...{ paidNow: '0.00', stillOwed: '50.00', more: false },
    })
    await fund(platform, upline.id, '20')
    const key = testKey()
    const part = await pay(as, { partial: true }, key)
    expect(part.value).toMatchObject({ paidNow: '20.00', stillOwed: '30.00', balance: '0.00' })
    await fund(platform, upline.id, '100')
    expect((await pay(as, { partial: true }, key)).text).toBe(part.text)
    expect(await balance(as)).toBe('100.00')
    const { id } = await firstBill(party)
    const rest = await pay(as, { billIds: [id] })
    expect(rest.value).toMatchObject({
      statuses: [{ state: 'issued', count: 1, amount: '30.00' }],
      ...{ paidNow: '30.00', stillOwed: '0.00', balance: '70.00' },
    })
    expect(await balance(await enter(party))).toBe('50.00')
    expect(await verifyLedger(platform.db)).toEqual([])
  })

  test('what was won before takes a whole loss: the running card and the bill show it, with every line of the sum', async () => {
    const [upline, party, leaf] = await plantTree(platform, [-1, 0, 1], `calls${++trees}x`)
    if (!upline || !party || !leaf) throw new Error('no tree')
    await agreeOn(platform, upline, dividendOf('40'))
    running.advance(300)
    await agreeOn(platform, party, dividendOf('29', { carry: 'forever' }))
    running.advance(300)
    await playBet(platform, leaf.id, { stake: '100', payout: '386.80' })
    await settle(party)
    expect(await firstBill(party)).toMatchObject({ state: 'nothingToPay', loss: '-286.80' })
    running.advance(300)
    await playBet(platform, leaf.id, { stake: '500', payout: '189.57' })
    await playBet(platform, party.id, { stake: '20', payout: '20' })
    await give(platform, leaf.id, 'rebatePaid', 295_000n, platform.now())
    const as = await enter(party)
    const sum = {
      ...{ validBet: '520.00', stake: '520.00', payout: '209.57', given: '29.50', loss: '280.93' },
      ...{ carried: '-286.80', base: '0.00', tier: 0, rate: '29' },
    }
    const card = (await running.call('dividendProcessing', {}, { as })).value
    expect(card).toMatchObject({ ...sum, nothing: 'carriedLoss', soFar: '0.00' })
    await settle(party)
    const bill = await firstBill(party)
    expect(bill).toMatchObject({ ...sum, state: 'carriedLoss', amount: '0.00' })
    const under = (await running.call('billMembers', { params: { id: bill.id }, query: {} }, { as })).value
    expect(under.totals).toEqual({
      ...{ bets: 2, stake: '520.00', validBet: '520.00', payout: '209.57', given: '29.50' },
    })
    expect(under.rows).toHaveLength(2)
    expect(under.rows).toContainEqual(expect.objectContaining({ account: leaf.account, given: '29.50' }))
    const found = (await running.call('bills', { query: { state: 'carriedLoss' } }, { as })).value
    expect(found.rows.map(({ id }: { id: string }) => id)).toEqual([bill.id])
  })

  test('billDays: windows that began on a day are one row, with the state that needs attention', async () => {
    const { upline, party } = await owing()
    await settle(party)
    const as = await enter(upline)
    const { days } = (await running.call('billDays', { query: { side: 'downline' } }, { as })).value
    expect(days).toEqual([
      { day: expect.any(String), bills: 1, amount: '50.00', paid: '0.00', state: 'pendingReview' },
    ])
    const list = (await running.call('bills', { query: { side: 'downline' } }, { as })).value
    expect(list.totals).toMatchObject({ owed: '50.00', unpaid: 1 })
    const theirs = await enter((await owing()).upline)
    expect(
      (await running.call('billDays', { query: { side: 'downline' } }, { as: theirs })).value.days,
    ).toEqual([])
  })

  test('payBills: a wrong password, another kind, a foreign agent: nothing is paid', async () => {
    const { upline, party } = await owing()
    await settle(party)
    await fund(platform, upline.id, '100')
    const as = await enter(upline)
    expect((await pay(as, {}, testKey(), '999999')).envelope.code).toBe('paymentPasswordWrong')
    expect((await pay(as, { kind: 'hourSalary' })).value).toMatchObject({ statuses: [], paidNow: '0.00' })
    const foreign = await owing()
    await fund(platform, foreign.upline.id, '100')
    const { id } = await firstBill(party)
    const theirs = await enter(foreign.upline)
    expect((await pay(theirs, { billIds: [id] })).value).toMatchObject({ statuses: [], paidNow: '0.00' })
    expect(await balance(theirs)).toBe('100.00')
    expect((await firstBill(party)).state).toBe('pendingReview')
    expect(await balance(as)).toBe('100.00')
  })

  test('answerBill: disputed with a reason, then acknowledged for good; only by the party', async () => {
    const { upline, party } = await owing()
    await settle(party)
    const { id } = await firstBill(party)
    const as = await enter(party)
    type Answer = { answer: 'acknowledged' | 'disputed'; reason?: string }
    const answer = (body: Answer, by = as, key = testKey()) =>
      running.call('answerBill', { params: { id }, body }, { as: by, key })
    const unsaid = await answer({ answer: 'disputed', reason: '  ' })
    expect(unsaid.envelope.problems).toEqual([{ field: 'reason', code: 'required' }])
    for (const other of [upline, (await owing()).party]) {
      expect((await answer({ answer: 'acknowledged' }, await enter(other))).envelope.code).toBe('notFound')
    }
    const disputed = await answer({ answer: 'disputed', reason: 'Two bets are missing' })
    expect(disputed.value).toMatchObject({ answer: 'disputed', answerReason: 'Two bets are missing' })
    const key = testKey()
    const agreed = await answer({ answer: 'acknowledged' }, as, key)
    expect(agreed.value).toMatchObject({ answer: 'acknowledged', answerReason: null })
    expect((await answer({ answer: 'acknowledged' }, as, key)).text).toBe(agreed.text)
    expect((await answer({ answer: 'disputed', reason: 'Too late' })).envelope.code).toBe('wrongState')
  })

  test('collectBills: what the platform approved, once; a foreign agent collects nothing of it', async () => {
    const { upline } = await owing()
    await settle(upline)
    await reviewBills(platform)
    expect(await firstBill(upline)).toMatchObject({ state: 'pendingCollect', amount: '200.00' })
    const collect = (as: TestSession, key = testKey(), kind?: 'dividend' | 'hourSalary') =>
      running.call('collectBills', { body: kind ? { kind } : {} }, { as, key })
    const foreign = await enter((await owing()).upline)
    expect((await collect(foreign)).value).toMatchObject({ statuses: [], paidNow: '0.00', balance: '0.00' })
    const as = await enter(upline)
    expect((await collect(as, testKey(), 'hourSalary')).value.paidNow).toBe('0.00')
    const key = testKey()
    const collected = await collect(as, key, 'dividend')
    expect(collected.value).toMatchObject({
      statuses: [{ state: 'issued', count: 1, amount: '200.00' }],
      ...{ paidNow: '200.00', balance: '200.00', more: false },
    })
    expect((await collect(as, key, 'dividend')).text).toBe(collected.text)
    expect((await collect(as)).value).toMatchObject({ paidNow: '0.00', balance: '200.00' })
    expect(await verifyLedger(platform.db)).toEqual([])
  })

  test('dividendProcessing: the running window so far, what is owed and what is expected', async () => {
    const { upline, party } = await owing()
    const look = async (member: Member) =>
      (await running.call('dividendProcessing', {}, { as: await enter(member) })).value
    expect(await look(party)).toMatchObject({
      ...{ kind: 'dividend', loss: '500.00', soFar: '50.00', collected: '0.00' },
      ...{ receivable: { count: 0, amount: '0.00' }, payable: { count: 0, amount: '0.00' } },
    })
    expect((await look(upline)).soFar).toBe('200.00')
    await settle(party)
    expect((await look(party)).receivable).toEqual({ count: 1, amount: '50.00' })
    expect((await look(upline)).payable).toEqual({ count: 1, amount: '50.00' })
    const [stranger] = await plantTree(platform, [-1], `calls${++trees}x`)
    if (!stranger) throw new Error('no agent')
    expect(await look(stranger)).toMatchObject({ contractId: null, window: null, soFar: '0.00' })
  })

  test("dailySalaryProcessing: today's state", async () => {
    const [agent] = await plantTree(platform, [-1], `calls${++trees}x`)
    if (!agent) throw new Error('no agent')
    await agreeOn(platform, agent, { kind: 'dailySalary', tiers: [{ validBet: '100', rate: '0.5' }] })
    running.advance(300)
    await playBet(platform, agent.id, { stake: '1000', payout: '2000' })
    const { value } = await running.call('dailySalaryProcessing', {}, { as: await enter(agent) })
    expect(value).toMatchObject({ kind: 'dailySalary', validBet: '1000.00', tier: 0, soFar: '5.00' })
  })

  test.each([
    ['hourSalaryProcessing', 'hourSalary', 3_600, { validBet: '100', rate: '0.5' }],
    ['realtimeSalaryProcessing', 'realtimeSalary', 300, { lossRate: '0.5', winRate: '0.5' }],
  ] as const)('%s settles what has ended and collects it once', async (call, kind, seconds, tier) => {
    const [agent, other] = await plantTree(platform, [-1, -1], `calls${++trees}x`)
    if (!agent || !other) throw new Error('no agents')
    await agreeOn(platform, agent, { kind, tiers: [tier as never], autoPay: false })
    running.advance(seconds)
    await playBet(platform, agent.id, { stake: '1000' })
    running.advance(seconds)
    const as = await enter(agent)
    const process = (by = as, key = testKey()) => running.call(call, {}, { as: by, key })
    expect((await process()).value).toMatchObject({
      ...{ kind, collected: '0.00' },
      receivable: { count: 1, amount: '5.00' },
    })
    await reviewBills(platform)
    const foreign = (await process(await enter(other))).value
    expect(foreign).toMatchObject({ contractId: null, collected: '0.00' })
    const key = testKey()
    const collected = await process(as, key)
    expect(collected.value).toMatchObject({ collected: '5.00', receivable: { count: 0, amount: '0.00' } })
    expect((await process(as, key)).text).toBe(collected.text)
    expect((await process()).value.collected).toBe('0.00')
    expect(await balance(as)).toBe('5.00')
    expect(await verifyLedger(platform.db)).toEqual([])
  })
})
