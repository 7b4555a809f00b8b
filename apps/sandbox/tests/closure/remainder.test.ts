import { money } from '@baize/api/money'
import { closeDueAccounts } from '@baize/platform/closure/close.ts'
import { eraseDueAccounts } from '@baize/platform/closure/erase.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandbox } from '../../src/extensions.ts'
import type { TestSession } from '../http/testing.ts'
import { openOperator, type TestOperator } from '../operator/testingOperator.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const { payouts: _, ...counterparts } = sandbox.counterparts
/** As in production: no one reviews and pays but operators. */
const withoutBank = { ...sandbox, counterparts }
const bank = { bankCode: 'TSB', accountName: 'Remainder', accountNumber: '111122223333' }
const refusal = (min: string) => ({ code: 'amountOutOfRange', params: { min } })

describe.each(testEngines)('closing with less than the smallest withdrawal, on $name', (engine) => {
  let games: TestGames
  let operator: TestOperator
  let as: TestSession
  let withdrawalId: string
  beforeAll(async () => {
    games = await startTestGames({ engine, extensions: withoutBank })
    operator = openOperator(games.platform)
    as = await games.join('remains1')
    const { id } = (await games.call('memberInfo', {}, { as })).value
    await transact(games.platform.database, ({ trx }) =>
      post(trx, {
        type: 'corrected',
        owner: id,
        currency: games.settings.brand.currency,
        postings: [{ from: houseFor(id, 'suspense'), to: cashOf(id), amount: money(32_000n) }],
        cause: { type: 'correction', id: 'remainder' },
        actor: 'operator:test',
      }),
    )
  })
  afterAll(async () => {
    operator?.close()
    await games?.close()
  })

  const read = async () => (await games.call('accountClosure', {}, { as })).value
  const options = async () => (await games.call('withdrawalOptions', {}, { as })).value
  const withdraw = (amount: string) =>
    games.call('createWithdrawal', { body: { amount, paymentPassword: '135790', ...bank } }, { as })

  test('the request is taken, and all of it can be withdrawn from then on, but not a part', async () => {
    expect(await read()).toMatchObject({ blockers: [], remainder: '3.20', closing: null })
    expect((await withdraw('3.20')).envelope).toMatchObject(refusal('5.00'))
    const requested = (await games.call('requestClosure', { body: {} }, { as })).value
    expect(requested).toMatchObject({ blockers: [{ kind: 'balance', amount: '3.20' }], remainder: null })
    expect(await options()).toMatchObject({ min: '3.20', available: '3.20' })
    expect((await withdraw('3.19')).envelope).toMatchObject(refusal('3.20'))
  })

  test('the account stays open for it, and closes once it has arrived', async () => {
    games.advance(7 * 86_400 + 60)
    as = await games.signIn('remains1', 'member', 'Correct-Horse-7')
    await closeDueAccounts(games.platform)
    expect(await read()).toMatchObject({ closing: { waiting: true } })
    const params = { id: (await withdraw('3.20')).value.id as string }
    withdrawalId = params.id
    expect((await read()).blockers).toEqual([{ kind: 'openWithdrawal', amount: null }])
    await operator.call('decideWithdrawal', { params, body: { decision: 'approve' } }, { as: 'money' })
    await operator.call('reportPayout', { params, body: { outcome: 'paid' } }, { as: 'money' })
    const received = { params, body: { outcome: 'received' } } as const
    expect((await games.call('confirmWithdrawal', received, { as })).value).toMatchObject({
      state: 'completed',
      amount: '3.20',
    })
    await closeDueAccounts(games.platform)
    expect((await games.call('memberInfo', {}, { as })).envelope.code).toBe('notSignedIn')
    await games.expectSoundLedger()
  })

  test('an operator reviews the withdrawal until the account is erased', async () => {
    const review = () => operator.call('reviewWithdrawal', { params: { id: withdrawalId } }, { as: 'money' })
    expect((await review()).value).toMatchObject({ accountNumber: bank.accountNumber })
    games.advance((games.settings.keepDays.closedAccounts + 1) * 86_400)
    await eraseDueAccounts(games.platform)
    expect(await review()).toMatchObject({ status: 409, code: 'wrongState', params: { state: 'erased' } })
  })
})
