import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { dayAt } from '@baize/platform/records/days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCash } from '../bonus/testingPlay.ts'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

interface Row {
  readonly id: string
  readonly stake: string
  readonly amount: string
}

describe.each(testEngines)('records on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    as = await games.signIn()
    const playSession = await games.openGame(as)
    for (const [index, end] of ['won', 'lost', 'back', 'won', 'lost', 'lost', 'open'].entries()) {
      const round = newRound()
      const names = { requestId: newRound(), playSession, roundId: round }
      const amount = `${index + 1}.00`
      await games.call(
        'seamlessBet',
        { body: { ...names, transactionId: `b-${round}`, amount } },
        { vendor: 'EMR' },
      )
      const closing = { ...names, transactionId: `w-${round}`, betTransactionId: `b-${round}` }
      if (end === 'back') await games.call('seamlessRollback', { body: closing }, { vendor: 'EMR' })
      if (end === 'won' || end === 'lost') {
        const paid = end === 'won' ? `${2 * (index + 1)}.00` : '0'
        await games.call('seamlessWin', { body: { ...closing, amount: paid } }, { vendor: 'EMR' })
      }
    }
  })
  afterAll(() => games?.close())

  type Query = Record<string, string>
  const page = async (call: 'bets' | 'transactions', query: Query) =>
    (await games.call(call, { query: query as never }, { as })).value
  const all = async (call: 'bets' | 'transactions', query: Query = {}, pageSize = 2) => {
    const rows: Row[] = []
    for (let after: string | null = ''; after !== null; ) {
      const answer = await page(call, { ...query, pageSize: `${pageSize}`, ...(after ? { after } : {}) })
      rows.push(...answer.rows)
      after = answer.page.next
    }
    return rows
  }

  test.each(['bets', 'transactions'] as const)(
    '%s: pages contain each row once, in the order of one page',
    async (call) => {
      const whole = (await page(call, { pageSize: '100' })).rows as Row[]
      expect(await all(call)).toEqual(whole)
      expect(whole.length).toBeGreaterThan(6)
      const spoilt = await games.call(call, { query: { after: 'AAAA' } }, { as })
      expect(spoilt.envelope).toMatchObject({ code: 'invalidFields', problems: [{ field: 'after' }] })
    },
  )

  test('a bet opens what it moved and the bets of its round; a bet of another member is as unknown as none', async () => {
    const [won] = (await page('bets', { state: 'won' })).rows
    const detail = (await games.call('betDetail', { params: { id: won.id } }, { as })).value
    expect(detail.bet).toEqual(won)
    expect(detail.round).toMatchObject({ state: 'settled', bets: [{ id: won.id, payout: won.payout }] })
    expect(detail.movements).toMatchObject([
      { type: 'bet', purse: 'cash', amount: `-${won.stake}` },
      { type: 'win', purse: 'cash', amount: won.payout },
    ])
    const listed = (await page('transactions', { search: won.id })).rows as Row[]
    expect(detail.movements.map(({ id }: Row) => id).sort()).toEqual(listed.map(({ id }) => id).sort())
    // This vendor keeps no seeds that could be shown.
    expect(detail.draws).toEqual([])
    const [back] = (await page('bets', { state: 'refunded' })).rows
    const { round, movements } = (await games.call('betDetail', { params: { id: back.id } }, { as })).value
    expect([round.state, movements.map(({ type }: { type: string }) => type)]).toEqual([
      'rolledBack',
      ['bet', 'rollback'],
    ])
    const stranger = await games.join('betstranger')
    const foreign = await games.call('betDetail', { params: { id: won.id } }, { as: stranger })
    expect(foreign.envelope.code).toBe('notFound')
  })

  test('bets: each filter narrows rows and totals alike', async () => {
    const [first] = await all('bets')
    for (const [query, count] of [
      [{ state: 'won' }, 2],
      [{ state: 'refunded' }, 1],
      [{ state: 'lost', minAmount: '5.00' }, 2],
      [{ minAmount: '2.00', maxAmount: '4.00' }, 3],
      [{ gameType: 'RNG' }, 7],
      [{ gameType: 'LIVE' }, 0],
      [{ vassalage: 'EMR', nodeId: '1001' }, 7],
      [{ search: first?.id ?? '' }, 1],
      [{ search: 'nothing' }, 0],
    ] as const) {
      const rows = await all('bets', query)
      expect(rows, JSON.stringify(query)).toHaveLength(count)
      const { totals } = await page('bets', query)
      expect(totals.bets).toBe(count)
      expect(parseMoney(totals.stake)).toBe(rows.reduce((sum, row) => sum + parseMoney(row.stake), 0n))
    }
  })

  test('bets: an open bet is neither won nor lost, in its row and in the totals', async () => {
    const { rows, totals } = await page('bets', {})
    const open = rows.find(({ state }: { state: string }) => state === 'unsettled')
    expect(open).toMatchObject({ stake: '7.00', winLoss: null })
    expect(totals).toMatchObject({ bets: 7, stake: '28.00', winLoss: '-8.00', atRisk: '7.00' })
    expect((await page('bets', { state: 'unsettled' })).totals).toMatchObject({
      winLoss: '0.00',
      atRisk: '7.00',
    })
    expect((await page('bets', { state: 'won' })).totals).toMatchObject({ winLoss: '5.00', atRisk: '0.00' })
    const { winLoss } = (await games.call('profitLoss', { query: {} }, { as })).value.totals
    expect(winLoss).toBe(totals.winLoss)
  })

  test('transactions: each filter narrows rows and totals alike; what was reversed is marked', async () => {
    const [newest] = await all('transactions')
    for (const query of [
      { type: 'bet' },
      { direction: 'in' },
      { direction: 'out', minAmount: '3.00', maxAmount: '6.00' },
      { search: newest?.id ?? '' },
    ]) {
      const rows = await all('transactions', query)
      expect(rows.length, JSON.stringify(query)).toBeGreaterThan(0)
      const { totals } = await page('transactions', query)
      expect(totals.count).toBe(rows.length)
      expect(parseMoney(totals.net)).toBe(rows.reduce((sum, row) => sum + parseMoney(row.amount), 0n))
    }
    const bets = (await page('transactions', { type: 'bet' })).rows as { status: string; amount: string }[]
    expect(bets.filter(({ status }) => status === 'reversed').map(({ amount }) => amount)).toEqual(['-3.00'])
  })

  test('profit and loss: days and categories sum to the totals, and these to the settled bets', async () => {
    const value = (await games.call('profitLoss', { query: {} }, { as })).value
    const { totals } = value
    expect(totals).toMatchObject({ bets: 5, stake: '18.00', payout: '10.00', winLoss: '-8.00' })
    expect(totals).toMatchObject({ deposits: '0.00', withdrawals: '0.00', netDeposits: '0.00' })
    expect(value.days).toHaveLength(1)
    expect(value.days[0]).toEqual({
      day: dayAt(games.platform.now(), games.settings.brand.gmtOffsetMinutes),
      ...totals,
    })
    expect(value.categories).toMatchObject([{ category: 'RNG', bets: 5, winLoss: '-8.00' }])
    const other = (await games.call('profitLoss', { query: { gameType: 'LIVE' } }, { as })).value
    expect(other.totals).toMatchObject({ bets: 0, stake: '0.00' })
  })

  test('no member reads another’s record', async () => {
    const other = await games.join('recordreader')
    expect((await games.call('bets', { query: {} }, { as: other })).value.rows).toEqual([])
    expect((await games.call('profitLoss', { query: {} }, { as: other })).value.totals.bets).toBe(0)
  })

  test('each bet says what it was placed on, by the sign-in that its game was opened from', async () => {
    await games.join('devicebettor')
    await giveCash(games, 'devicebettor', 100_000n)
    const said = [
      ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
      ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36', 'computer'],
      ['an app of its own', null],
    ] as const
    for (const [agent, device] of said) {
      const body = { type: 'username' as const, username: 'devicebettor', password: 'Correct-Horse-7' }
      const answer = await games.call('login', { body }, { headers: { 'user-agent': agent } })
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      const here: TestSession = { site: 'member', token: answer.value.token, cookie }
      const playSession = await games.openGame(here)
      const round = newRound()
      const bet = { requestId: newRound(), playSession, roundId: round, transactionId: `b-${round}` }
      await games.call('seamlessBet', { body: { ...bet, amount: '1.00' } }, { vendor: 'EMR' })
      const { rows } = (await games.call('bets', { query: {} }, { as: here })).value
      expect(rows[0]).toMatchObject({ roundId: round, device })
    }
  })
})
