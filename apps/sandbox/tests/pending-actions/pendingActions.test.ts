import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { announceEnding } from '@baize/platform/pending-actions/ending.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'
import { solved } from '../verification/testingCodes.ts'

const account = { bankCode: 'TSB', accountName: 'Dara', accountNumber: '987654321' }
const dayMs = 86_400_000

describe.each(testEngines)('what waits for the person on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine })
    as = await games.signIn()
  })
  afterAll(() => games?.close())

  const pending = async (session = as, language = 'en') =>
    (await games.call('pendingActions', {}, { as: session, headers: { 'accept-language': language } })).value
      .rows
  const others = async () => (await games.call('pendingActions', {}, { as })).value.otherMessages
  const kinds = async (session = as) => (await pending(session)).map((row: { kind: string }) => row.kind)
  const inbox = async (session = as) =>
    (
      await games.call(
        'messages',
        { query: { pageSize: '50' } },
        { as: session, headers: { 'accept-language': 'en' } },
      )
    ).value.rows
  const titles = async (session = as) => (await inbox(session)).map((row: { title: string }) => row.title)
  const withdraw = async (amount: string) =>
    (
      await games.call(
        'createWithdrawal',
        { body: { amount, paymentPassword: '246810', ...account } },
        { as },
      )
    ).value.id as string

  test('nothing waits for a person to whom nothing happened', async () => {
    expect(await pending(await games.signIn('vibol2026'))).toEqual([])
  })

  test('a withdrawal that was paid waits until it is confirmed, and a message leads to it', async () => {
    const id = await withdraw('10.10')
    const rows = await games.until(
      () => pending(),
      (found) => found.length > 0,
    )
    expect(rows).toMatchObject([
      { kind: 'withdrawalToConfirm', id, amount: '10.10', link: `/member/withdraw?withdrawal=${id}` },
    ])
    expect(Date.parse(rows[0].until)).toBeGreaterThan(Date.now())
    expect((await inbox())[0]).toMatchObject({
      title: 'Did your withdrawal arrive?',
      text: expect.stringContaining('10.10'),
      link: `/member/withdraw?withdrawal=${id}`,
      read: false,
    })
    const { unread } = (await games.call('unreadMessages', {}, { as })).value
    expect(await others()).toBe(unread - 1)
    await games.call('confirmWithdrawal', { params: { id }, body: { outcome: 'received' } }, { as })
    expect(await pending()).toEqual([])
    expect(await titles()).toContain('Withdrawal completed')
    // Both messages about it are only messages now.
    expect(await others()).toBe(unread + 1)
  })

  test('a requested document is pending, with the day on which the money is returned', async () => {
    const id = await withdraw('10.06')
    const rows = await games.until(
      () => pending(),
      (found) => found.length > 0,
    )
    expect(rows).toMatchObject([{ kind: 'identityDocument', id, amount: '10.06' }])
    expect(Date.parse(rows[0].until) - games.platform.now().getTime()).toBeGreaterThan(2 * dayMs)
    expect(await titles()).toContain('Identity document needed')
    await games.call('cancelWithdrawal', { params: { id } }, { as })
    expect(await pending()).toEqual([])
    expect(await titles()).toContain('Withdrawal returned')
  })

  test('a case with a reply is pending until the reply is read, a question until the member replies', async () => {
    const write = async (content: string) => {
      games.advance(150)
      const body = { content, sender: 'Dara', type: 2 as const, ...(await solved(games)) }
      return (await games.call('feedback', { body }, { as })).value.caseId as string
    }
    const asked = await write('#ask')
    await games.until(
      () => kinds(),
      (found) => found.includes('caseQuestion'),
    )
    const answered = await write('Hello')
    await games.until(
      () => kinds(),
      (found) => found.length === 2,
    )
    expect(await pending()).toMatchObject([
      { kind: 'caseQuestion', id: asked },
      { kind: 'caseAnswered', id: answered, link: `/member/cases?case=${answered}` },
    ])
    for (const id of [asked, answered]) {
      await games.call('readMessages', { body: { link: `/member/cases?case=${id}` } }, { as })
    }
    expect(await kinds()).toEqual(['caseQuestion'])
    await games.call('closeCase', { params: { id: asked } }, { as })
    expect(await pending()).toEqual([])
  })

  test('a contract is pending for its receiver, and notifies them', async () => {
    const top = await games.signIn('sokha2026')
    const tiers = [{ rate: '1' }]
    await games.call('sandboxContract', { body: { account: 'sokha2026', kind: 'hourSalary', tiers } })
    expect(await pending(top)).toContainEqual(
      expect.objectContaining({ kind: 'contractOffer', contract: 'hourSalary' }),
    )
    expect(await titles(top)).toContain('You have a contract offer')
  })

  test('a higher limit waits from its request on; once it can be confirmed, one message announces it', async () => {
    const set = (amount: string) =>
      games.call('setLimit', { body: { kind: 'stake', period: 'day', amount } }, { as })
    await set('100.00')
    await set('200.00')
    expect(await pending()).toMatchObject([
      { kind: 'limitIncrease', limit: 'stake', period: 'day', confirmable: false },
    ])
    await announceEnding(games.platform)
    expect(await titles()).not.toContain('Confirm your higher limit')
    games.advance(86_401)
    as = await games.signIn()
    expect(await pending()).toMatchObject([{ kind: 'limitIncrease', confirmable: true, until: null }])
    await announceEnding(games.platform)
    await announceEnding(games.platform)
    const said = (await titles()).filter((title: string) => title === 'Confirm your higher limit')
    expect(said.length).toBe(1)
    await games.call('confirmLimit', { body: { kind: 'stake', period: 'day' } }, { as })
    expect(await pending()).toEqual([])
  })

  test('an offered bonus waits in the last part of its time, by its name in the reader’s language', async () => {
    const fresh = await games.join('endingbonus')
    const offered = (await games.call('bonuses', { query: {} }, { as: fresh })).value.rows[0]
    expect(await kinds(fresh)).toEqual([])
    const left = Date.parse(offered.offerEndsAt) - games.platform.now().getTime()
    games.advance(Math.floor(left / 1000) - 3_600)
    const session = await games.signIn('endingbonus', 'member', 'Correct-Horse-7')
    const rows = await pending(session, 'km')
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'bonusOfferEnding', id: offered.id, amount: offered.amount }),
    )
    expect(rows[0].name).toMatch(/\p{Script=Khmer}/u)
    await announceEnding(games.platform)
    await announceEnding(games.platform)
    const said = (await titles(session)).filter((title: string) => title === 'Bonus offer ending soon')
    expect(said.length).toBe(rows.length)
  })
})
