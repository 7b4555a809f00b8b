import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { listBanks } from '@baize/platform/withdrawals/banks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const account = { bankCode: 'TSB', accountName: 'Dara', accountNumber: '987654321' }

describe.each(testEngines)('withdrawals on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine })
    as = await games.signIn()
  })
  afterAll(() => games?.close())

  const balance = async () => (await games.call('balance', {}, { as })).value
  const ask = (amount: string, change: object = {}) =>
    games.call(
      'createWithdrawal',
      { body: { amount, paymentPassword: '246810', ...account, ...change } },
      { as },
    )
  const detail = (id: string) => async () =>
    (await games.call('withdrawalDetail', { params: { id } }, { as })).value

  test('an account that was paid to is kept, masked; one that was removed meanwhile is not', async () => {
    const kept = async (session: TestSession) =>
      (await games.call('bankAccounts', {}, { as: session })).value.accounts as {
        id: string
        accountNumberMasked: string
        isDefault: boolean
      }[]
    const withdraw = async (accountNumber: string) => {
      const { id } = (await ask('10.10', { accountNumber })).value
      await games.until(detail(id), (value) => value.state === 'confirmPending')
      return id as string
    }
    const confirm = (id: string) =>
      games.call('confirmWithdrawal', { params: { id }, body: { outcome: 'received' } }, { as })
    expect(await kept(as)).toEqual([])
    const first = await withdraw('111122223333')
    expect(await kept(as)).toEqual([])
    await confirm(first)
    expect(await kept(as)).toMatchObject([{ accountNumberMasked: '•••• 3333', isDefault: true }])
    await confirm(await withdraw('1111 2222 3333'))
    expect(await kept(as)).toHaveLength(1)
    const under = await withdraw('111122223333')
    const [account] = await kept(as)
    const body = { paymentPassword: '246810' }
    await games.call('removeBankAccount', { params: { id: account?.id ?? '' }, body }, { as })
    await confirm(under)
    expect(await kept(as)).toEqual([])
  })

  test('I9 one that the bank refuses returns the held money, with the reason', async () => {
    const before = await balance()
    const { id } = (await ask('10.02')).value
    expect(await balance()).toMatchObject({ held: '10.02' })
    const ended = await games.until(detail(id), (value) => value.state === 'rejected')
    expect(ended).toMatchObject({ reason: 'accountRefusedByBank', cancellable: false })
    expect(await balance()).toEqual(before)
  })

  test('I9 one that the bank does not pay returns the held money after it was sent, once', async () => {
    const before = await balance()
    const { id } = (await ask('10.04')).value
    const ended = await games.until(detail(id), (value) => value.state === 'failed')
    expect(ended).toMatchObject({ reason: 'bankDidNotPay', cancellable: false, nextUpdateAt: null })
    expect(ended.history.map(({ state }: { state: string }) => state)).toEqual([
      'requested',
      'approved',
      'sent',
      'failed',
    ])
    expect(await balance()).toEqual(before)
    await games.expectSoundLedger()
  })

  test('one under review shows so and when it continues; it can no longer be cancelled', async () => {
    const { id } = (await ask('10.03')).value
    const reviewed = await games.until(detail(id), (value) => value.state === 'riskReview')
    expect(reviewed.cancellable).toBe(false)
    expect(Date.parse(reviewed.nextUpdateAt)).toBeGreaterThan(Date.now())
    expect((await games.call('cancelWithdrawal', { params: { id } }, { as })).envelope.code).toBe(
      'wrongState',
    )
    const paid = await games.until(detail(id), (value) => value.state === 'confirmPending')
    expect(paid.history.map(({ state }: { state: string }) => state)).toEqual([
      'requested',
      'riskReview',
      'approved',
      'sent',
      'confirmPending',
    ])
    await games.call('confirmWithdrawal', { params: { id }, body: { outcome: 'received' } }, { as })
  })

  test('I9 one still requested can be cancelled, once; the money is returned once', async () => {
    const before = await balance()
    const { id } = (await ask('10.05')).value
    const cancel = () => games.call('cancelWithdrawal', { params: { id } }, { as })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.map((answer) => answer.envelope.code ?? 'cancelled').sort()).toEqual([
      'cancelled',
      'wrongState',
      'wrongState',
    ])
    expect(await balance()).toEqual(before)
    await games.expectSoundLedger()
  })

  test('money that did not arrive opens a case, which no clock closes', async () => {
    const { id } = (await ask('11.00')).value
    await games.until(detail(id), (value) => value.state === 'confirmPending')
    const missing = { params: { id }, body: { outcome: 'notReceived' as const } }
    const opened = await games.call('confirmWithdrawal', missing, { as })
    expect(opened.value).toMatchObject({ state: 'caseOpen', reason: 'notReceived', confirmBy: null })
    expect((await games.call('confirmWithdrawal', missing, { as })).envelope.code).toBe('wrongState')
  })

  test("a request's errors are reported field by field, and no money is held", async () => {
    const before = await balance()
    const spoilt = await ask('10.00', { bankCode: 'XXX', accountName: ' ', accountNumber: '12ab' })
    expect(spoilt.envelope.problems?.map((problem) => problem.field)).toEqual([
      'bankCode',
      'accountName',
      'accountNumber',
    ])
    expect((await ask('1.00')).envelope.code).toBe('amountOutOfRange')
    expect((await ask('9999.00')).envelope.code).toBe('insufficientFunds')
    expect((await ask('10.00', { paymentPassword: '000000' })).envelope.code).toBe('paymentPasswordWrong')
    expect(await balance()).toEqual(before)
  })

  test('another’s withdrawal is not found, by any call', async () => {
    const { id } = (await ask('12.05')).value
    const other = await games.join('otherperson')
    const params = { id }
    const body = { outcome: 'received' as const }
    for (const answer of [
      await games.call('withdrawalDetail', { params }, { as: other }),
      await games.call('cancelWithdrawal', { params }, { as: other }),
      await games.call('confirmWithdrawal', { params, body }, { as: other }),
    ]) {
      expect(answer.envelope.code).toBe('notFound')
    }
    await games.expectSoundLedger()
  })

  test("the bank has its name in the reader's language; a live event has no names, as it has no one reader", async () => {
    const body = { amount: '13.02', paymentPassword: '246810', ...account }
    const asked = await games.call(
      'createWithdrawal',
      { body },
      { as, headers: { 'accept-language': 'zh-CN' } },
    )
    expect(asked.value.bank).toBe('洞里萨储蓄银行')
    const { id } = asked.value
    await games.until(detail(id), (value) => value.state === 'rejected')
    const read = await games.call(
      'withdrawalDetail',
      { params: { id } },
      { as, headers: { 'accept-language': 'km' } },
    )
    expect(read.value.bank).toBe('ធនាគារសន្សំទន្លេ')
    const told = await games.platform.db
      .selectFrom('member_event')
      .select('payload')
      .where('type', '=', 'withdrawalChanged')
      .orderBy('seq')
      .execute()
    const own = told.map(({ payload }) => payload as { id: string }).filter((payload) => payload.id === id)
    expect(own).toMatchObject([{ state: 'requested' }, { state: 'rejected', reason: 'accountRefusedByBank' }])
    for (const { name } of ['en', 'km', 'zh-Hans', 'ar'].flatMap(listBanks)) {
      expect(JSON.stringify(own)).not.toContain(name)
    }
  })

  test('the account number is sealed at rest and masked in responses', async () => {
    const rows = await games.platform.db.selectFrom('withdrawal').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toContain(account.accountNumber)
  })
})

describe('a regulated brand', () => {
  test('never confirms by the clock and never cancels', async () => {
    const games = await startTestGames({ env: { POLICY_PROFILE: 'regulated' } })
    const as = await games.signIn()
    const options = await games.call('withdrawalOptions', {}, { as })
    expect(options.value.autoConfirmMinutes).toBeNull()
    const body = { amount: '10.05', paymentPassword: '246810', ...account }
    const asked = await games.call('createWithdrawal', { body }, { as })
    expect(asked.value.cancellable).toBe(false)
    const params = { id: asked.value.id }
    expect((await games.call('cancelWithdrawal', { params }, { as })).envelope.code).toBe('forbidden')
    await games.close()
  })
})
