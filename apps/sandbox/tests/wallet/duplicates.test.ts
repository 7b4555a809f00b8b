import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestAnswer, testKey } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

const copies = 100
/** A hundred are an address's whole share of the slots; the call before them may still be in one. */
const addressShare = { ADDRESS_SHARE: '100' }

describe.each(testEngines)('I6 a hundred copies of one money call at once, on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, env: { SANDBOX_FAST: '0', ...addressShare } })
  })
  afterAll(() => games?.close())

  /** Every copy has the same bytes as a response. */
  async function sendCopies(send: () => Promise<TestAnswer>) {
    const answers = await Promise.all(Array.from({ length: copies }, send))
    const texts = [...new Set(answers.map((answer) => answer.text))]
    expect(texts, texts.join('\n')).toHaveLength(1)
    expect(answers[0]?.status).toBe(200)
    return answers[0]?.value
  }

  test('createDeposit opens one deposit', async () => {
    const as = await games.signIn()
    const key = testKey()
    const body = { methodId: 'local-bank', amount: '30.00' }
    const before = (await games.call('deposits', { query: {} }, { as })).value.rows.length
    await sendCopies(() => games.call('createDeposit', { body }, { as, key }))
    expect((await games.call('deposits', { query: {} }, { as })).value.rows.length).toBe(before + 1)
    const other = await games.call('createDeposit', { body: { ...body, amount: '31.00' } }, { as, key })
    expect(other.envelope.code).toBe('idempotencyKeyReused')
    // Its money arrives a moment later: not in the middle of what is counted below.
    const newest = async () => (await games.call('deposits', { query: {} }, { as })).value.rows[0]?.state
    expect(await games.until(newest, (state) => state !== 'created' && state !== 'pending')).toBe('approved')
  })

  test('createWithdrawal holds the money once', async () => {
    const as = await games.signIn()
    const key = testKey()
    const account = { bankCode: 'ACB', accountName: 'Dara', accountNumber: '123456789' }
    const body = { amount: '20.00', paymentPassword: '246810', ...account }
    const before = (await games.call('balance', {}, { as })).value
    await sendCopies(() => games.call('createWithdrawal', { body }, { as, key }))
    const after = (await games.call('balance', {}, { as })).value
    expect(parseMoney(before.balance) - parseMoney(after.balance)).toBe(parseMoney('20.00'))
    expect(parseMoney(after.held) - parseMoney(before.held)).toBe(parseMoney('20.00'))
  })

  test('createTransfer moves the money once, both legs', async () => {
    const as = await games.signIn('sokha2026', 'agent')
    const key = testKey()
    const team = await games.call('teamMembers', { query: { search: 'VIBOL' } }, { as })
    const [downline] = team.value.rows
    const body = { toMemberId: downline.id, amount: '12.50', paymentPassword: '246810', note: 'for you' }
    const value = await sendCopies(() => games.call('createTransfer', { body }, { as, key }))
    expect(value).toMatchObject({ toAccount: 'vibol2026', amount: '12.50' })
    expect(parseMoney(value.toBalance)).toBe(parseMoney(downline.balance) + parseMoney('12.50'))
    const record = await games.call('transactions', { query: { type: 'transferOut' } }, { as })
    expect(record.value.rows).toHaveLength(1)
    expect(record.value.rows[0]).toMatchObject({ amount: '-12.50', remark: 'for you' })
  })

  test('seamlessBet takes the stake once, for any request ids', async () => {
    const as = await games.signIn()
    const playSession = await games.openGame(as)
    const round = newRound()
    const bet = { playSession, roundId: round, transactionId: `bet-${round}`, amount: '4.00' }
    const before = parseMoney((await games.call('balance', {}, { as })).value.balance)
    const value = await sendCopies(() =>
      games.call('seamlessBet', { body: { ...bet, requestId: newRound() } }, { vendor: 'EMR' }),
    )
    expect(before - parseMoney(value.balance)).toBe(parseMoney('4.00'))
    const after = parseMoney((await games.call('balance', {}, { as })).value.balance)
    expect(after).toBe(parseMoney(value.balance))
  })

  test('a played round is one bet and one win, however often its page asks', async () => {
    const as = await games.signIn()
    const playSession = await games.openGame(as, '2001')
    const body = { playSession, roundId: newRound(), stake: '1.00', choice: 'left' }
    const before = (await games.call('bets', { query: {} }, { as })).value.totals.bets
    const answers = await Promise.all(Array.from({ length: 20 }, () => games.call('sandboxPlay', { body })))
    const texts = [...new Set(answers.map((answer) => answer.text))]
    expect(texts, texts.join('\n')).toHaveLength(1)
    expect((await games.call('bets', { query: {} }, { as })).value.totals.bets).toBe(before + 1)
    await games.expectSoundLedger()
  })
})
