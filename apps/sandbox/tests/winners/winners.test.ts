import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { winText } from '@baize/platform/winners/handlers.ts'
import { winNotice } from '@baize/platform/winners/winEvents.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { giveCash } from '../bonus/testingPlay.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

test.each([
  [0n, '0.00'],
  [12_345n, '1.23'],
  [9_999_999n, '999.99'],
  [12_345_678_900n, '1,234,567.89'],
  [10_000_000n, '1,000.00'],
])('%d units are shown as %s', (units, text) => expect(winText(units)).toBe(text))

describe.each(testEngines)('the winner board on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
  })
  afterAll(() => games?.close())

  const join = async (account: string) => {
    const as = await games.join(account)
    await giveCash(games, account, 1_000_000n)
    return { as, playSession: await games.openGame(as) }
  }
  const play = async (playSession: string, amount: string, won: string | null) => {
    const round = newRound()
    const movement = { requestId: round, playSession, roundId: round }
    await games.call(
      'seamlessBet',
      { body: { ...movement, transactionId: `${round}-bet`, amount } },
      { vendor: 'EMR' },
    )
    const closing = { ...movement, transactionId: `${round}-end`, betTransactionId: `${round}-bet` }
    if (won === null) await games.call('seamlessRollback', { body: closing }, { vendor: 'EMR' })
    else await games.call('seamlessWin', { body: { ...closing, amount: won } }, { vendor: 'EMR' })
  }
  const board = async (query: object = {}) => (await games.call('winnerBoard', { query })).value

  test('is empty without wins, for any bets', async () => {
    expect((await board()).rows).toEqual([])
    const { playSession } = await join('unlucky')
    await play(playSession, '5.00', '0')
    await play(playSession, '5.00', '5.00')
    await play(playSession, '5.00', null)
    expect((await board()).rows).toEqual([])
  })

  test('ranks real wins by their amount, one row for a player, category and day', async () => {
    const [lucky, luckier] = [await join('luckyone'), await join('luckytwo')]
    await play(lucky.playSession, '5.00', '30.00')
    await play(lucky.playSession, '5.00', '10.00')
    await play(luckier.playSession, '5.00', '2005.50')
    const { rows } = await board({ language: 'en' })
    expect(rows).toMatchObject([
      { rank: 1, player: 'luckytwo', prize: '2000.50', vo: { winAmount: '2,000.50' } },
      { rank: 2, player: 'luckyone', prize: '25.00', game: { nodeId: '1001', gameType: 'RNG' } },
    ])
    expect((await board({ limitNum: '1' })).rows).toHaveLength(1)
    expect((await board({ gameCategory: 'RNG' })).rows).toHaveLength(2)
    expect((await board({ gameCategory: 'FISH' })).rows).toEqual([])
    expect((await games.call('winnerBoard', { query: { limitNum: '21' } })).envelope.code).toBe(
      'invalidFields',
    )
  })

  test('a member who does not want to be named is not, at once and on both boards', async () => {
    const { as, playSession } = await join('shyplayer')
    await play(playSession, '5.00', '505.00')
    expect((await games.call('boardVisibility', {}, { as })).value).toEqual({ named: true })
    for (const named of [false, false, true]) {
      await games.call('setBoardVisibility', { body: { named } }, { as })
      const row = (await board()).rows.find((one: { prize: string }) => one.prize === '500.00')
      expect(row?.player).toBe(named ? 'shyplayer' : '***')
      expect((await games.call('boardVisibility', {}, { as })).value).toEqual({ named })
    }
  })

  test('the regulated profile masks names', async () => {
    const { brand } = games.platform.settings
    const was = brand.policyProfile
    Object.assign(brand, { policyProfile: 'regulated' })
    const { rows } = await board()
    Object.assign(brand, { policyProfile: was })
    expect(rows.map((row: { player: string }) => row.player)).toContain('lu***o')
  })

  test('wins are forgotten after seven days', async () => {
    games.advance(7 * 86_400)
    const { rows } = await board()
    games.advance(-7 * 86_400)
    expect(rows).toEqual([])
  })

  test('all pages are notified of a new row on it, and only of that; not more often than requested', async () => {
    const { playSession } = await join('herald')
    const hear = vi.fn()
    const started = performance.now()
    const stop = await winNotice.watch(games.platform.database.bus, hear, 400)
    await play(playSession, '5.00', '0')
    await play(playSession, '5.00', '9.00')
    await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(1))
    await play(playSession, '5.00', '8.00')
    for (const won of ['10.00', '11.00', '12.00']) await play(playSession, '5.00', won)
    await vi.waitFor(() => expect(hear.mock.calls.length).toBeGreaterThan(1))
    expect(hear.mock.calls.length).toBeLessThanOrEqual((performance.now() - started) / 400 + 2)
    await stop()
  })
})
