import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankPlan } from '../../src/bank.ts'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('deposits on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine })
  })
  afterAll(() => games?.close())

  const balance = async (as: TestSession) => (await games.call('balance', {}, { as })).value.balance
  const open = (as: TestSession, amount: string) =>
    games.call('createDeposit', { body: { methodId: 'local-bank', amount } }, { as })
  const ends = ['approved', 'rejected', 'expired']

  test.each([
    ['10.00', 'approved', '10.00', null, ['pending', 'approved']],
    ['10.01', 'approved', '10.01', 'lateTransfer', ['pending', 'underReview', 'approved']],
    ['10.02', 'rejected', '0.00', 'refusedByBank', ['pending', 'rejected']],
    ['10.03', 'approved', '5.01', 'partialTransfer', ['pending', 'approved']],
    ['10.05', 'expired', '0.00', 'transferNeverArrived', ['pending', 'expired']],
  ])('%s ends %s with %s credited', async (amount, state, credited, reason, states) => {
    const as = await games.join(`depositor${amount.replace('.', '')}`)
    const { id, payTo } = (await open(as, amount)).value
    expect(payTo.reference).toMatch(/^BZ[234679A-Z]{8}$/)
    const detail = async () => (await games.call('depositDetail', { params: { id } }, { as })).value
    const ended = await games.until(detail, (value) => ends.includes(value.state))
    expect(ended).toMatchObject({ state, reason, nextUpdateAt: null })
    expect(ended.history.map((step: { state: string }) => step.state)).toEqual(states)
    expect(await balance(as)).toBe(credited)
  })

  test('I10 a notice that arrives twice is credited once, with the same response', async () => {
    const as = await games.join('depositor1004')
    const { id } = (await open(as, '10.04')).value
    const detail = async () => (await games.call('depositDetail', { params: { id } }, { as })).value
    const ended = await games.until(detail, (value) => value.history.length === 3)
    expect(ended.history[2]).toMatchObject({ state: 'approved', reason: 'duplicateNoticeIgnored' })
    expect(await balance(as)).toBe('10.04')
    await games.expectSoundLedger()
  })

  test('two may be open, a third waits; limits and unknown methods are refused; others see nothing', async () => {
    const as = await games.join('depositorxx')
    const answers = await Promise.all(['20.05', '21.05', '22.05', '23.05'].map((amount) => open(as, amount)))
    expect(answers.map((answer) => answer.envelope.code ?? 'opened').sort()).toEqual([
      'opened',
      'opened',
      'tooManyOpen',
      'tooManyOpen',
    ])
    const other = await games.join('depositoryy')
    expect((await open(other, '0.99')).envelope).toMatchObject({
      code: 'amountOutOfRange',
      params: { min: '1.00', max: '20000.00' },
    })
    const unknown = await games.call('createDeposit', { body: { methodId: 'x', amount: '5' } }, { as: other })
    expect(unknown.envelope.code).toBe('invalidFields')
    const opened = answers.find((answer) => answer.envelope.success)
    const params = { id: opened?.value.id }
    expect((await games.call('depositDetail', { params }, { as: other })).envelope.code).toBe('notFound')
  })

  test('a bonus that is chosen with a deposit is claimed when it is credited; another one waits', async () => {
    const as = await games.join('bonuschooser')
    const choices = async () =>
      (await games.call('depositMethods', {}, { as })).value.bonuses as { id: string; atOnce: boolean }[]
    expect(await choices()).toMatchObject([
      { id: 'first-deposit', percent: 100, most: '100.00', multiplier: 12, atOnce: true },
      { id: 'daily-deposit', percent: 10 },
    ])
    const pay = (amount: string, bonusId: string, methodId = 'local-bank') =>
      games.call('createDeposit', { body: { methodId, amount, bonusId } }, { as })
    for (const refused of [await pay('20.00', 'second-deposit'), await pay('20.00', 'welcome')]) {
      expect(refused.envelope.problems).toEqual([{ field: 'bonusId', code: 'choice' }])
    }
    const { id, bonus } = (await pay('20.00', 'first-deposit')).value
    expect(bonus).toBe('ប្រាក់រង្វាន់ដាក់ប្រាក់លើកដំបូង')
    const money = async () => (await games.call('balance', {}, { as })).value
    const credited = await games.until(money, (value) => value.bonus !== '0.00')
    expect(credited).toMatchObject({ balance: '20.00', bonus: '20.00' })
    const grants = async () => {
      const { rows } = (await games.call('bonuses', { query: {} }, { as })).value
      return Object.fromEntries(
        rows.map((row: { definitionId: string; state: string }) => [row.definitionId, row.state]),
      )
    }
    expect(await grants()).toMatchObject({ 'first-deposit': 'active', 'daily-deposit': 'offered' })
    expect((await games.call('depositDetail', { params: { id } }, { as })).value.state).toBe('approved')

    expect(await choices()).toMatchObject([{ id: 'second-deposit', atOnce: false }])
    await pay('30.00', 'second-deposit')
    await games.until(money, ({ balance: cash }) => cash === '50.00')
    await games.until(grants, (found) => found['second-deposit'] !== undefined)
    expect(await grants()).toMatchObject({ 'first-deposit': 'active', 'second-deposit': 'offered' })
    await games.expectSoundLedger()
  })

  test('without the fast switch the bank credits within 15 seconds', () => {
    for (let run = 0; run < 200; run += 1) {
      const [only, ...others] = bankPlan({ id: 'x', amount: 100_000n }, false)
      expect(others).toEqual([])
      expect(only?.after).toBeGreaterThanOrEqual(4)
      expect(only?.after).toBeLessThanOrEqual(8)
    }
  })
})
