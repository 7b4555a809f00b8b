import { separateWordsInHtml } from '@baize/i18n/format'
import { requestNews } from '@baize/platform/team/requestNews.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

let games: TestGames
beforeAll(async () => {
  games = await startTestGames({ work: false })
})
afterAll(() => games?.close())

test('D17 reports and lists show the own team, page by page, and no others', async () => {
  const agent = await games.signIn('sokha2026', 'agent')
  const [row] = (await games.call('teamMembers', { query: {} }, { as: agent })).value.rows
  await playBet(games.platform, row.id, { stake: '100', payout: '40' })
  const report = (await games.call('teamReport', { query: {} }, { as: agent })).value
  expect(report.totals).toMatchObject({ bets: 1, stake: '100.00', profitLoss: '-60.00' })
  expect(report.rows[0]).toMatchObject({ activeAccounts: 1 })
  const loss = (await games.call('teamProfitLoss', { query: {} }, { as: agent })).value
  expect(loss.itself).toMatchObject({ account: 'sokha2026', level: 0, profitLoss: '0.00' })
  expect(loss.rows[0]).toMatchObject({ account: 'vibol2026', level: 1, profitLoss: '-60.00' })
  const bets = (await games.call('teamBets', { query: { level: '1' } }, { as: agent })).value
  expect(bets).toMatchObject({ totals: null, rows: [{ account: 'vibol2026', winLoss: '-60.00' }] })
  const inArabic = { as: agent, headers: { 'accept-language': 'ar' } }
  const [named] = (await games.call('teamBets', { query: {} }, inArabic)).value.rows
  expect(named.gameLanguage).toBe('en')
  // Its vendor is not of the catalogue: a bare code is of no language.
  expect(named).not.toHaveProperty('vendorLanguage')
  expect(JSON.stringify(bets)).not.toContain('Language')
  const money = (await games.call('downlineTransactions', { query: { pageSize: '1' } }, { as: agent })).value
  expect(money.rows[0]).toMatchObject({
    account: 'vibol2026',
    type: 'openingBalanceGranted',
    amount: '250.00',
  })
  expect((await games.call('agentIncome', { query: {} }, { as: agent })).value.kinds).toHaveLength(4)
  const foreign = (await games.call('teamReport', { query: { account: 'dara2026' } }, { as: agent })).envelope
  expect(foreign.code).toBe('notFound')
  for (const id of ['teamBets', 'downlineTransactions', 'teamProfitLoss'] as const) {
    const answer = await games.call(id, { query: { account: 'dara2026' } }, { as: agent })
    expect(answer.envelope.code, id).toBe('notFound')
  }
})

test('an account is opened directly, with a password for once and an offer within the own rate', async () => {
  const agent = await games.signIn('sokha2026', 'agent')
  const body = { accountType: 'agent', username: 'opened2026', password: 'Some-pass-99', rates: {} } as const
  const opened = await games.call('openAccount', { body }, { as: agent })
  expect(opened.value).toMatchObject({ account: 'opened2026' })
  expect((await games.call('openAccount', { body }, { as: agent })).envelope.code).toBe('usernameTaken')
  const rates = { ...body, username: 'opened2027', rates: { dividend: '5' } }
  expect((await games.call('openAccount', { body: rates }, { as: agent })).envelope.code).toBe('rateTooHigh')
  const first = await games.signIn('opened2026', 'agent', 'Some-pass-99')
  expect((await games.call('teamMembers', { query: {} }, { as: first })).envelope.code).toBe(
    'passwordChangeRequired',
  )
})

test('I13 money moves up one edge, and is requested back along it', async () => {
  const agent = await games.signIn('sokha2026', 'agent')
  const member = await games.signIn('vibol2026')
  const up = { amount: '5.00', paymentPassword: '246810', note: '' }
  expect((await games.call('transferUpline', { body: up }, { as: member })).value).toMatchObject({
    balance: '245.00',
  })
  const [row] = (await games.call('teamMembers', { query: {} }, { as: agent })).value.rows.filter(
    ({ account }: { account: string }) => account === 'vibol2026',
  )
  const ask = { fromMemberId: row.id, amount: '10.00', note: '' }
  const { id } = (await games.call('askTransfer', { body: ask }, { as: agent })).value
  const inbox = (await games.call('messages', { query: {} }, { as: member })).value
  expect(inbox.rows[0]).toMatchObject({
    kind: 'team',
    title: separateWordsInHtml(requestNews.title.km, 'km'),
  })
  const answer = { params: { id }, body: { send: true, paymentPassword: '246810' } }
  expect((await games.call('answerTransferRequest', answer, { as: agent })).envelope.code).toBe('notFound')
  expect((await games.call('answerTransferRequest', answer, { as: member })).value.state).toBe('sent')
  const list = (await games.call('agentTransfers', { query: {} }, { as: member })).value
  expect(list.totals).toEqual({ in: '0.00', out: '15.00' })
  await games.expectSoundLedger()
})
