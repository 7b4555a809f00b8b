import { parseMoney } from '@baize/api/money'
import { newId } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { requirePlaySession } from '@baize/platform/seamless/playSession.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRound, startTestGames, type TestGames } from '../tests/testingGames.ts'
import { writeRound } from './vendor/rounds.ts'

describe.each(testEngines)('a whole journey on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine })
  })
  afterAll(() => games?.close())

  test('register by link, deposit, play, records equal the ledger, withdraw, confirm; the agent sees it all', async () => {
    const agent = await games.signIn('sokha2026', 'agent')
    const before = (await games.call('teamOverview', { query: {} }, { as: agent })).value
    const invited = await games.call(
      'createInvite',
      { body: { accountType: 'member', maxUses: 1, expiresInDays: 7, note: 'first' } },
      { as: agent },
    )
    const { url, code } = invited.value
    expect(url).toBe(`${games.settings.publicUrls.member}/register?referralCode=${code}`)
    const member = await games.join('newcomer1', code)
    const balance = async () => (await games.call('balance', {}, { as: member })).value.balance
    expect(await balance()).toBe('0.00')

    const deposit = await games.call(
      'createDeposit',
      { body: { methodId: 'local-bank', amount: '200.00' } },
      { as: member },
    )
    expect(deposit.value).toMatchObject({ state: 'pending', credited: null })
    await games.until(balance, (value) => value === '200.00')

    const tables = [
      [await games.openGame(member, '1001'), undefined],
      [await games.openGame(member, '2001'), 'left'],
    ] as const
    const results = []
    for (let round = 0; round < 20; round += 1) {
      const [playSession, choice] = tables[round % 2] ?? tables[0]
      const body = { playSession, roundId: newRound(), stake: '2.00', ...(choice ? { choice } : {}) }
      const answer = await games.call('sandboxPlay', { body })
      const again = await games.call('sandboxPlay', { body })
      expect(again.text).toBe(answer.text)
      results.push(answer.value)
    }
    const played = await balance()
    expect(results.at(-1)?.balance).toBe(played)

    const bets = (await games.call('bets', { query: { pageSize: '100' } }, { as: member })).value
    const payout = results.reduce((sum, result) => sum + parseMoney(result.payout), 0n)
    expect(bets.totals).toMatchObject({ bets: 20, stake: '40.00', validBet: '40.00' })
    expect(parseMoney(bets.totals.payout)).toBe(payout)
    expect(parseMoney(bets.totals.winLoss)).toBe(payout - parseMoney('40.00'))

    const record = await games.call('transactions', { query: { pageSize: '100' } }, { as: member })
    const { rows, totals } = record.value
    expect(totals.opening).toBe('0.00')
    expect(totals.closing).toBe(played)
    expect(parseMoney(totals.credited) - parseMoney(totals.debited)).toBe(parseMoney(played))
    for (const [index, row] of rows.entries()) {
      expect(parseMoney(row.opening) + parseMoney(row.amount)).toBe(parseMoney(row.closing))
      if (index > 0) expect(rows[index - 1].opening).toBe(row.closing)
    }

    const asked = await games.call(
      'createWithdrawal',
      {
        body: {
          amount: '50.00',
          bankCode: 'MKB',
          accountName: 'New Comer',
          accountNumber: '000 123 456-789',
          paymentPassword: '135790',
        },
      },
      { as: member },
    )
    expect(asked.value).toMatchObject({
      state: 'requested',
      accountNumberMasked: '•••• 6789',
      cancellable: true,
    })
    const params = { id: asked.value.id }
    const detail = async () => (await games.call('withdrawalDetail', { params }, { as: member })).value
    const paid = await games.until(detail, (value) => value.state === 'confirmPending')
    expect(Date.parse(paid.confirmBy)).toBeGreaterThan(Date.now() + 59 * 60_000)
    const received = { params, body: { outcome: 'received' as const } }
    const confirmed = await games.call('confirmWithdrawal', received, { as: member })
    expect(confirmed.value.history.map((step: { state: string }) => step.state)).toEqual([
      'requested',
      'approved',
      'sent',
      'confirmPending',
      'completed',
    ])
    const late = await games.call('confirmWithdrawal', received, { as: member })
    expect(late.envelope.code).toBe('wrongState')
    expect(parseMoney(await balance())).toBe(parseMoney(played) - parseMoney('50.00'))

    const after = (await games.call('teamOverview', { query: {} }, { as: agent })).value
    expect(after).toMatchObject({
      members: before.members + 1,
      newAccounts: before.newAccounts + 1,
      firstDeposits: 1,
      activeAccounts: 1,
      deposits: '200.00',
      withdrawals: '50.00',
      stake: '40.00',
      payout: bets.totals.payout,
      profitLoss: bets.totals.winLoss,
    })
    expect(after.categories.map((row: { gameType: string }) => row.gameType)).toEqual(['LIVE', 'RNG'])
    await games.expectSoundLedger()
  })

  test('a round that fails is refunded, and stays refunded', async () => {
    const member = await games.signIn()
    const playSession = await games.openGame(member)
    const balance = (await games.call('balance', {}, { as: member })).value.balance
    await games.call('sandboxVendor', { body: { vassalage: 'EMR', failNextRound: true } })
    const body = { playSession, roundId: newRound(), stake: '5.00' }
    const failed = await games.call('sandboxPlay', { body })
    expect(failed.value).toMatchObject({ outcome: 'refunded', payout: '0.00', balance })
    expect((await games.call('sandboxPlay', { body })).text).toBe(failed.text)
    const next = await games.call('sandboxPlay', { body: { ...body, roundId: newRound() } })
    expect(next.value.outcome).not.toBe('refunded')
    const { rows } = (await games.call('bets', { query: {} }, { as: member })).value
    expect(rows[1]).toMatchObject({ state: 'refunded', validBet: '0.00', winLoss: '0.00' })
    await games.expectSoundLedger()
  })

  test('a round that its page and its server left in the middle is finished all the same, once', async () => {
    const member = await games.signIn()
    const playSession = await games.openGame(member)
    const { platform } = games
    const session = await requirePlaySession(platform.db, 'EMR', playSession)
    const roundId = newRound()
    const count = async () => (await games.call('bets', { query: {} }, { as: member })).value.totals.bets
    const before = await count()
    await writeRound(
      platform,
      {
        id: newId(),
        play_session_id: session.id,
        play_session_sealed: platform.secrets.seal('play-session', playSession),
        round_id: roundId,
        stake: 20_000n,
        choice: '',
        state: 'open',
        refused: null,
        outcome: null,
        balance: null,
        started_at: platform.now(),
      },
      { vassalage: 'EMR', memberId: session.member_id, draw: () => ({ symbols: ['wild'], payout: 30_000n }) },
    )
    const bets = async () => (await games.call('bets', { query: {} }, { as: member })).value.rows
    const [bet] = await games.until(bets, ([newest]) => newest?.roundId === roundId && newest.state === 'won')
    expect(bet).toMatchObject({ stake: '2.00', payout: '3.00' })
    const asked = await games.call('sandboxPlay', { body: { playSession, roundId, stake: '2.00' } })
    expect(asked.value).toMatchObject({ outcome: 'won', payout: '3.00' })
    expect(await count()).toBe(before + 1)
    await games.expectSoundLedger()
  })

  test('a launch code opens one play session; the play session itself reopens it after a reload', async () => {
    const member = await games.signIn()
    const launched = await games.call('launchGame', { query: { nodeId: '1002' } }, { as: member })
    const launch = new URL(launched.value.url).searchParams.get('launch') ?? ''
    const opened = (await games.call('sandboxOpenGame', { body: { launch } })).value
    expect((await games.call('sandboxOpenGame', { body: { launch } })).envelope.code).toBe('notFound')
    const reopened = await games.call('sandboxOpenGame', { body: { launch: opened.playSession } })
    expect(reopened.value.playSession).toBe(opened.playSession)
  })

  test('what cannot be played says why, and takes no stake', async () => {
    const member = await games.join('poorplayer')
    const playSession = await games.openGame(member)
    const play = (body: object) =>
      games.call('sandboxPlay', { body: { playSession, roundId: newRound(), stake: '1.00', ...body } })
    expect((await play({})).envelope.code).toBe('insufficientFunds')
    expect((await play({ stake: '1.01' })).envelope.problems).toEqual([{ field: 'stake', code: 'choice' }])
    expect((await play({ choice: 'left' })).envelope.problems).toEqual([{ field: 'choice', code: 'choice' }])
    await games.call('sandboxVendor', { body: { vassalage: 'EMR', underMaintenance: true } })
    expect((await play({})).envelope.code).toBe('gameUnavailable')
    const closed = await games.call('launchGame', { query: { nodeId: '1001' } }, { as: member })
    expect(closed.envelope.code).toBe('gameUnavailable')
    await games.call('sandboxVendor', { body: { vassalage: 'EMR', underMaintenance: false } })
    await games.call('logout', {}, { as: member })
    expect((await play({})).envelope.code).toBe('gameUnavailable')
    await games.expectSoundLedger()
  })
})
