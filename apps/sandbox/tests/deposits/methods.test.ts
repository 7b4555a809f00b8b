import { parseMoney } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { expireDeposit } from '@baize/platform/deposits/credit.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeBankNotice } from '../../src/bank.ts'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('ways to deposit on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine })
    as = await games.signIn()
  })
  afterAll(() => games?.close())

  const balance = async (who = as) => parseMoney((await games.call('balance', {}, { as: who })).value.balance)
  const open = (body: object, who = as) => games.call('createDeposit', { body: body as never }, { as: who })
  const detail = (id: string) => async () =>
    (await games.call('depositDetail', { params: { id } }, { as })).value
  const states = (value: { history: { state: string }[] }) => value.history.map(({ state }) => state)

  test('each method says its limits, its promise, and the fields it requires, in the reader’s language', async () => {
    const headers = { 'accept-language': 'zh-CN' }
    const { methods } = (await games.call('depositMethods', {}, { as, headers })).value
    expect(methods.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['localBank', 'eWallet', 'card', 'crypto', 'voucher'],
    ])
    expect(methods[3].fields).toMatchObject([
      { name: 'network', label: '网络', kind: 'select', required: true },
    ])
  })

  test("a method's fields are checked by its own description", async () => {
    for (const [details, code] of [
      [undefined, 'required'],
      [{ network: 'BTC' }, 'choice'],
      [{ network: true }, 'required'],
    ] as const) {
      const answer = await open({ methodId: 'crypto', amount: '20.00', details })
      expect(answer.envelope.problems).toMatchObject([{ field: 'details.network', code }])
    }
    const extra = await open({ methodId: 'card', amount: '20.00', details: { cvv: '123' } })
    expect(extra.envelope.problems).toMatchObject([{ field: 'details.cvv', code: 'unknownField' }])
    expect((await open({ methodId: 'card' })).envelope.problems).toMatchObject([{ field: 'amount' }])
  })

  test('a payment on another page is waited for, then seen, then credited', async () => {
    const before = await balance()
    const opened = await open({ methodId: 'crypto', amount: '20.00', details: { network: 'TRC20' } })
    expect(opened.value).toMatchObject({ state: 'created', payTo: null })
    expect(opened.value.instructions.map(({ kind }: { kind: string }) => kind)).toEqual(['text', 'copy'])
    const ended = await games.until(detail(opened.value.id), ({ state }) => state === 'approved')
    expect(states(ended)).toEqual(['created', 'pending', 'approved'])
    expect(await balance()).toBe(before + parseMoney('20.00'))
  })

  test('a live event of a deposit has no texts, in every requested language', async () => {
    const who = await games.join('eventreader')
    const body = { methodId: 'e-wallet', amount: '20.00', details: { phone: '012345678' } }
    const headers = { 'accept-language': 'zh-CN' }
    const asked = await games.call(
      'createDeposit',
      { body: { ...body, bonusId: 'first-deposit' } },
      { as: who, headers },
    )
    const { id, bonus, instructions } = asked.value
    const read = async (language: string) => {
      const given = { as: who, headers: { 'accept-language': language } }
      return (await games.call('depositDetail', { params: { id } }, given)).value
    }
    const inKhmer = await games.until(
      () => read('km'),
      (value) => value.state === 'approved',
    )
    expect(instructions[0].label).toBe('收款钱包')
    expect(inKhmer.instructions[0].label).toBe('កាបូបដែលត្រូវបង់ទៅ')
    expect(inKhmer.bonus).not.toBe(bonus)
    const told = await games.platform.db
      .selectFrom('member_event')
      .select('payload')
      .where('type', '=', 'depositChanged')
      .orderBy('seq')
      .execute()
    const own = told
      .map(({ payload }) => payload as { id: string; state: string })
      .filter((payload) => payload.id === id)
    // One event a step.
    expect(own.map(({ state }) => state)).toEqual(states(inKhmer))
    expect(own.at(-1)?.state).toBe('approved')
    for (const payload of own) {
      expect(payload).not.toHaveProperty('bonus')
      expect(payload).not.toHaveProperty('instructions')
    }
  })

  test('I10 a payment that arrives after its time is reviewed, and credited once', async () => {
    const before = await balance()
    const { id } = (await open({ methodId: 'local-bank', amount: '10.06' })).value
    const ended = await games.until(detail(id), ({ state }) => state === 'approved')
    expect(states(ended)).toEqual(['pending', 'expired', 'underReview', 'approved'])
    expect(ended.history[2].reason).toBe('matchedAfterExpiry')
    expect(await balance()).toBe(before + parseMoney('10.06'))
  })

  test('I10 for any reports of a deposit in any order, its end is one, and so is its credit', async () => {
    const notices = fc.array(fc.constantFrom('seen', 'late', 'refused', 'silent', 'credited', 'time'), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(notices, async (plan) => {
        const before = await balance()
        const { id } = (await open({ methodId: 'local-bank', amount: '10.05' })).value
        let ended: string | null = null
        for (const outcome of plan) {
          await transact(games.platform.database, (unit) => {
            if (outcome === 'time') return expireDeposit(games.platform, unit, id)
            const notice =
              outcome === 'credited'
                ? ({ depositId: id, outcome, units: '100500' } as const)
                : ({ depositId: id, outcome } as const)
            return takeBankNotice(games.platform, unit, notice)
          })
          const { state } = await detail(id)()
          if (ended !== null) expect(state).toBe(ended)
          if (state === 'approved' || state === 'rejected') ended = state
        }
        const { state } = await detail(id)()
        expect(await balance()).toBe(before + (state === 'approved' ? 100_500n : 0n))
        // Open deposits are closed, so that the next one is within the limit.
        await games.platform.db
          .updateTable('deposit')
          .set({ state: 'rejected' })
          .where('id', '=', id)
          .where('state', '!=', 'approved')
          .execute()
      }),
      { numRuns: 12 },
    )
    await games.expectSoundLedger()
  })

  test('a voucher counts as a deposit by any method does: for the bonus chosen with it, for missions, once', async () => {
    const who = await games.join('voucherplayer')
    const { code } = (await games.call('sandboxVoucher', { body: { amount: '25.00' } })).value
    const body = { methodId: 'voucher', details: { code }, bonusId: 'first-deposit' }
    expect((await open(body, who)).value).toMatchObject({ state: 'approved', credited: '25.00' })
    expect((await open(body, who)).envelope.success).toBe(false)
    const funds = async () => (await games.call('balance', {}, { as: who })).value
    expect(await games.until(funds, ({ bonus }) => bonus !== '0.00')).toMatchObject({
      balance: '25.00',
      bonus: '25.00',
    })
    const { missions } = (await games.call('missionSummary', {}, { as: who })).value
    expect(missions).toContainEqual(expect.objectContaining({ id: 'daily-deposit', progress: '25.00' }))
    const { rewards } = (await games.call('rewards', {}, { as: who })).value
    expect(rewards).toContainEqual(expect.objectContaining({ source: 'mission', kind: 'points' }))
    // The next deposit is the second one.
    const next = (await games.call('depositMethods', {}, { as: who })).value.bonuses
    expect(next.map(({ id }: { id: string }) => id)).toEqual(['second-deposit'])
    await games.expectSoundLedger()
  })

  test('I16 vouchers: deposited and left come to what was sold, for any number of concurrent requests', async () => {
    const others = [as, await games.join('voucherone'), await games.join('vouchertwo')]
    const sold = await Promise.all(
      ['5.00', '7.50', '11.25'].map(async (amount) => ({
        amount,
        ...(await games.call('sandboxVoucher', { body: { amount } })).value,
      })),
    )
    const before = await Promise.all(others.map((who) => balance(who)))
    const tries = sold
      .slice(0, 2)
      .flatMap(({ code }) => [
        ...others.map((who) => open({ methodId: 'voucher', details: { code } }, who)),
        open({ methodId: 'voucher', details: { code: code.toLowerCase() } }),
      ])
    const answers = await Promise.all(tries)
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(2)
    for (const { envelope } of answers) if (!envelope.success) expect(envelope.code).toBe('alreadyClaimed')
    const after = await Promise.all(others.map((who) => balance(who)))
    const gained = after.reduce((sum, value, index) => sum + value - (before[index] ?? 0n), 0n)
    const left = await games.platform.db
      .selectFrom('voucher')
      .select('amount')
      .where('deposit_id', 'is', null)
      .execute()
    expect(gained + left.reduce((sum, { amount }) => sum + amount, 0n)).toBe(parseMoney('23.75'))
    const unknown = await open({ methodId: 'voucher', details: { code: 'A'.repeat(16) } })
    expect(unknown.envelope.problems).toMatchObject([{ field: 'details.code', code: 'wrong' }])
    await games.expectSoundLedger()
  })
})
