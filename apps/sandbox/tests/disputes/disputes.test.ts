import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideOverdue } from '../../src/operator/disputes.ts'
import { playBet } from '../bills/testingPlay.ts'
import { plantDividends } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from '../http/testing.ts'

const dayS = 86_400

describe.each(testEngines)('disputes over bills on $name', (engine) => {
  let running: TestPlatform
  let platform: Platform
  let trees = 0
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    platform = running.platform
  })
  afterAll(() => running?.close())

  async function enter(member: Member): Promise<TestSession> {
    const { token, cookie } = await openSession(platform, platform.db, member, 'agent')
    return { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  }
  /** A downline with 10 % whose team has lost 500, and its bill of 50. */
  async function billed() {
    const { upline, party, leaf } = await plantDividends(running, `disputes${++trees}x`)
    await playBet(platform, leaf.id, { stake: '500' })
    await running.call('sandboxSettlement', { body: { account: party.account } })
    const [payer, paid] = [await enter(upline), await enter(party)]
    const { rows } = (await running.call('bills', { query: {} }, { as: paid })).value
    return { upline, party, leaf, payer, paid, id: rows[0].id as string }
  }
  type Billed = Awaited<ReturnType<typeof billed>>
  const dispute = ({ id, paid }: Pick<Billed, 'id' | 'paid'>, reason = 'Two bets are missing') =>
    running.call('answerBill', { params: { id }, body: { answer: 'disputed', reason } }, { as: paid })
  const write = (id: string, as: TestSession, text: string, key = testKey()) =>
    running.call('writeDispute', { params: { id }, body: { text } }, { as, key })
  const read = async (id: string, as: TestSession) =>
    (await running.call('billDispute', { params: { id } }, { as })).value
  const inbox = async (as: TestSession) =>
    (await running.call('messages', { query: {} }, { as, headers: { 'accept-language': 'en' } })).value
      .rows as { title: string; text: string; link: string }[]
  const waiting = async (as: TestSession) =>
    (await running.call('pendingActions', {}, { as })).value.rows.filter(
      ({ kind }: { kind: string }) => kind === 'billDispute',
    )
  const listed = async (as: TestSession, filter: 'open' | 'ended', side: 'own' | 'downline') =>
    (await running.call('bills', { query: { dispute: filter, side } }, { as })).value.rows.map(
      ({ id }: { id: string }) => id,
    )

  test('both sides write, each is notified of the other’s messages, and pending actions follow whose turn it is', async () => {
    const found = await billed()
    const { id, payer, paid, party, upline } = found
    expect((await running.call('billDispute', { params: { id } }, { as: paid })).envelope.code).toBe(
      'notFound',
    )
    expect((await dispute(found)).value.dispute).toMatchObject({ state: 'open', lastBy: 'party' })
    expect((await inbox(payer))[0]).toMatchObject({
      title: 'Bill disputed',
      text: expect.stringMatching(new RegExp(`${party.account}.*Two bets are missing`)),
      link: `/agentHome/dividend?side=downline&bill=${id}`,
    })
    expect(await waiting(payer)).toMatchObject([{ id, account: party.account, amount: '50.00' }])
    expect(await waiting(paid)).toEqual([])

    const key = testKey()
    const answer = await write(id, payer, ' Which ones? ', key)
    expect(answer.value).toMatchObject({
      dispute: { state: 'open', lastBy: 'payer' },
      messages: [
        { by: 'party', account: party.account, text: 'Two bets are missing' },
        { by: 'payer', account: upline.account, text: 'Which ones?' },
      ],
    })
    // A repeat by its key writes nothing again.
    expect((await write(id, payer, ' Which ones? ', key)).text).toBe(answer.text)
    expect((await read(id, paid)).messages).toHaveLength(2)
    expect((await inbox(paid))[0]).toMatchObject({
      text: expect.stringContaining('Which ones?'),
      link: `/agentHome/dividend?bill=${id}`,
    })
    expect(await waiting(paid)).toMatchObject([{ id, account: upline.account }])
    expect(await waiting(payer)).toEqual([])
    expect((await write(id, paid, '  ')).envelope.problems).toEqual([{ field: 'text', code: 'required' }])
  })

  test('no other account reads or writes; lists filter by disputes', async () => {
    const found = await billed()
    const stranger = (await billed()).payer
    await dispute(found)
    const { id, payer, paid } = found
    expect((await running.call('billDispute', { params: { id } }, { as: stranger })).envelope.code).toBe(
      'notFound',
    )
    expect((await write(id, stranger, 'Let me in')).envelope.code).toBe('notFound')
    expect(await listed(payer, 'open', 'downline')).toEqual([id])
    expect(await listed(paid, 'open', 'own')).toEqual([id])
    expect(await listed(paid, 'ended', 'own')).toEqual([])
    expect(await listed(stranger, 'open', 'downline')).toEqual([])
  })

  test('the party withdraws it by acknowledging the bill', async () => {
    const found = await billed()
    const { id, payer, paid } = found
    await dispute(found)
    const body = { answer: 'acknowledged' } as const
    const done = await running.call('answerBill', { params: { id }, body }, { as: paid })
    expect(done.value).toMatchObject({ answer: 'acknowledged', dispute: { state: 'withdrawn' } })
    expect((await inbox(payer))[0]).toMatchObject({ title: 'Dispute closed' })
    expect((await write(id, payer, 'Thank you')).envelope.code).toBe('wrongState')
    expect(await listed(payer, 'ended', 'downline')).toEqual([id])
  })

  test('the operator’s decision ends it, once, and both sides read it', async () => {
    const found = await billed()
    const { id, payer, paid } = found
    await dispute(found)
    const body = { billId: id, outcome: 'rejected', text: 'All bets are in.' } as const
    expect((await running.call('sandboxDispute', { body })).status).toBe(200)
    expect(await read(id, paid)).toMatchObject({
      dispute: { state: 'rejected' },
      messages: [{ by: 'party' }, { by: 'operator', account: null, text: 'All bets are in.' }],
    })
    for (const as of [payer, paid]) {
      expect((await inbox(as))[0]).toMatchObject({
        title: 'Dispute decided',
        text: expect.stringContaining('All bets are in.'),
      })
      expect((await write(id, as, 'But')).envelope.code).toBe('wrongState')
      expect(await waiting(as)).toEqual([])
    }
    expect((await dispute(found, 'Again')).envelope.code).toBe('wrongState')
    expect((await running.call('sandboxDispute', { body })).envelope.code).toBe('wrongState')
  })

  test('after the deadline the sandbox’s operator computes the bill again: a right bill stays, a dispute of a wrong one is upheld', async () => {
    const right = await billed()
    const wrong = await billed()
    await dispute(right)
    await dispute(wrong)
    await decideOverdue(platform)
    expect((await read(right.id, right.paid)).dispute.state).toBe('open')
    // What was settled after the bill in its window is not in it.
    const [bill] = await platform.db.selectFrom('bill').selectAll().where('id', '=', wrong.id).execute()
    await playBet(platform, wrong.leaf.id, { stake: '100', at: bill?.window_from ?? platform.now() })
    running.advance(3 * dayS)
    await decideOverdue(platform)
    const [first, second] = [await enter(right.party), await enter(wrong.party)]
    expect((await read(right.id, first)).dispute.state).toBe('rejected')
    expect((await read(wrong.id, second)).dispute.state).toBe('upheld')
  })
})
