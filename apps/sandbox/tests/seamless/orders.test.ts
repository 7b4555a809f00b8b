import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

type Move = 'bet' | 'win' | 'rollback'
const calls = { bet: 'seamlessBet', win: 'seamlessWin', rollback: 'seamlessRollback' } as const
const stake = '3.00'
const payout = '7.50'

describe.each(testEngines)('the seamless wallet on $name', (engine) => {
  let games: TestGames
  let member: TestSession
  let playSession: string
  beforeAll(async () => {
    games = await startTestGames({ engine, work: true })
    member = await games.signIn()
    playSession = await games.openGame(member)
  })
  afterAll(() => games?.close())

  const balance = async () => parseMoney((await games.call('balance', {}, { as: member })).value.balance)
  const move = (kind: Move, round: string, change: object = {}) => {
    const body = {
      requestId: newRound(),
      playSession,
      roundId: round,
      transactionId: `${kind}-${round}`,
      ...(kind === 'bet' ? { amount: stake } : { betTransactionId: `bet-${round}` }),
      ...(kind === 'win' ? { amount: payout } : {}),
      ...change,
    }
    return games.call(calls[kind], { body } as never, { vendor: 'EMR' })
  }

  test('I11 I12 any order of bets, wins and rollbacks, with repeats, settles a round once or takes it back once', async () => {
    const moves = fc.array(fc.constantFrom<Move>('bet', 'win', 'rollback'), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(moves, fc.boolean(), async (order, atOnce) => {
        const round = newRound()
        const before = await balance()
        const made = atOnce
          ? await Promise.all(order.map((kind) => move(kind, round)))
          : await order.reduce<Promise<Awaited<ReturnType<typeof move>>[]>>(
              async (done, kind) => [...(await done), await move(kind, round)],
              Promise.resolve([]),
            )
        const done = (kind: Move) => made.filter((answer, at) => order[at] === kind && answer.status === 200)
        const [bets, wins, rollbacks] = [done('bet'), done('win'), done('rollback')]
        for (const answers of [bets, wins, rollbacks]) {
          expect(new Set(answers.map((answer) => answer.text)).size).toBeLessThanOrEqual(1)
        }
        const rolledBack = rollbacks.length > 0
        expect(wins.length > 0 && rolledBack).toBe(false)
        if (wins.length > 0) expect(bets.length).toBeGreaterThan(0)
        const staked = bets.length > 0 && !rolledBack ? parseMoney(stake) : 0n
        const paid = wins.length > 0 ? parseMoney(payout) : 0n
        expect((await balance()) - before).toBe(paid - staked)
        for (const answer of made) expect([200, 404, 409]).toContain(answer.status)
      }),
      { numRuns: 120 },
    )
    await games.expectSoundLedger()
  })

  test('I11 a rollback of an unknown bet leaves a mark: the late bet is refused, twice the same', async () => {
    const round = newRound()
    const before = await balance()
    const first = await move('rollback', round)
    expect(first.status).toBe(200)
    expect((await move('rollback', round)).text).toBe(first.text)
    expect((await move('rollback', round, { transactionId: `other-${round}` })).status).toBe(200)
    const late = await move('bet', round)
    expect(late.envelope.code).toBe('betRolledBack')
    expect((await move('bet', round)).text).toBe(late.text)
    expect((await move('win', round)).envelope.code).toBe('betRolledBack')
    expect(await balance()).toBe(before)
  })

  test('I12 a settled round is not rolled back, a rolled-back round is not settled, and neither takes another bet', async () => {
    const [settled, undone] = [newRound(), newRound()]
    await move('bet', settled)
    await move('win', settled, { amount: '0' })
    expect((await move('rollback', settled)).envelope.code).toBe('roundClosed')
    expect((await move('bet', settled, { transactionId: `more-${settled}` })).envelope.code).toBe(
      'roundClosed',
    )
    expect((await move('win', settled, { transactionId: `again-${settled}` })).envelope.code).toBe(
      'roundClosed',
    )
    await move('bet', undone)
    const [{ value: first }, before] = [await move('rollback', undone), await balance()]
    const again = await move('rollback', undone, { transactionId: `again-${undone}` })
    expect(again.value.balance).toBe(first.balance)
    expect(await balance()).toBe(before)
    expect((await move('win', undone)).envelope.code).toBe('betRolledBack')
  })

  test('a transaction id means one movement: another amount, round or kind under it is refused', async () => {
    const round = newRound()
    const first = await move('bet', round)
    for (const change of [{ amount: '4.00' }, { roundId: newRound() }]) {
      expect((await move('bet', round, change)).envelope.code).toBe('idempotencyKeyReused')
    }
    const other = await move('win', round, { transactionId: `bet-${round}` })
    expect(other.envelope.code).toBe('idempotencyKeyReused')
    expect((await move('bet', round)).text).toBe(first.text)
  })

  test('a vendor’s id is one of the member’s: another member’s bet is unknown, and the same id is another movement', async () => {
    const round = newRound()
    await move('bet', round)
    const other = { playSession: await games.openGame(await games.signIn('sokha2026')) }
    expect((await move('win', round, other)).envelope.code).toBe('notFound')
    expect((await move('bet', round, other)).status).toBe(200)
    const before = await balance()
    expect((await move('rollback', round, other)).status).toBe(200)
    expect(await balance()).toBe(before)
    expect((await move('win', round)).status).toBe(200)
    await games.expectSoundLedger()
  })

  test('a bet refused for lack of funds stays refused when the money arrives later', async () => {
    const round = newRound()
    const refused = await move('bet', round, { amount: '99999999.00' })
    expect(refused.envelope).toMatchObject({
      code: 'insufficientFunds',
      params: { balance: expect.any(String) },
    })
    expect((await move('bet', round, { amount: '99999999.00' })).text).toBe(refused.text)
    expect((await move('win', round)).envelope.code).toBe('notFound')
  })

  test('another vendor, an unknown session or a corrupted signature moves nothing', async () => {
    const round = newRound()
    const body = {
      requestId: 'r1',
      playSession,
      roundId: round,
      transactionId: `bet-${round}`,
      amount: stake,
    }
    expect((await games.call('seamlessBet', { body }, { vendor: 'LTS' })).envelope.code).toBe('notFound')
    expect((await games.call('seamlessBet', { body })).envelope.code).toBe('badSignature')
    const headers = { 'x-vendor-signature': 'ab'.repeat(32) }
    const spoilt = await games.call('seamlessBet', { body }, { vendor: 'EMR', headers })
    expect(spoilt.envelope.code).toBe('badSignature')
  })

  test('I11 wins and rollbacks work after the play session has ended; bets do not', async () => {
    const [won, undone, late] = [newRound(), newRound(), newRound()]
    await move('bet', won)
    await move('bet', undone)
    games.advance(5 * 3600)
    expect((await move('win', won)).status).toBe(200)
    expect((await move('rollback', undone)).status).toBe(200)
    expect((await move('bet', late)).envelope.code).toBe('gameUnavailable')
    games.advance(-5 * 3600)
    await games.expectSoundLedger()
  })
})
