import { afterAll, beforeAll, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

let games: TestGames
beforeAll(async () => {
  games = await startTestGames({ work: false })
})
afterAll(() => games?.close())

const list = async (query: object) => {
  const agent = await games.signIn('sokha2026', 'agent')
  return (await games.call('teamMembers', { query }, { as: agent })).value
}

test('each figure of the overview has its accounts behind it', async () => {
  const agent = await games.signIn('sokha2026', 'agent')
  const [row] = (await list({ search: 'vibol2026' })).rows
  await playBet(games.platform, row.id, { stake: '100', payout: '40' })
  await games.signIn('vibol2026')
  const overview = (await games.call('teamOverview', { query: {} }, { as: agent })).value
  expect(overview).toMatchObject({ profitLoss: '-60.00', rebate: '0.00', net: '-60.00', activeAccounts: 1 })
  const counts = {
    members: overview.members,
    agents: overview.agents,
    online: overview.online,
    idle3: overview.idle3,
    idle7: overview.idle7,
    new: overview.newAccounts,
    active: overview.activeAccounts,
    firstDeposit: overview.firstDeposits,
  }
  for (const [show, count] of Object.entries(counts)) {
    expect((await list({ show, pageSize: '100' })).rows, show).toHaveLength(count)
  }
  expect((await list({ show: 'online' })).rows.map((row: { account: string }) => row.account)).toContain(
    'vibol2026',
  )
})

test('an account outside the team, and the agent itself, are not found', async () => {
  const agent = await games.signIn('sokha2026', 'agent')
  const [row] = (await list({ search: 'vibol2026' })).rows
  const params = { id: row.id }
  const detail = (await games.call('teamMemberDetail', { params, query: {} }, { as: agent })).value
  expect(detail).toMatchObject({
    ...{ account: 'vibol2026', upline: 'sokha2026', tags: [] },
    trail: [{ id: row.id, account: 'vibol2026' }],
    assignments: [{ upline: 'sokha2026' }],
  })
  const own = (await games.call('memberInfo', {}, { as: agent })).value.id
  const stranger = (await games.call('memberInfo', {}, { as: await games.signIn('dara2026') })).value.id
  for (const id of [stranger, own]) {
    const foreign = { params: { id }, query: {} }
    expect((await games.call('teamMemberDetail', foreign, { as: agent })).envelope.code).toBe('notFound')
    expect((await games.call('teamMembers', { query: { parentId: id } }, { as: agent })).envelope.code).toBe(
      'notFound',
    )
  }
})

test('a link offers no rate above the agent’s own', async () => {
  const agent = await games.signIn('sokha2026', 'agent')
  const body = {
    accountType: 'member',
    maxUses: 1,
    expiresInDays: 1,
    note: '',
    rates: { dividend: '5' },
  } as const
  const refused = (await games.call('createInvite', { body }, { as: agent })).envelope
  expect(refused).toMatchObject({ code: 'rateTooHigh' })
  const made = await games.call('createInvite', { body: { ...body, rates: {} } }, { as: agent })
  expect(made.value.rates).toEqual({})
})
