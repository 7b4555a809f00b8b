import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { agreeOn, dividendOf } from '../contracts/testingTree.ts'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('the page of a downline on $name', (engine) => {
  let games: TestGames
  let agent: TestSession
  let id: string
  let stranger: string
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    agent = await games.signIn('sokha2026', 'agent')
    id = (await games.call('teamMembers', { query: { search: 'vibol2026' } }, { as: agent })).value.rows[0].id
    stranger = (await games.call('memberInfo', {}, { as: await games.signIn('dara2026') })).value.id
  })
  afterAll(() => games?.close())

  const note = async (text: string) =>
    (await games.call('addTeamNote', { params: { id }, body: { text } }, { as: agent })).value
  const notes = async (query: object) =>
    (await games.call('teamNotes', { query: { memberId: id, ...query } }, { as: agent })).value
  const timeline = async (query: object) =>
    (await games.call('teamMemberTimeline', { params: { id }, query }, { as: agent })).value

  test('notes are added, searched by their text, found by the team’s search, and removed', async () => {
    await note(' Calls on Mondays, 100% sure ')
    games.advance(1)
    const later = await note('Prefers live tables')
    expect(later).toMatchObject({ memberId: id, account: 'vibol2026', text: 'Prefers live tables' })
    const texts = (value: { rows: { text: string }[] }) => value.rows.map(({ text }) => text)
    expect(texts(await notes({}))).toEqual(['Prefers live tables', 'Calls on Mondays, 100% sure'])
    expect(texts(await notes({ search: 'MONDAYS' }))).toEqual(['Calls on Mondays, 100% sure'])
    expect(texts(await notes({ search: '0% s' }))).toEqual(['Calls on Mondays, 100% sure'])
    expect(texts(await notes({ search: '%' }))).toHaveLength(1)
    const found = await games.call('teamMembers', { query: { search: 'live tabl' } }, { as: agent })
    expect(found.value.rows.map((row: { id: string }) => row.id)).toEqual([id])
    const params = { id: later.id }
    await games.call('removeTeamNote', { params }, { as: agent })
    expect((await games.call('removeTeamNote', { params }, { as: agent })).envelope.code).toBe('notFound')
    expect(texts(await notes({}))).toEqual(['Calls on Mondays, 100% sure'])
    const foreign = {
      id: 'note-of-another',
      agent_id: stranger,
      member_id: id,
      note: 'Mondays',
      at: new Date(),
    }
    await games.platform.db.insertInto('team_member_note').values(foreign).execute()
    expect(texts(await notes({ search: 'mondays' }))).toEqual(['Calls on Mondays, 100% sure'])
    const removed = { params: { id: foreign.id } }
    expect((await games.call('removeTeamNote', removed, { as: agent })).envelope.code).toBe('notFound')
    const empty = { params: { id }, body: { text: ' ' } }
    expect((await games.call('addTeamNote', empty, { as: agent })).envelope).toMatchObject({
      code: 'invalidFields',
    })
  })

  test('tags are set as a whole, counted, and narrow the team', async () => {
    const set = (tags: string[]) =>
      games.call('setTeamTags', { params: { id }, body: { tags } }, { as: agent })
    expect((await set([' weekends ', 'vip', 'vip'])).value).toEqual({ tags: ['vip', 'weekends'] })
    await set(['vip', 'quiet'])
    const { tags } = (await games.call('teamTags', {}, { as: agent })).value
    expect(tags).toEqual([
      { tag: 'quiet', accounts: 1 },
      { tag: 'vip', accounts: 1 },
    ])
    const detail = await games.call('teamMemberDetail', { params: { id }, query: {} }, { as: agent })
    expect(detail.value.tags).toEqual(['quiet', 'vip'])
    const tagged = async (tag: string) =>
      (await games.call('teamMembers', { query: { tag } }, { as: agent })).value.rows
    expect(await tagged('vip')).toMatchObject([{ id }])
    expect(await tagged('weekends')).toEqual([])
    expect((await set(['', 'vip'])).envelope.code).toBe('invalidFields')
    expect((await set([])).value).toEqual({ tags: [] })
  })

  test('games are of the account, categories of its branch; both add up to the detail', async () => {
    await playBet(games.platform, id, { stake: '100', payout: '40' })
    await playBet(games.platform, id, { stake: '20.50', payout: '0', gameType: 'LIVE' })
    const { value } = await games.call('teamMemberGames', { params: { id }, query: {} }, { as: agent })
    expect(value.games).toMatchObject([
      { nodeId: '1001', category: 'RNG', bets: 1, stake: '100.00', profitLoss: '-60.00' },
      { nodeId: '1001', category: 'LIVE', bets: 1, stake: '20.50', profitLoss: '-20.50' },
    ])
    expect(value.categories.map((row: { gameType: string }) => row.gameType).sort()).toEqual(['LIVE', 'RNG'])
    const detail = await games.call('teamMemberDetail', { params: { id }, query: {} }, { as: agent })
    expect(detail.value).toMatchObject({ stake: '120.50', profitLoss: '-80.50' })
  })

  test('the timeline lists money, contracts and notes, newest first, page by page', async () => {
    const sent = await games.call(
      'createTransfer',
      { body: { toMemberId: id, amount: '5.00', paymentPassword: '246810', note: 'For lunch' } },
      { as: agent },
    )
    games.advance(1)
    const memberOf = (account: string) =>
      games.platform.db
        .selectFrom('member')
        .selectAll()
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
    await agreeOn(games.platform, await memberOf('sokha2026'), dividendOf('40'))
    await agreeOn(games.platform, await memberOf('vibol2026'), dividendOf('5'))
    games.advance(1)
    await note('Asked for a contract')
    const whole = await timeline({})
    expect(whole.rows.slice(0, 3)).toMatchObject([
      { kind: 'note', text: 'Asked for a contract' },
      { kind: 'contract', contractKind: 'dividend', action: 'offered' },
      { kind: 'transferIn', id: sent.value.id, amount: '5.00', account: 'sokha2026', text: 'For lunch' },
    ])
    expect(whole.rows.at(-1)).toMatchObject({ kind: 'joined' })
    const single = []
    let after: string | undefined
    do {
      const part = await timeline({ pageSize: '1', ...(after ? { after } : {}) })
      single.push(...part.rows)
      after = part.page.next ?? undefined
    } while (after)
    expect(single).toEqual(whole.rows)
    const money = await timeline({ kind: 'transferIn' })
    expect(money.rows).toMatchObject([{ kind: 'transferIn' }])
  })

  test('an account outside the team is not found, by any of the calls', async () => {
    const params = { id: stranger }
    const tried = [
      await games.call('teamNotes', { query: { memberId: stranger } }, { as: agent }),
      await games.call('addTeamNote', { params, body: { text: 'mine' } }, { as: agent }),
      await games.call('setTeamTags', { params, body: { tags: ['mine'] } }, { as: agent }),
      await games.call('teamMemberGames', { params, query: {} }, { as: agent }),
      await games.call('teamMemberTimeline', { params, query: {} }, { as: agent }),
    ]
    expect(tried.map(({ envelope }) => envelope.code)).toEqual(tried.map(() => 'notFound'))
  })
})
