import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { comparePlayDays, compareSlots } from '@baize/platform/slots/rebuild.ts'
import { compareTeams } from '@baize/platform/team/rebuild.ts'
import { rollUp } from '@baize/platform/team/rollUp.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { giveCash, startBonusPlay } from '../bonus/testingPlay.ts'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

type Move = 'bet' | 'win' | 'cashOut' | 'rollback' | 'void'
const calls = {
  bet: 'seamlessBet',
  win: 'seamlessWin',
  cashOut: 'seamlessWin',
  rollback: 'seamlessRollback',
  void: 'seamlessVoid',
} as const
const [stake, payout] = ['3.00', '7.50']

describe.each(testEngines)('bets cashed out and void on $name', (engine) => {
  let games: TestGames
  let member: TestSession
  let playSession: string
  beforeAll(async () => {
    games = await startTestGames({ engine, work: true, env: { PAYOUT_MAX_TIMES_STAKE: '10000000' } })
    member = await games.signIn()
    playSession = await games.openGame(member)
  })
  afterAll(() => games?.close())

  const balance = async () => parseMoney((await games.call('balance', {}, { as: member })).value.balance)
  const move = (kind: Move, round: string, change: object = {}) => {
    const body = {
      ...{ requestId: newRound(), playSession, roundId: round, transactionId: `${kind}-${round}` },
      ...(kind === 'bet' ? { amount: stake } : { betTransactionId: `bet-${round}` }),
      ...(kind === 'win' || kind === 'cashOut' ? { amount: payout } : {}),
      ...(kind === 'cashOut' ? { cashOut: true } : {}),
      ...change,
    }
    return games.call(calls[kind], { body } as never, { vendor: 'EMR' })
  }
  const record = async (search: string, as = member) => {
    const { rows, totals } = (await games.call('bets', { query: { search } }, { as })).value
    return { ...rows[0], totals }
  }
  const expectSoundFigures = async () => {
    const { db, settings } = games.platform
    while ((await rollUp(games.platform)) > 0);
    expect(await compareSlots(db)).toEqual([])
    expect(await comparePlayDays(db, settings.brand.gmtOffsetMinutes)).toEqual([])
    expect(await compareTeams(db, settings.brand)).toEqual([])
    await games.expectSoundLedger()
  }

  test('a cash-out is paid and counted as a bet that ended so; without an amount it is none', async () => {
    const round = newRound()
    const before = await balance()
    await move('bet', round)
    expect((await move('cashOut', round, { amount: '0' })).envelope.code).toBe('invalidFields')
    expect((await move('cashOut', round, { amount: '2.00' })).status).toBe(200)
    expect(await balance()).toBe(before - parseMoney('1.00'))
    expect(await record(round)).toMatchObject({
      ...{ state: 'cashedOut', payout: '2.00', winLoss: '-1.00', validBet: stake },
      totals: { bets: 1, winLoss: '-1.00', validBet: stake },
    })
    const only = { query: { state: 'cashedOut' } } as const
    expect((await games.call('bets', only, { as: member })).value.totals.bets).toBe(1)
    expect((await move('win', round, { transactionId: `w-${round}` })).envelope.code).toBe('roundClosed')
    await expectSoundFigures()
  })

  test.each([
    ['open', []],
    ['lost', ['lose']],
    ['won', ['win']],
    ['cashed out', ['cashOut']],
  ] as const)('a bet that is %s and made void moves everything back and is in no figure', async (_, ends) => {
    const round = newRound()
    const [before, figures] = [
      await balance(),
      (await games.call('profitLoss', { query: {} }, { as: member })).value.totals,
    ]
    await move('bet', round)
    for (const end of ends) {
      expect((await (end === 'lose' ? move('win', round, { amount: '0' }) : move(end, round))).status).toBe(
        200,
      )
    }
    const done = await move('void', round)
    expect(done.status).toBe(200)
    expect((await move('void', round)).text).toBe(done.text)
    expect((await move('void', round, { transactionId: `again-${round}` })).status).toBe(200)
    expect(await balance()).toBe(before)
    const bet = await record(round)
    expect(bet).toMatchObject({
      ...{ state: 'void', validBet: '0.00', payout: '0.00', winLoss: '0.00' },
      totals: { stake, validBet: '0.00', payout: '0.00', winLoss: '0.00' },
    })
    expect((await games.call('profitLoss', { query: {} }, { as: member })).value.totals).toEqual(figures)
    const { movements } = (await games.call('betDetail', { params: { id: bet.id } }, { as: member })).value
    expect(movements.filter(({ type }: { type: string }) => type === 'void').length).toBe(
      movements.length / 2,
    )
    const { rows } = (
      await games.call('transactions', { query: { type: 'void', search: bet.id } }, { as: member })
    ).value
    expect(rows.some(({ amount }: { amount: string }) => amount === stake)).toBe(true)
    expect((await move('win', round, { transactionId: `late-${round}` })).envelope.code).toBe('roundClosed')
    expect((await move('rollback', round)).envelope.code).toBe('roundClosed')
    await expectSoundFigures()
  })

  test('any order of all movements settles a bet, takes it back or makes it void, and never two of them', async () => {
    const moves = fc.array(fc.constantFrom<Move>('bet', 'win', 'cashOut', 'rollback', 'void'), {
      ...{ minLength: 1, maxLength: 8 },
    })
    await fc.assert(
      fc.asyncProperty(moves, fc.boolean(), async (order, atOnce) => {
        const round = newRound()
        const before = await balance()
        if (atOnce) await Promise.all(order.map((kind) => move(kind, round)))
        else for (const kind of order) await move(kind, round)
        const state: string = (await record(round)).state ?? 'none'
        const [one, other] = [parseMoney(stake), parseMoney(payout)]
        const change = { won: other - one, cashedOut: other - one, unsettled: -one }[state] ?? 0n
        expect((await balance()) - before).toBe(change)
        if (!atOnce && order[0] === 'void') expect(state).toBe('none')
      }),
      { numRuns: 60 },
    )
    await expectSoundFigures()
  })

  test('an unknown bet that is made void is refused when it arrives', async () => {
    const round = newRound()
    expect((await move('void', round)).status).toBe(200)
    expect((await move('bet', round)).envelope.code).toBe('betRolledBack')
  })

  test('a win that the member no longer has cannot be taken back: nothing moves, and it may be sent again', async () => {
    const round = newRound()
    await move('bet', round)
    await move('win', round, { amount: '500000.00' })
    const spent = newRound()
    const left = await balance()
    await move('bet', spent, { amount: '499000.00' })
    const refused = await move('void', round)
    expect(refused.envelope.code).toBe('insufficientFunds')
    expect(await record(round)).toMatchObject({ state: 'won', payout: '500000.00' })
    await move('rollback', spent)
    expect(await balance()).toBe(left)
    expect((await move('void', round)).status).toBe(200)
    await expectSoundFigures()
  })

  test('a void best win leaves the board to the next one', async () => {
    const [first, second] = [newRound(), newRound()]
    for (const [round, amount] of [
      [first, '900.00'],
      [second, '800.00'],
    ] as const) {
      await move('bet', round)
      await move('win', round, { amount })
    }
    const board = () =>
      games.platform.db.selectFrom('winner_day').select('win_amount').orderBy('win_amount', 'desc').execute()
    expect(await board()).toEqual([{ win_amount: parseMoney('897.00') }])
    await move('void', first)
    expect(await board()).toEqual([{ win_amount: parseMoney('797.00') }])
  })

  test('bonus money and what was wagered with it are returned, also of a grant that has ended since', async () => {
    const play = await startBonusPlay(games, 'voidbonus', 50_000n, 0n)
    const live = await play.bet('3.00')
    await play.win(live, '4.00')
    await play.void(live)
    expect(await play.balances()).toEqual({ cash: '0.00', bonus: '5.00' })
    expect(await play.grant()).toMatchObject({ state: 'wagering', progress: '0.00' })
    const last = await play.bet('2.00')
    await play.win(last, '3.00')
    const { id } = await play.grant()
    await games.call('cancelBonus', { params: { id } }, { as: play.as })
    expect(await play.balances()).toEqual({ cash: '0.00', bonus: '0.00' })
    await play.void(last)
    expect(await play.balances()).toEqual({ cash: '0.00', bonus: '0.00' })
    await games.expectSoundLedger()
  })

  test('the sandbox’s vendor makes a bet void by its number', async () => {
    const as = await games.join('voidsandbox')
    await giveCash(games, 'voidsandbox', 1_000_000n)
    const played = await games.openGame(as)
    const body = { playSession: played, roundId: newRound(), stake: '1.00' }
    const { value: round } = await games.call('sandboxPlay', { body })
    expect(round.balance).not.toBe('100.00')
    const { id } = await record(body.roundId, as)
    const done = await games.call('sandboxVoid', { body: { betId: id } })
    expect(done.value).toEqual({ betId: id, balance: '100.00' })
    expect(await record(body.roundId, as)).toMatchObject({ state: 'void' })
    expect((await games.call('sandboxVoid', { body: { betId: 'none' } })).envelope.code).toBe('notFound')
  })

  test('a flight that the player left is cashed out', async () => {
    const as = await games.join('voidflight')
    await giveCash(games, 'voidflight', 1_000_000n)
    const game = catalogue.find(({ family }) => family === 'crash')
    const flight = await games.openGame(as, game?.nodeId)
    const names = { playSession: flight, roundId: newRound() }
    let left = (await games.call('sandboxTicket', { body: { ...names, stake: '1.00' } })).value
    for (let tries = 0; left.state !== 'placed' && tries < 20; tries += 1) {
      names.roundId = newRound()
      left = (await games.call('sandboxTicket', { body: { ...names, stake: '1.00' } })).value
    }
    expect((await games.call('sandboxCashOut', { body: names })).value.outcome).toBe('won')
    expect(await record(names.roundId, as)).toMatchObject({ state: 'cashedOut' })
  })
})
