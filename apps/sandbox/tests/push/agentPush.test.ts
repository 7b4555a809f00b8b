import { notifyDueBills, notifyLargeMoney } from '@baize/platform/agent-day/alerts.ts'
import { closeOverdue, forcePayments } from '@baize/platform/bills/freeze.ts'
import { payBill } from '@baize/platform/bills/pay.ts'
import { notifyContract, sendOutcome } from '@baize/platform/contracts/contract.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { deliverNotifications } from '@baize/platform/push/deliver.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fund, playBet } from '../bills/testingPlay.ts'
import { plantDividends } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { startPushService, testPushKeys } from './testingPushService.ts'

const daySeconds = 86_400

describe.each(testEngines)('push notifications of agents on $name', (engine) => {
  let service: Awaited<ReturnType<typeof startPushService>>
  let running: TestPlatform
  let platform: Platform
  let trees = 0

  beforeAll(async () => {
    service = await startPushService()
    running = await startTestPlatform({ engine, work: false, env: testPushKeys() })
    platform = running.platform
  })
  beforeEach(async () => {
    await platform.db.deleteFrom('push_subscription').execute()
    await platform.db.deleteFrom('push_notification').execute()
    service.received.length = 0
  })
  afterAll(async () => {
    await running?.close()
    await service?.close()
  })

  async function enter(member: Member, site: 'member' | 'agent' = 'agent'): Promise<TestSession> {
    const { token, cookie } = await openSession(platform, platform.db, member, site)
    return { site, token, cookie: cookie.split(';')[0] ?? '' }
  }
  const subscribe = (as: TestSession, browser: string) =>
    running.call(
      'subscribePush',
      { body: service.browser(browser) },
      { as, headers: { 'accept-language': 'en' } },
    )
  const browsers = async (as: TestSession) =>
    (await running.call('pushSettings', {}, { as })).value.browsers as unknown[]
  async function delivered() {
    const { push } = running.settings
    if (!push) throw new Error('there are no keys')
    await deliverNotifications(platform, push)
    return service.received
      .splice(0)
      .map(({ browser, payload: { title, link } }) => ({ browser, title, link }))
  }

  /** An agent with 40 % that passes 10 % of it on to a downline, which has a player. */
  const tree = () => plantDividends(running, `agentpush${++trees}x`)
  async function billed() {
    const found = await tree()
    await playBet(platform, found.leaf.id, { stake: '500' })
    await running.call('sandboxSettlement', { body: { account: found.party.account } })
    const paid = await enter(found.party)
    const { rows } = (await running.call('bills', { query: {} }, { as: paid })).value
    return { ...found, paid, bill: rows[0].id as string }
  }

  test('an offer, its acceptance and a termination lead to the contracts', async () => {
    const { upline, party, contract } = await tree()
    await subscribe(await enter(upline), 'upline')
    await subscribe(await enter(party), 'party')
    await transact(platform.database, async (unit) => {
      await notifyContract(platform, unit, 'contractOffered', contract, [party.id])
      await sendOutcome(platform, unit, 'contractAccepted', contract, upline.id)
      await sendOutcome(platform, unit, 'terminationAgreed', contract, party.id)
    })
    const link = '/agentHome/contracts'
    const notifications = await delivered()
    expect(notifications).toHaveLength(3)
    for (const one of [
      { browser: 'party', title: 'You have a contract offer', link },
      { browser: 'upline', title: 'Contract accepted', link },
      { browser: 'party', title: 'Contract ending', link },
    ])
      expect(notifications).toContainEqual(one)
  })

  test('a bill that is due, disputed and paid leads to it, without its amount', async () => {
    const { upline, bill, paid } = await billed()
    const payer = await enter(upline)
    await subscribe(payer, 'payer')
    await subscribe(paid, 'paid')
    await notifyDueBills(platform)
    expect(await delivered()).toEqual([
      { browser: 'payer', title: 'Bills due', link: '/agentHome/dividend?side=downline' },
    ])
    const body = { answer: 'disputed' as const, reason: 'Two bets are missing' }
    await running.call('answerBill', { params: { id: bill }, body }, { as: paid })
    expect(await delivered()).toEqual([
      {
        ...{ browser: 'payer', title: 'Bill disputed' },
        link: `/agentHome/dividend?side=downline&bill=${bill}`,
      },
    ])
    await fund(platform, upline.id, '50')
    await transact(platform.database, (unit) =>
      payBill(platform, unit, bill, { actor: 'test', partial: false }),
    )
    expect(await delivered()).toEqual([
      { browser: 'paid', title: 'Contract payment received', link: '/agentHome/account-record' },
    ])
  })

  test('a freeze leads to the bills that cause it, and its end to the balance', async () => {
    const { upline } = await billed()
    running.advance(10 * daySeconds)
    await subscribe(await enter(upline), 'upline')
    await closeOverdue(platform)
    expect(await delivered()).toEqual([
      { browser: 'upline', title: 'Your balance is frozen', link: '/agentHome/dividend?side=downline' },
    ])
    await fund(platform, upline.id, '50')
    await forcePayments(platform)
    expect(await delivered()).toEqual([
      {
        ...{ browser: 'upline', title: 'Your balance is no longer frozen' },
        link: '/agentHome/account-record',
      },
    ])
  })

  test('a large win leads to the bet, and neither names the winner', async () => {
    const { upline, leaf } = await tree()
    const as = await enter(upline)
    await subscribe(as, 'upline')
    await running.call('setTeamAlerts', { body: { win: '100', withdrawal: null } }, { as })
    await playBet(platform, leaf.id, { stake: '10', payout: '109.99' })
    await playBet(platform, leaf.id, { stake: '10', payout: '110' })
    await notifyLargeMoney(platform)
    const [one, ...others] = await delivered()
    expect(others).toEqual([])
    expect(one).toMatchObject({ title: 'Large win in your team' })
    expect(JSON.stringify(one)).not.toContain(leaf.account)
    const number = new URL(one?.link ?? '', 'https://agents.example').searchParams.get('search') ?? ''
    const { rows } = (await running.call('teamBets', { query: { search: number } }, { as })).value
    expect(rows).toMatchObject([{ account: leaf.account, payout: '110.00' }])
  })

  test('on the members’ site the same account gets what needs it alone, with pages of that site', async () => {
    const { upline, party, contract } = await tree()
    await subscribe(await enter(party, 'member'), 'members-site')
    await transact(platform.database, async (unit) => {
      await sendOutcome(platform, unit, 'contractAccepted', contract, party.id)
      await notifyContract(platform, unit, 'contractOffered', contract, [party.id, upline.id])
    })
    expect(await delivered()).toEqual([
      {
        ...{ browser: 'members-site', title: 'You have a contract offer' },
        link: expect.stringMatching(/^\/member\/messages\?message=[\w-]+$/),
      },
    ])
    expect(await browsers(await enter(party))).toEqual([])
  })

  test('a sub-user of any permission has its own browsers, until it is disabled', async () => {
    const agent = await running.signIn('sokha2026', 'agent')
    const { id: agentId } = (await running.call('memberInfo', {}, { as: agent })).value
    const paymentPassword = '246810'
    const given = { username: `viewer${engine.name.slice(0, 6).toLowerCase()}`, password: 'Given-Pass-1' }
    const added = await running.call(
      'addSubUser',
      { body: { ...given, permission: 'view', paymentPassword } },
      { as: agent },
    )
    const first = await running.signIn(given.username, 'agent', given.password)
    expect((await subscribe(first, 'too-early')).envelope.code).toBe('passwordChangeRequired')
    const [oldPassword, newPassword] = [given.password, 'Own-Viewer-9']
    const body = { oldPassword, newPassword, confirmNewPassword: newPassword }
    await running.call('changePassword', { body }, { as: first })
    const viewer = await running.signIn(given.username, 'agent', newPassword)

    const contract = { id: 'none', kind: 'dividend' } as const
    const offer = () =>
      transact(platform.database, (unit) =>
        notifyContract(platform, unit, 'contractOffered', contract, [agentId]),
      )
    await subscribe(agent, 'agents')
    await offer()
    expect((await delivered()).map(({ browser }) => browser)).toEqual(['agents'])
    expect(await browsers(viewer)).toEqual([])

    await subscribe(viewer, 'viewers')
    expect(await browsers(agent)).toHaveLength(1)
    expect(await browsers(viewer)).toHaveLength(1)
    running.advance(1)
    await offer()
    expect((await delivered()).map(({ browser }) => browser).sort()).toEqual(['agents', 'viewers'])

    await running.call('disableSubUser', { params: { id: added.value.id } }, { as: agent })
    running.advance(1)
    await offer()
    expect((await delivered()).map(({ browser }) => browser)).toEqual(['agents'])
    await running.call('logout', {}, { as: agent })
    running.advance(1)
    await offer()
    expect(await delivered()).toEqual([])
  })
})
