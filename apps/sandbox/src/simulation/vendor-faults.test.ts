import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../../tests/http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../../tests/testingGames.ts'

const calls = { bet: 'seamlessBet', win: 'seamlessWin', rollback: 'seamlessRollback' } as const
const hours = 3_600

describe.each(testEngines)('vendors that report late, twice or in the wrong order, on $name', (engine) => {
  let games: TestGames
  let member: TestSession
  let playSession: string
  beforeAll(async () => {
    const sessions = {
      idleMinutes: { member: 100_000, agent: 100_000 },
      absoluteHours: 100_000,
      confirmedMinutes: 100_000,
    }
    games = await startTestGames({ engine, work: false, settings: { sessions } })
    member = await games.signIn()
    playSession = await games.openGame(member)
  })
  afterAll(() => games?.close())

  const balance = async () => parseMoney((await games.call('balance', {}, { as: member })).value.balance)
  const move = (kind: keyof typeof calls, round: string, amount?: string) => {
    const body = {
      ...{ requestId: newRound(), playSession, roundId: round, transactionId: `${kind}-${round}` },
      ...(kind === 'bet' ? {} : { betTransactionId: `bet-${round}` }),
      ...(amount === undefined ? {} : { amount }),
    }
    return games.call(calls[kind], { body } as never, { vendor: 'EMR' })
  }

  test('F6 a win before its bet is refused and may be sent again; a confirmation before its withdrawal finds nothing', async () => {
    const round = newRound()
    const before = await balance()
    expect((await move('win', round, '5.00')).envelope.code).toBe('notFound')
    expect(await balance()).toBe(before)
    await move('bet', round, '2.00')
    expect((await move('win', round, '5.00')).status).toBe(200)
    expect(await balance()).toBe(before + parseMoney('3.00'))
    const early = { params: { id: newRound() }, body: { outcome: 'received' } } as const
    const confirmed = await games.call('confirmWithdrawal', early, { as: member })
    expect(confirmed.envelope.code).toBe('notFound')
    const undone = newRound()
    expect((await move('rollback', undone)).status).toBe(200)
    expect((await move('bet', undone, '2.00')).envelope.code).toBe('betRolledBack')
    expect(await balance()).toBe(before + parseMoney('3.00'))
    await games.expectSoundLedger()
  })

  test('F7 a movement that is reported again hours later, under another requestId, is the same movement', async () => {
    const [won, undone] = [newRound(), newRound()]
    const before = await balance()
    const told = [
      await move('bet', won, '2.00'),
      await move('win', won, '5.00'),
      await move('bet', undone, '1.00'),
      await move('rollback', undone),
    ]
    for (const late of [1 * hours, 9 * hours, 40 * hours]) {
      games.advance(late)
      const again = [
        await move('rollback', undone),
        await move('win', won, '5.00'),
        await move('bet', undone, '1.00'),
        await move('bet', won, '2.00'),
      ]
      expect(again.map(({ text }) => text).sort()).toEqual(told.map(({ text }) => text).sort())
    }
    expect(await balance()).toBe(before + parseMoney('3.00'))
    const bets = await games.platform.db
      .selectFrom('bet')
      .select('state')
      .where('round_id', 'in', [won, undone])
      .orderBy('placed_at')
      .execute()
    expect(bets).toEqual([{ state: 'won' }, { state: 'refunded' }])
    await games.expectSoundLedger()
  })
})

/** What is no amount, and amounts beyond any balance. */
const hostile = [
  ...['9223372036854775807', '9223372036854775808', '1000000000000000000', '922337203685477.5808'],
  ...['0', '0.00', '-0', '-1.00', '+1.00', '1e3', 'NaN', 'Infinity', '0x10', '1.00001', '1.', '.5', ' 1.00'],
  ...['1,000.00', '１２.００', '١٢٫٠٠', '១០.០០', '', '٠', '1_000', '1.0.0'],
]

describe.each(testEngines)('amounts that are none, on $name', (engine) => {
  test('F16 are refused wherever money moves, and nothing does', async () => {
    const games = await startTestGames({ engine, work: false })
    const as = await games.signIn()
    const agent = await games.signIn('sokha2026', 'agent')
    const playSession = await games.openGame(as)
    const before = (await games.call('balance', {}, { as })).text
    const [{ id: toMemberId }] = (
      await games.call('teamMembers', { query: { search: 'vibol' } }, { as: agent })
    ).value.rows
    const bank = { bankCode: 'MKB', accountName: 'Sok Dara', accountNumber: '000123456' }
    const paymentPassword = '246810'
    for (const amount of hostile) {
      const round = newRound()
      const names = { requestId: round, playSession, roundId: round, transactionId: round }
      const answers = [
        await games.call('createDeposit', { body: { methodId: 'local-bank', amount } }, { as }),
        await games.call('createWithdrawal', { body: { ...bank, amount, paymentPassword } }, { as }),
        await games.call('transferUpline', { body: { amount, paymentPassword, note: '' } }, { as }),
        await games.call('convertPoints', { body: { direction: 'toPoints', points: amount } }, { as }),
        await games.call(
          'walletTransfer',
          { body: { fromWalletId: 'main', toWalletId: 'EMR', amount } },
          { as },
        ),
        await games.call(
          'createTransfer',
          { body: { toMemberId, amount, paymentPassword, note: '' } },
          { as: agent },
        ),
        // A stake of nothing is a free round.
        ...(/^0(?:\.00)?$/.test(amount)
          ? []
          : [await games.call('seamlessBet', { body: { ...names, amount } }, { vendor: 'EMR' })]),
      ]
      for (const answer of answers) {
        const what = `${amount}: ${answer.text}`
        expect(answer.envelope.success, what).toBe(false)
        expect([400, 403, 409, 422], what).toContain(answer.status)
      }
    }
    expect((await games.call('balance', {}, { as })).text).toBe(before)
    await games.expectSoundLedger()
    await games.close()
  })
})
