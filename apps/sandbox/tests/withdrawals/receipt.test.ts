import { formatMoneyWire, money, parseMoney } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { holdPayouts } from '@baize/platform/verification/payoutHold.ts'
import { progressWithdrawal } from '@baize/platform/withdrawals/progress.ts'
import { withdrawalProgress } from '@baize/platform/withdrawals/progressJob.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const account = { bankCode: 'TSB', accountName: 'Dara', accountNumber: '987654321' }

describe.each(testEngines)('what a member says of a payment, on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine, work: true })
    as = await games.signIn()
  })
  afterAll(() => games?.close())

  const detail = (id: string) => async () =>
    (await games.call('withdrawalDetail', { params: { id } }, { as })).value
  const say = (id: string, body: object) =>
    games.call('confirmWithdrawal', { params: { id }, body: body as never }, { as })
  /** A withdrawal that the bank has paid. */
  async function paid(amount: string) {
    const body = { amount, paymentPassword: '246810', ...account }
    const { id } = (await games.call('createWithdrawal', { body }, { as })).value
    for (const next of ['review', 'send', 'pay'] as const) {
      await transact(games.platform.database, (unit) =>
        progressWithdrawal(games.platform, unit, { withdrawalId: id, next }),
      )
    }
    expect((await detail(id)()).state).toBe('confirmPending')
    return id as string
  }

  test('I18 part of it arrived: the arrived part and the rest are the amount, never more', async () => {
    const id = await paid('12.00')
    const parts = fc.bigInt({ min: 0n, max: 1_500n })
    await fc.assert(
      fc.asyncProperty(parts, async (cents) => {
        const amountReceived = formatMoneyWire(money(cents * 100n))
        if (cents > 0n && cents < 1_200n) return
        const answer = await say(id, { outcome: 'partlyReceived', amountReceived })
        expect(answer.envelope.problems).toMatchObject([{ field: 'amountReceived' }])
      }),
      { numRuns: 20 },
    )
    const wrong = { outcome: 'partlyReceived', amountReceived: '5.00', remainingAmount: '6.00' }
    expect((await say(id, wrong)).envelope.problems).toMatchObject([{ field: 'remainingAmount' }])
    const said = await say(id, { outcome: 'partlyReceived', amountReceived: '5.25' })
    expect(said.value).toMatchObject({ state: 'caseOpen', reason: 'partlyReceived' })
    expect(parseMoney(said.value.received) + parseMoney(said.value.remaining)).toBe(parseMoney('12.00'))
    // The bank pays the rest: nothing is missing any more.
    const paidUp = { state: 'completed' as const, reason: 'bankPaidLate' }
    await games.platform.db.updateTable('withdrawal').set(paidUp).where('id', '=', id).execute()
    expect(await detail(id)()).toMatchObject({ received: '12.00', remaining: null })
  })

  test('I18 the clock and the member at once: one of them ends it', async () => {
    for (const outcome of ['received', 'notReceived'] as const) {
      const id = await paid('11.00')
      await games.platform.db
        .updateTable('withdrawal')
        .set({ confirm_by: games.platform.now() })
        .where('id', '=', id)
        .execute()
      const clock = () =>
        transact(games.platform.database, (unit) =>
          progressWithdrawal(games.platform, unit, { withdrawalId: id, next: 'autoConfirm' }),
        )
      const [, answer] = await Promise.all([clock(), say(id, { outcome }), clock()])
      const value = await detail(id)()
      expect(value.history.filter(({ state }: { state: string }) => state !== 'confirmPending')).toHaveLength(
        4,
      )
      expect(answer.envelope.success ? value.reason : 'wrongState').toBe(
        answer.envelope.success
          ? outcome === 'received'
            ? 'confirmedByMember'
            : 'notReceived'
          : answer.envelope.code,
      )
    }
    await games.expectSoundLedger()
  })

  test('an image that is not the member’s own is refused, and changes nothing', async () => {
    const id = await paid('10.00')
    const answer = await say(id, { outcome: 'notReceived', images: ['unknown'] })
    expect(answer.envelope).toMatchObject({ code: 'invalidFields', problems: [{ field: 'images' }] })
    expect((await detail(id)()).state).toBe('confirmPending')
  })

  test('the bank pays what was missing of an amount in .07', async () => {
    const id = await paid('10.07')
    await say(id, { outcome: 'notReceived' })
    const ended = await games.until(detail(id), ({ state }) => state === 'completed')
    expect(ended.reason).toBe('closedByBank')
  })
})

describe("a withdrawal's destination", () => {
  test('to a saved account of one’s own; to no other, and not while payments out are held', async () => {
    const games = await startTestGames({ work: false })
    const as = await games.signIn()
    const { db, secrets, now } = games.platform
    const { id: memberId } = await db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'dara2026')
      .executeTakeFirstOrThrow()
    const saved = (id: string, member_id: string) =>
      db
        .insertInto('bank_account')
        .values({
          ...{ id, member_id, bank_code: 'MKB', account_name: 'Dara', number_mark: id, number_tail: '4321' },
          number_sealed: secrets.seal('bank-account', '987654321000004321'),
          ...{ is_default: false, added_at: now(), removed_at: null },
        })
        .execute()
    const { id: other } = await db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'vibol2026')
      .executeTakeFirstOrThrow()
    await saved('own-account', memberId)
    await saved('other-account', other)
    const ask = (bankAccountId: string) =>
      games.call(
        'createWithdrawal',
        { body: { amount: '10.05', paymentPassword: '246810', bankAccountId } },
        { as },
      )
    await games.platform.jobs.handle(withdrawalProgress, async () => {})
    expect((await ask('own-account')).value).toMatchObject({ accountNumberMasked: '•••• 4321' })
    expect((await ask('other-account')).envelope.problems).toMatchObject([{ field: 'bankAccountId' }])
    await holdPayouts(db, memberId, 'passwordChanged', now())
    expect((await ask('own-account')).envelope).toMatchObject({ code: 'wrongState' })
    await games.close()
  })
})

test('a regulated brand reminds, and confirms nothing automatically', async () => {
  const games = await startTestGames({ env: { POLICY_PROFILE: 'regulated' }, work: true })
  const as = await games.signIn()
  const body = { amount: '10.00', paymentPassword: '246810', ...account }
  const { id } = (await games.call('createWithdrawal', { body }, { as })).value
  for (const next of ['review', 'send', 'pay', 'remind', 'remind'] as const) {
    await transact(games.platform.database, (unit) =>
      progressWithdrawal(games.platform, unit, { withdrawalId: id, next }),
    )
  }
  const value = (await games.call('withdrawalDetail', { params: { id } }, { as })).value
  expect(value).toMatchObject({ state: 'confirmPending', confirmBy: null })
  expect(value.history.at(-1)).toMatchObject({ state: 'confirmPending', reason: 'pleaseConfirm' })
  await games.close()
})
