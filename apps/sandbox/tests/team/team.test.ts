import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('a team on $name', (engine) => {
  let games: TestGames
  let agent: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine })
    agent = await games.signIn('sokha2026', 'agent')
  })
  afterAll(() => games?.close())

  const invite = async (as: TestSession, change: object = {}) => {
    const body = { accountType: 'member', maxUses: 5, expiresInDays: 3, note: '', ...change } as const
    return (await games.call('createInvite', { body: body as never }, { as })).value
  }
  const transfer = (as: TestSession, toMemberId: string, change: object = {}) => {
    const body = { toMemberId, amount: '5.00', paymentPassword: '246810', note: '', ...change }
    return games.call('createTransfer', { body }, { as })
  }
  const members = async (as: TestSession, search = '') =>
    (await games.call('teamMembers', { query: search ? { search } : {} }, { as })).value.rows
  const idOf = async (session: TestSession) => (await games.call('memberInfo', {}, { as: session })).value.id

  test('an invitation opens accounts under the agent until it is used up', async () => {
    const { code, id } = await invite(agent, { maxUses: 1 })
    expect(code).toMatch(/^[234679A-Z]{10}$/)
    await games.join('firstone', code.toLowerCase())
    await expect(games.join('secondone', code)).rejects.toThrow('invitationInvalid')
    const { rows } = (await games.call('invites', { query: {} }, { as: agent })).value
    expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ uses: 1, state: 'usedUp' })
    expect((await members(agent)).map((row: { account: string }) => row.account)).toContain('firstone')
  })

  test('many registrations at once never use an invitation more often than it allows', async () => {
    const { code } = await invite(agent, { maxUses: 3 })
    const joined = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => games.join(`atonce${index}`, code)),
    )
    expect(joined.filter((result) => result.status === 'fulfilled')).toHaveLength(3)
  })

  test('an expired or revoked invitation opens nothing', async () => {
    const [old, revoked] = [await invite(agent), await invite(agent)]
    const params = { id: revoked.id }
    expect((await games.call('revokeInvite', { params }, { as: agent })).value.state).toBe('revoked')
    await expect(games.join('revokedone', revoked.code)).rejects.toThrow('invitationInvalid')
    const valid = async (code: string) => (await games.call('affiliate', { query: { code } })).value.valid
    expect(await valid(old.code)).toBe(true)
    games.advance(4 * 86_400)
    expect(await valid(old.code)).toBe(false)
    games.advance(-4 * 86_400)
  })

  test('I13 an agent reaches its own team only: another branch, the upline and itself are not found', async () => {
    const below = await invite(agent, { accountType: 'agent' })
    await games.join('branchone', below.code)
    await games.join('branchtwo', below.code)
    const one = await games.signIn('branchone', 'agent', 'Correct-Horse-7')
    const leaf = await games.join('leafofone', (await invite(one)).code)
    const two = await games.signIn('branchtwo', 'agent', 'Correct-Horse-7')
    const leafId = await idOf(leaf)

    expect((await members(agent, 'leafof'))[0]).toMatchObject({ account: 'leafofone', level: 2 })
    expect(await members(one)).toHaveLength(1)
    expect(await members(two)).toHaveLength(0)
    expect(await members(two, 'leafof')).toHaveLength(0)
    for (const sign of ['%', '_', '\\']) expect(await members(agent, sign)).toHaveLength(0)

    expect((await transfer(agent, leafId)).value).toMatchObject({ toAccount: 'leafofone', toBalance: '5.00' })
    const foreign = [leafId, await idOf(one), await idOf(two), await idOf(agent), 'unknown']
    for (const id of foreign) {
      expect((await transfer(two, id, { paymentPassword: '135790' })).envelope.code).toBe('notFound')
    }
    const tree = async (as: TestSession, parentId?: string) =>
      games.call('teamTree', { query: parentId === undefined ? {} : { parentId } }, { as })
    expect((await tree(agent, await idOf(one))).value.rows).toMatchObject([
      { account: 'leafofone', isAgent: false, downlines: 0, balance: '5.00' },
    ])
    const branches = (await tree(agent)).value.rows
    expect(branches).toContainEqual(expect.objectContaining({ account: 'branchone', downlines: 1 }))
    expect((await tree(two)).value.rows).toEqual([])
    for (const id of foreign) expect((await tree(two, id)).envelope.code).toBe('notFound')

    const params = { id: below.id }
    expect((await games.call('revokeInvite', { params }, { as: two })).envelope.code).toBe('notFound')
    expect((await games.call('invites', { query: {} }, { as: two })).value.rows).toEqual([])
    expect((await games.call('teamOverview', { query: {} }, { as: two })).value).toMatchObject({ members: 0 })
    await games.expectSoundLedger()
  })

  test('a transfer needs the payment password, an amount and the money', async () => {
    const [downline] = await members(agent, 'vibol2026')
    const wrong = await transfer(agent, downline.id, { paymentPassword: '000000' })
    expect(wrong.envelope.code).toBe('paymentPasswordWrong')
    expect((await transfer(agent, downline.id, { amount: '0' })).envelope.code).toBe('amountOutOfRange')
    const tooMuch = await transfer(agent, downline.id, { amount: '50000.00' })
    expect(tooMuch.envelope.code).toBe('insufficientFunds')
    const after = await members(agent, 'vibol2026')
    expect(after[0].balance).toBe(downline.balance)
  })

  test('a member is no agent', async () => {
    const member = await games.signIn()
    const refused = await games.call('teamOverview', { query: {} }, { as: member })
    expect(refused.status).toBe(403)
  })
})
