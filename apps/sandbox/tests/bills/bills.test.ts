import { money } from '@baize/api/money'
import { billRow } from '@baize/platform/bills/bill.ts'
import { paidFromDeposit } from '@baize/platform/bills/depositUse.ts'
import { closeOverdue, forcePayments } from '@baize/platform/bills/freeze.ts'
import { type GatheredInputs, gatherInputs } from '@baize/platform/bills/inputs.ts'
import { payBill } from '@baize/platform/bills/pay.ts'
import {
  adjustBill,
  adjustLate,
  settleContract,
  settleDue,
  settleNext,
  writeBill,
} from '@baize/platform/bills/settle.ts'
import { settlementTurn } from '@baize/platform/bills/settlementJob.ts'
import { verifyBills } from '@baize/platform/bills/verify.ts'
import { lockContract } from '@baize/platform/contracts/contract.ts'
import { termsOf } from '@baize/platform/contracts/wording.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { balanceOf, cashOf, houseFor, post, verifyLedger } from '@baize/platform/ledger/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { billFor } from '@baize/platform/settlement/bill.ts'
import { type Window, windows } from '@baize/platform/settlement/windows.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreeOn, dividendOf, plantDividends, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { fund, playBet } from './testingPlay.ts'

const oneDay = 86_400

describe.each(testEngines)('bills on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
  })
  afterAll(() => running?.close())

  /** An upline with 40 %, its downline with 10 %, and a member of that one's team; contracts are in force. */
  const tree = (change: object = {}) => plantDividends(running, `bills${++trees}x`, change)
  const billsOf = (party: Member) =>
    platform.db.selectFrom('bill').selectAll().where('party_id', '=', party.id).orderBy('id').execute()
  const cash = async ({ id }: Member) => balanceOf(platform.db, platform.settings.brand.currency, cashOf(id))
  const firstBill = async (party: Member) => {
    const [bill] = await billsOf(party)
    if (!bill) throw new Error('no bill')
    return bill
  }
  const pay = (id: string, partial = false) =>
    transact(platform.database, (unit) => payBill(platform, unit, id, { actor: 'test', partial }))

  test('I14 a thousand reruns in any order return the same rows', async () => {
    const { party, leaf, contract } = await tree({ carry: 'previousPeriod' })
    const { brand } = platform.settings
    for (const [index, payout] of ['0', '0', '150', '3', '0'].entries()) {
      await playBet(platform, leaf.id, { stake: `${100 + index}.37`, payout })
      await playBet(platform, party.id, { stake: '12.5' })
      running.advance(oneDay)
    }
    const closed = windows('daily', brand.gmtOffsetMinutes, contract.valid_from ?? new Date(), platform.now())
    const made = closed.slice(1, -1)
    const inputsOf = new Map<string, GatheredInputs>()
    const rowOf = (window: Window, inputs: GatheredInputs) => {
      const result = billFor(termsOf(contract), inputs)
      return billRow(contract, window, { inputs, result, amount: result.amount }, 0, new Date(0))
    }
    const rows = new Map<string, string>()
    let draw = 7
    for (let run = 0; run < 1_000; run += 1) {
      draw = (draw * 48_271) % 2_147_483_647
      const window = made[draw % made.length]
      if (!window) throw new Error('no window')
      const key = window.from.toISOString()
      let inputs = inputsOf.get(key)
      // Every twenty-fifth run, and each window's first, reads everything again and writes.
      if (!inputs || run % 25 === 0) {
        inputs = await transact(platform.database, async ({ trx }) => {
          await writeBill(trx, brand, contract, window, platform.now())
          return gatherInputs(trx, brand, contract, window)
        })
        expect(inputs).toEqual(inputsOf.get(key) ?? inputs)
        inputsOf.set(key, inputs)
      }
      const row = rowOf(window, inputs)
      const text = JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value))
      expect(rows.get(row.id) ?? text).toBe(text)
      rows.set(row.id, text)
    }
    const stored = await billsOf(party)
    expect(stored).toHaveLength(made.length)
    expect(stored.map(({ id }) => id)).toEqual([...rows.keys()].sort())
    for (const bill of stored) {
      expect(JSON.parse(rows.get(bill.id) ?? '')).toMatchObject({
        amount: String(bill.amount),
        rate: bill.rate,
      })
    }
    expect(new Set(stored.map(({ amount }) => amount)).size).toBeGreaterThan(1)
  })

  test('F9 a settlement that crashes half way, runs twice or in two workers writes the same rows', async () => {
    const { party, leaf, contract } = await tree()
    for (let day = 0; day < 4; day += 1) {
      await playBet(platform, leaf.id, { stake: '200' })
      running.advance(oneDay)
    }
    const crashing = transact(platform.database, async ({ trx }) => {
      const locked = await lockContract(trx, contract.id)
      if (locked) await settleNext(trx, platform.settings.brand, locked, platform.now())
      throw new Error('crash')
    })
    await expect(crashing).rejects.toThrow('crash')
    expect(await billsOf(party)).toEqual([])
    await Promise.all([settleDue(platform), settleDue(platform), settleDue(platform)])
    const once = await billsOf(party)
    expect(once.length).toBeGreaterThanOrEqual(4)
    for (const [index, bill] of once.entries()) {
      if (index > 0) expect(bill.window_from).toEqual(once[index - 1]?.window_to)
    }
    await settleDue(platform)
    await settleContract(platform, contract.id, platform.now())
    expect(await billsOf(party)).toEqual(once)
    expect(await verifyBills(platform.db, platform.settings.brand)).toEqual([])
  })

  test('an upline pays; too little is insufficient, a part is a part, all of it is issued', async () => {
    const { upline, party, leaf } = await tree()
    await playBet(platform, leaf.id, { stake: '500' })
    running.advance(oneDay)
    await settleDue(platform)
    const bill = await firstBill(party)
    expect(bill).toMatchObject({ state: 'pendingReview', amount: 500_000n, upline_id: upline.id })
    expect(await pay(bill.id)).toMatchObject({ state: 'insufficient', moved: 0n })
    await fund(platform, upline.id, '20')
    expect(await pay(bill.id)).toMatchObject({ state: 'insufficient', moved: 0n })
    expect(await pay(bill.id, true)).toMatchObject({ state: 'partPaid', moved: 200_000n })
    await fund(platform, upline.id, '100')
    expect(await pay(bill.id)).toMatchObject({ state: 'issued', moved: 300_000n })
    expect(await pay(bill.id)).toBeNull()
    expect([await cash(upline), await cash(party)]).toEqual([700_000n, 500_000n])
    expect(await verifyLedger(platform.db)).toEqual([])
  })

  test('an unpaid dividend counts as refused, freezes the upline, and is paid from the first money that arrives', async () => {
    const { upline, party, leaf } = await tree()
    await playBet(platform, leaf.id, { stake: '500' })
    running.advance(oneDay)
    await settleDue(platform)
    const bill = await firstBill(party)
    running.advance(3 * oneDay)
    await closeOverdue(platform)
    expect(await firstBill(party)).toMatchObject({ id: bill.id, state: 'denied' })
    const account = () =>
      platform.db
        .selectFrom('account')
        .select('frozen')
        .where('owner_id', '=', upline.id)
        .where('kind', '=', 'cash')
        .executeTakeFirstOrThrow()
    expect(await account()).toEqual({ frozen: true })
    await fund(platform, upline.id, '30')
    await forcePayments(platform)
    expect(await firstBill(party)).toMatchObject({ state: 'denied', paid: 300_000n })
    expect(await account()).toEqual({ frozen: true })
    await fund(platform, upline.id, '30')
    await forcePayments(platform)
    expect(await firstBill(party)).toMatchObject({ state: 'issued', paid: 500_000n })
    expect(await account()).toEqual({ frozen: false })
    expect(await cash(upline)).toBe(100_000n)
    const news = platform.db.selectFrom('message').select('title').where('member_id', '=', upline.id)
    const told = await news.where('kind', '=', 'contract').orderBy('sent_at').orderBy('id').execute()
    const titles = ['Your balance is frozen', 'Your balance is no longer frozen']
    expect(told.map(({ title }) => title.en).filter((title) => titles.includes(title))).toEqual(titles)
    expect(await verifyBills(platform.db, platform.settings.brand)).toEqual([])
  })

  test('a deposit under a freeze says what it paid, and one without says nothing', async () => {
    const { upline, party, leaf } = await tree()
    const { currency } = platform.settings.brand
    let numbers = 0
    const deposit = async (units: bigint) => {
      const id = `dep-${upline.id}-${++numbers}`
      const at = platform.now()
      await transact(platform.database, async ({ trx }) => {
        await trx
          .insertInto('deposit')
          .values({
            ...{ id, member_id: upline.id, method_id: 'localBank', amount: units, credited: units },
            ...{ state: 'approved', reason: null, reference: id, payer_name: 'x', created_at: at },
            next_update_at: null,
          })
          .execute()
        await post(trx, {
          ...{ type: 'depositCredited', owner: upline.id, currency, actor: 'test', at },
          postings: [
            { from: houseFor(upline.id, 'psp.clearing'), to: cashOf(upline.id), amount: money(units) },
          ],
          cause: { type: 'deposit', id },
        })
      })
      return id
    }
    const paidBy = (id: string) => paidFromDeposit(platform.db, upline.id, id)
    const before = await deposit(10_000n)
    await playBet(platform, leaf.id, { stake: '500' })
    running.advance(oneDay)
    await settleDue(platform)
    running.advance(3 * oneDay)
    await closeOverdue(platform)
    await forcePayments(platform)
    // The available money was taken for it: 1 of the 50 that are owed.
    expect(await paidBy(before)).toBe(10_000n)
    running.advance(60)
    const first = await deposit(200_000n)
    await forcePayments(platform)
    running.advance(60)
    const second = await deposit(300_000n)
    expect(await paidBy(second)).toBe(0n)
    await forcePayments(platform)
    expect(await paidBy(first)).toBe(200_000n)
    expect(await paidBy(second)).toBe(290_000n)
    expect(await firstBill(party)).toMatchObject({ state: 'issued' })
    running.advance(60)
    expect(await paidBy(await deposit(50_000n))).toBe(0n)
  })

  test('a closed window stays as it was: a later difference is an adjustment, and one below zero is set off', async () => {
    const { upline, party, leaf } = await tree()
    const at = platform.now()
    await playBet(platform, leaf.id, { stake: '500', at })
    running.advance(oneDay)
    await settleDue(platform)
    const bill = await firstBill(party)
    const figures = platform.db.updateTable('bill').set({ amount: 1n }).where('id', '=', bill.id)
    await expect(figures.execute()).rejects.toThrow(/stay/)
    const adjust = () =>
      transact(platform.database, ({ trx }) => adjustBill(trx, platform.settings.brand, bill, platform.now()))
    expect(await adjust()).toBe(false)
    await playBet(platform, leaf.id, { stake: '100', at })
    expect(await adjust()).toBe(true)
    expect(await adjust()).toBe(false)
    await playBet(platform, leaf.id, { stake: '10', payout: '310', at })
    expect(await adjust()).toBe(true)
    const [first, more, less] = await billsOf(party)
    expect(first).toEqual(bill)
    expect(more).toMatchObject({ adjustment: 1, amount: 100_000n, state: 'pendingReview' })
    expect(less).toMatchObject({ adjustment: 2, amount: -300_000n, state: 'pendingCollect' })
    await fund(platform, upline.id, '100')
    expect(await pay(bill.id)).toMatchObject({ state: 'issued', moved: 200_000n })
    expect((await billsOf(party))[2]).toMatchObject({ state: 'issued', paid: -300_000n })
    // The upline's own bill of that window has to follow, too.
    await adjustLate(platform)
    expect(await verifyBills(platform.db, platform.settings.brand)).toEqual([])
  })

  test('what the platform owes is reviewed and collected, or paid at once where the contract requires it', async () => {
    const [agent] = await plantTree(platform, [-1], `bills${++trees}x`)
    const [quick] = await plantTree(platform, [-1], `bills${++trees}x`)
    if (!agent || !quick) throw new Error('no tree')
    await agreeOn(platform, agent, dividendOf('5'))
    await agreeOn(platform, quick, { kind: 'hourSalary', tiers: [{ validBet: '100', rate: '0.5' }] })
    running.advance(300)
    await playBet(platform, agent.id, { stake: '100' })
    await playBet(platform, quick.id, { stake: '1000', payout: '2000' })
    running.advance(oneDay)
    await settlementTurn(platform)
    expect(await firstBill(agent)).toMatchObject({
      state: 'pendingCollect',
      amount: 50_000n,
      upline_id: null,
    })
    expect(await firstBill(quick)).toMatchObject({ state: 'issued', amount: 50_000n })
    expect(await billsOf(quick)).toHaveLength(1)
    running.advance(31 * oneDay)
    await settlementTurn(platform)
    expect((await firstBill(agent)).state).toBe('expired')
  })

  test('the slow reader names a bill that the bets do not bear out', async () => {
    const bad = await platform.db
      .selectFrom('bet')
      .select(['id', 'member_id'])
      .where('state', '=', 'lost')
      .orderBy('settled_at')
      .executeTakeFirstOrThrow()
    await platform.db.updateTable('bet').set({ stake: 990_000_000n }).where('id', '=', bad.id).execute()
    expect((await verifyBills(platform.db, platform.settings.brand)).length).toBeGreaterThan(0)
  })
})
