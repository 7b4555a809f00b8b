import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('an agent’s search on $name', (engine) => {
  let games: TestGames
  let agent: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    agent = await games.signIn('sokha2026', 'agent')
  })
  afterAll(() => games?.close())

  const search = async (text: string) =>
    (await games.call('agentSearch', { query: { text } }, { as: agent })).value
  const memberOf = async (account: string) =>
    (await games.call('memberInfo', {}, { as: await games.signIn(account) })).value.id
  const betOf = async (memberId: string) =>
    games.platform.db
      .selectFrom('bet')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()

  test('accounts are found by a part of their name, below the agent only', async () => {
    expect(await search('BOL20')).toMatchObject({
      accounts: [{ account: 'vibol2026', isAgent: false }],
      bills: [],
      bets: [],
    })
    expect((await search('dara')).accounts).toEqual([])
    expect((await search('sokha')).accounts).toEqual([])
    expect((await search('%')).accounts).toEqual([])
    expect((await search(' ')).accounts).toEqual([])
  })

  test('a bet is found by its number where its account is of the team', async () => {
    const [member, stranger] = [await memberOf('vibol2026'), await memberOf('dara2026')]
    await playBet(games.platform, member, { stake: '12.50' })
    await playBet(games.platform, stranger, { stake: '5' })
    const { id } = await betOf(member)
    expect((await search(id)).bets).toMatchObject([{ id, account: 'vibol2026', stake: '12.50' }])
    expect((await search((await betOf(stranger)).id)).bets).toEqual([])
    expect((await search(id.slice(0, 20))).bets).toEqual([])
  })

  test('a bill is found by its number on either of its sides, and by no other account', async () => {
    const { db } = games.platform
    const account = 'sokha2026'
    await games.call('sandboxContract', { body: { account, kind: 'dividend', tiers: [{ rate: '40' }] } })
    const own = (await games.call('contracts', { query: { side: 'own' } }, { as: agent })).value.rows[0]
    const { textVersion } = (await games.call('contractInfo', {}, { as: agent })).value
    const body = { paymentPassword: '246810', textVersion, language: 'km' } as const
    await games.call('acceptContract', { params: { id: own.id }, body }, { as: agent })
    games.advance(601)
    await playBet(games.platform, await memberOf('vibol2026'), { stake: '80' })
    await games.call('sandboxSettlement', { body: { account } })
    const bill = await games.until(
      () => db.selectFrom('bill').select(['id', 'party_id']).executeTakeFirst(),
      (found) => found !== undefined,
      20,
    )
    expect((await search(bill?.id ?? '')).bills).toMatchObject([
      { id: bill?.id, kind: 'dividend', side: 'own', account },
    ])
    const stranger = await memberOf('dara2026')
    await db.updateTable('member').set({ type: 1 }).where('id', '=', stranger).execute()
    const other = await games.signIn('dara2026', 'agent')
    const answer = await games.call('agentSearch', { query: { text: bill?.id ?? '' } }, { as: other })
    expect(answer.value).toEqual({ accounts: [], bills: [], bets: [] })
  })
})
