import { newId } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const day = 86_400_000

describe.each(testEngines)('records of a team on $name', (engine) => {
  let games: TestGames
  let agent: TestSession
  let member: TestSession
  let id: string
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    agent = await games.signIn('sokha2026', 'agent')
    member = await games.signIn('vibol2026')
    id = (await games.call('teamMembers', { query: {} }, { as: agent })).value.rows[0].id
  })
  afterAll(() => games?.close())

  const bets = async (query: object) => (await games.call('teamBets', { query }, { as: agent })).value
  const idsOf = (value: { rows: { id: string }[] }) => value.rows.map((row) => row.id)

  async function openBet(stake: bigint, daysAgo: number, state: 'unsettled' | 'refunded' = 'unsettled') {
    const betId = newId()
    const placedAt = new Date(games.platform.now().getTime() - daysAgo * day)
    await games.platform.db
      .insertInto('bet')
      .values({
        ...{ id: betId, vassalage: 'OTHER', transaction_id: betId, round_id: `round-${betId}` },
        ...{ member_id: id, node_id: '2002', game_type: 'SPORTS', stake, journal_id: null },
        ...{
          state,
          valid_bet: state === 'refunded' ? 0n : stake,
          settled_at: state === 'refunded' ? placedAt : null,
          placed_at: placedAt,
        },
      })
      .execute()
    return betId
  }

  test('open bets are listed for any day of their placing, with their sum, and are in no settled list', async () => {
    await playBet(games.platform, id, { stake: '100', payout: '40' })
    const older = await openBet(200_000n, 12)
    const newer = await openBet(50_000n, 0)
    const open = await bets({ state: 'unsettled' })
    expect(idsOf(open)).toEqual([newer, older])
    expect(open.rows[0]).toMatchObject({ settledAt: null, winLoss: null, state: 'unsettled' })
    expect(open.totals).toMatchObject({ bets: 2, stake: '25.00', profitLoss: '0.00' })
    const settled = await bets({})
    expect(settled.rows).toMatchObject([{ state: 'won', winLoss: '-60.00' }])
    expect(settled.totals).toMatchObject({ bets: 1, stake: '100.00' })
    const first = await bets({ state: 'unsettled', pageSize: '1' })
    const second = await bets({ state: 'unsettled', pageSize: '1', after: first.page.next })
    expect([...idsOf(first), ...idsOf(second)]).toEqual([newer, older])
  })

  test('bets are narrowed by state, vendor and game, and found by number on any day', async () => {
    await playBet(games.platform, id, { stake: '10', payout: '0' })
    expect((await bets({ state: 'lost' })).rows).toMatchObject([{ stake: '10.00', winLoss: '-10.00' }])
    expect((await bets({ state: 'lost' })).totals).toBeNull()
    expect((await bets({ vassalage: 'TEST' })).rows).toHaveLength(2)
    expect((await bets({ vassalage: 'OTHER' })).rows).toEqual([])
    expect((await bets({ vassalage: 'OTHER', state: 'unsettled' })).rows).toHaveLength(2)
    expect((await bets({ nodeId: '1001', state: 'won' })).rows).toHaveLength(1)
    expect((await bets({ nodeId: '9999' })).rows).toEqual([])
    const number = await openBet(10_000n, 40, 'refunded')
    expect(await bets({ search: number })).toMatchObject({
      totals: null,
      rows: [{ id: number, winLoss: '0.00' }],
    })
    expect(idsOf(await bets({ search: `round-${number}` }))).toEqual([number])
    expect(idsOf(await bets({ search: number, account: 'vibol2026', state: 'won' }))).toEqual([])
    const stranger = (await games.call('memberInfo', {}, { as: await games.signIn('dara2026') })).value.id
    await playBet(games.platform, stranger, { stake: '5' })
    const [foreign] = await games.platform.db
      .selectFrom('bet')
      .select('id')
      .where('member_id', '=', stranger)
      .execute()
    expect((await bets({ search: foreign?.id ?? '' })).rows).toEqual([])
  })

  test('a movement has its direction, counterpart and purpose, and the balances before and after', async () => {
    const up = { amount: '5.00', paymentPassword: '246810', note: 'Rent of the table' }
    await games.call('transferUpline', { body: up }, { as: member })
    const query = { type: 'transferSent', account: 'vibol2026' } as const
    const { rows } = (await games.call('downlineTransactions', { query }, { as: agent })).value
    expect(rows).toMatchObject([
      {
        ...{ account: 'vibol2026', amount: '5.00', direction: 'out', opening: '250.00', closing: '245.00' },
        ...{ counterparty: 'sokha2026', remark: 'Rent of the table' },
      },
    ])
    const opening = { type: 'openingBalanceGranted', account: 'vibol2026' } as const
    const granted = await games.call('downlineTransactions', { query: opening }, { as: agent })
    expect(granted.value.rows).toMatchObject([
      { direction: 'in', opening: '0.00', closing: '250.00', counterparty: null, remark: null },
    ])
  })

  test('own transfers are found by number, account and note, with balances, and had as a file', async () => {
    const down = { toMemberId: id, amount: '7.50', paymentPassword: '246810', note: 'For Friday' }
    const sent = (await games.call('createTransfer', { body: down }, { as: agent })).value
    const list = async (search: string, as = agent) =>
      (await games.call('agentTransfers', { query: { search } }, { as })).value
    const [row] = (await list(sent.id)).rows
    expect(row).toMatchObject({
      ...{ id: sent.id, direction: 'out', account: 'vibol2026', amount: '7.50', note: 'For Friday' },
      ...{ closing: sent.balance, opening: '10005.00' },
    })
    expect((await list('friday')).rows).toEqual([row])
    expect((await list('vibol')).rows).toHaveLength(2)
    expect((await list('nobody')).rows).toEqual([])
    expect((await list('vibol')).totals).toEqual({ in: '5.00', out: '7.50' })
    const [received] = (await list(sent.id, member)).rows
    expect(received).toMatchObject({ direction: 'in', account: 'sokha2026', closing: sent.toBalance })
    const made = await games.call(
      'createRecordExport',
      { body: { record: 'agentTransfers', format: 'csv', filter: { search: 'friday' } } },
      { as: agent },
    )
    expect(made.value.count).toBe(1)
  })
})
