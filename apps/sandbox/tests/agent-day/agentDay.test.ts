import { parseMoney } from '@baize/api/money'
import { notifyDueBills, notifyLargeMoney } from '@baize/platform/agent-day/alerts.ts'
import { closeOverdue, forcePayments } from '@baize/platform/bills/freeze.ts'
import { settleDue } from '@baize/platform/bills/settle.ts'
import { newId, transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { createHold } from '@baize/platform/ledger/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund, playBet } from '../bills/testingPlay.ts'
import { agreeOn, dividendOf, plantDividends, plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

describe.each(testEngines)('the day of an agent on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
  })
  afterAll(() => running?.close())

  async function enter(member: Member, site: 'agent' | 'member' = 'agent'): Promise<TestSession> {
    const { token, cookie } = await openSession(platform, platform.db, member, site)
    return { site, token, cookie: cookie.split(';')[0] ?? '' }
  }
  async function tree() {
    const [upline, party, leaf] = await plantTree(platform, [-1, 0, 1], `day${++trees}x`)
    if (!upline || !party || !leaf) throw new Error('no tree')
    return { upline, party, leaf }
  }
  /** A downline with 10 % whose team has lost 500: the upline owes it 50. */
  async function owing() {
    const found = await plantDividends(running, `day${++trees}x`)
    await playBet(platform, found.leaf.id, { stake: '500' })
    await running.call('sandboxSettlement', { body: { account: found.party.account } })
    return found
  }
  const day = async (as: TestSession) => (await running.call('agentDay', {}, { as })).value
  const pending = async (as: TestSession) => (await running.call('pendingActions', {}, { as })).value.rows
  const inbox = async (as: TestSession) =>
    (await running.call('messages', { query: {} }, { as, headers: { 'accept-language': 'en' } })).value
      .rows as { title: string; text: string; link: string }[]

  test('bills that are owed have due dates, and with what is missing for them', async () => {
    const { upline, party } = await owing()
    const as = await enter(upline)
    const before = await day(as)
    expect(before).toMatchObject({
      ...{ balance: '0.00', owed: { count: 1, amount: '50.00' }, short: '50.00', frozen: [] },
      due: [{ kind: 'dividend', count: 1, amount: '50.00' }],
    })
    const [bill] = (await running.call('bills', { query: { side: 'downline' } }, { as })).value.rows
    expect(before.due[0].payBy).toBe(bill.payBy)
    expect(await pending(as)).toMatchObject([
      {
        ...{ kind: 'billsToPay', contract: 'dividend', count: 1, amount: '50.00', until: bill.payBy },
        link: '/agentHome/dividend?side=downline',
      },
    ])
    // It waits for its payer, and on the agents' site alone.
    expect(await pending(await enter(party))).toEqual([])
    expect(await pending(await enter(upline, 'member'))).toEqual([])
    await fund(platform, upline.id, '60')
    expect(await day(as)).toMatchObject({ balance: '60.00', short: '0.00' })
  })

  test('due bills cause one message a day, until they are paid', async () => {
    const { upline } = await owing()
    const as = await enter(upline)
    await notifyDueBills(platform)
    await notifyDueBills(platform)
    const told = async () => (await inbox(as)).filter(({ title }) => title === 'Bills due')
    expect(await told()).toMatchObject([
      { text: expect.stringContaining('50.00'), link: '/agentHome/dividend?side=downline' },
    ])
    running.advance(86_400)
    await notifyDueBills(platform)
    const next = await enter(upline)
    const rows = (await inbox(next)).filter(({ title }) => title === 'Bills due')
    expect(rows).toHaveLength(2)
  })

  test('a freeze waits first, and the upline of the frozen account sees it', async () => {
    const { upline } = await owing()
    const [top] = await plantTree(platform, [-1], `daytop${trees}x`)
    if (!top) throw new Error('no top')
    await platform.db.updateTable('member').set({ parent_id: top.id }).where('id', '=', upline.id).execute()
    await platform.db
      .insertInto('upline_freeze')
      .values({ id: newId(), member_id: upline.id, since: platform.now(), lifted_at: null })
      .execute()
    await platform.db
      .updateTable('bill')
      .set({ state: 'denied' })
      .where('upline_id', '=', upline.id)
      .where('amount', '>', 0n)
      .execute()
    const rows = await pending(await enter(upline))
    expect(rows).toMatchObject([{ kind: 'balanceFrozen', amount: '50.00' }, { kind: 'billsToPay' }])
    expect((await day(await enter(top))).frozen).toEqual([
      { account: upline.account, since: expect.any(String) },
    ])
  })

  test('the upline of a frozen account is notified when the freeze begins and when it ends', async () => {
    const { upline } = await owing()
    const [top] = await plantTree(platform, [-1], `daytop${trees}x`)
    if (!top) throw new Error('no top')
    await platform.db.updateTable('member').set({ parent_id: top.id }).where('id', '=', upline.id).execute()
    const notified = () =>
      platform.db
        .selectFrom('member_event')
        .select('type')
        .where('member_id', '=', top.id)
        .where('type', '=', 'billsChanged')
        .execute()
    running.advance(4 * 86_400)
    await closeOverdue(platform)
    expect(await notified()).toHaveLength(1)
    await fund(platform, upline.id, '60')
    await forcePayments(platform)
    expect(await notified()).toHaveLength(2)
    expect((await day(await enter(top))).frozen).toEqual([])
  })

  test('what changed since the last visit counts from its end, not from midnight', async () => {
    const { upline, party, leaf } = await owing()
    const first = await enter(upline)
    expect((await day(first)).changes).toMatchObject({ visited: false, validBet: '500.00', net: '-500.00' })
    running.advance(600)
    await platform.db
      .updateTable('session')
      .set({ last_seen_at: platform.now() })
      .where('member_id', '=', upline.id)
      .execute()
    running.advance(3_600)
    const second = await enter(upline)
    expect((await day(second)).changes).toMatchObject({
      ...{ visited: true, validBet: '0.00', net: '0.00', newAccounts: 0 },
      ...{ made: { count: 0 }, received: { count: 0 }, paidOn: { count: 0, amount: '0.00' } },
    })
    await playBet(platform, leaf.id, { stake: '20' })
    await fund(platform, upline.id, '100')
    await platform.db
      .updateTable('member')
      .set({ payment_password_hash: await platform.passwords.hash('246810') })
      .where('id', '=', upline.id)
      .execute()
    await running.call('payBills', { body: { paymentPassword: '246810' } }, { as: second })
    expect((await day(second)).changes).toMatchObject({
      ...{ validBet: '20.00', net: '-20.00', paidOn: { count: 1, amount: '50.00' } },
    })
    expect((await day(await enter(party))).changes).toMatchObject({
      received: { count: 1, amount: '50.00' },
    })
  })

  test('a bill of the day that ended at midnight is new since midnight', async () => {
    const { party, leaf } = await plantDividends(running, `day${++trees}x`)
    await playBet(platform, leaf.id, { stake: '500' })
    const local = platform.now().getTime() / 1000 + platform.settings.brand.gmtOffsetMinutes * 60
    running.advance(86_400 - (local % 86_400) + 60)
    await settleDue(platform)
    expect((await day(await enter(party))).changes).toMatchObject({
      ...{ visited: false, made: { count: 1, amount: '50.00' } },
    })
  })

  test('a request for money and a link that is nearly used up wait for the agent', async () => {
    const { upline, party } = await tree()
    const [asking, asked] = [await enter(upline), await enter(party)]
    const request = { fromMemberId: party.id, amount: '20.00', note: 'As agreed' }
    await running.call('askTransfer', { body: request }, { as: asking })
    expect(await pending(asked)).toMatchObject([
      { kind: 'moneyRequest', account: upline.account, amount: '20.00', link: '/agentHome/transfer?way=up' },
    ])
    const link = { accountType: 'member', maxUses: 10, expiresInDays: 30, note: 'Shop', rates: {} } as const
    const { id } = (await running.call('createInvite', { body: link }, { as: asking })).value
    const use = (uses: number) =>
      platform.db.updateTable('invite').set({ uses }).where('id', '=', id).execute()
    await use(7)
    expect(await pending(asking)).toEqual([])
    await use(8)
    expect(await pending(asking)).toMatchObject([{ kind: 'inviteEnding', id, note: 'Shop', left: 2 }])
    await use(10)
    expect(await pending(asking)).toEqual([])
  })

  test('large wins and withdrawals of the team cause a message from the chosen amounts on, once each', async () => {
    const { upline, party, leaf } = await tree()
    const as = await enter(upline)
    expect((await running.call('teamAlerts', {}, { as })).value).toEqual({ win: null, withdrawal: null })
    const chosen = { win: '100', withdrawal: '50' }
    expect((await running.call('setTeamAlerts', { body: chosen }, { as })).value).toEqual({
      ...{ win: '100.00', withdrawal: '50.00' },
    })
    await playBet(platform, leaf.id, { stake: '10', payout: '109' })
    await playBet(platform, leaf.id, { stake: '10', payout: '110' })
    // What the agent wins itself is no news to it.
    await playBet(platform, upline.id, { stake: '10', payout: '900' })
    await fund(platform, leaf.id, '200')
    const withdraw = (amount: string) =>
      transact(platform.database, async ({ trx }) => {
        const [id, at] = [newId(), platform.now()]
        const { hold } = await createHold(trx, {
          ...{ type: 'withdrawalHeld', owner: leaf.id, amount: parseMoney(amount), actor: leaf.id, at },
          ...{ currency: platform.settings.brand.currency, cause: { type: 'withdrawal', id } },
        })
        await trx
          .insertInto('withdrawal')
          .values({
            ...{ id, member_id: leaf.id, amount: parseMoney(amount), state: 'requested', reason: null },
            ...{ hold_id: hold, bank_code: 'TSB', account_name: 'Dara', account_number_sealed: '' },
            ...{ account_number_tail: '4321', created_at: at, next_update_at: null },
            ...{ confirm_by: null, received: null },
          })
          .execute()
      })
    await withdraw('49.99')
    await withdraw('50')
    await notifyLargeMoney(platform)
    await notifyLargeMoney(platform)
    const rows = (await inbox(as)).map(({ title, text, link }) => ({ title, text, link }))
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({
      title: 'Large win in your team',
      text: expect.stringMatching(new RegExp(`${leaf.account}.*100\\.00`)),
      link: expect.stringMatching(/^\/agentHome\/team-betting\?search=[\w-]+$/),
    })
    expect(rows).toContainEqual(
      expect.objectContaining({
        title: 'Large withdrawal in your team',
        text: expect.stringContaining('50.00'),
        link: `/agentHome/downline?id=${leaf.id}&tab=timeline`,
      }),
    )
    // The agent between them chose nothing.
    expect(await inbox(await enter(party))).toEqual([])
    await running.call('setTeamAlerts', { body: { win: null, withdrawal: '0' } }, { as })
    await playBet(platform, leaf.id, { stake: '10', payout: '999' })
    await notifyLargeMoney(platform)
    expect(await inbox(as)).toHaveLength(2)
  })

  test('the upline is notified by name that its contract was accepted', async () => {
    const { upline, party } = await tree()
    await agreeOn(platform, upline, dividendOf('40'))
    running.advance(300)
    for (const { id } of [upline, party]) {
      await platform.db
        .updateTable('member')
        .set({ payment_password_hash: await platform.passwords.hash('246810') })
        .where('id', '=', id)
        .execute()
    }
    const [above, below] = [await enter(upline), await enter(party)]
    const offer = { ...dividendOf('10'), toMemberId: party.id }
    const { id } = (await running.call('offerContract', { body: offer }, { as: above })).value
    expect(await pending(below)).toMatchObject([{ kind: 'contractOffer', link: '/agentHome/contracts' }])
    const { textVersion } = (await running.call('contractInfo', {}, { as: below })).value
    const body = { paymentPassword: '246810', textVersion, language: 'en' }
    await running.call('acceptContract', { params: { id }, body }, { as: below })
    expect((await inbox(above))[0]).toMatchObject({
      title: 'Contract accepted',
      text: expect.stringContaining(party.account),
      link: '/agentHome/contracts',
    })
    const mark = (await day(above)).changes
    expect(mark).toMatchObject({ accepted: 1, refused: 0, ended: 0 })
  })
})
