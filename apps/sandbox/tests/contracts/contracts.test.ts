import { textVersion } from '@baize/platform/contracts/texts.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

const longSessions = {
  idleMinutes: { member: 600, agent: 600 },
  absoluteHours: 1_000,
  confirmedMinutes: 1_000,
}

describe.each(testEngines)('contracts on $name', (engine) => {
  let games: TestGames
  let top: TestSession
  let middle: TestSession
  let leaf: TestSession
  let middleId: string
  let leafId: string
  const password = '135790'

  beforeAll(async () => {
    games = await startTestGames({ engine, work: false, settings: { sessions: longSessions } })
    top = await games.signIn('sokha2026', 'agent')
    const invite = async (as: TestSession) => {
      const body = { accountType: 'agent', maxUses: 5, expiresInDays: 3, note: '' } as const
      return (await games.call('createInvite', { body }, { as })).value.code
    }
    await games.join('middleone', await invite(top))
    middle = await games.signIn('middleone', 'agent', 'Correct-Horse-7')
    await games.join('leafone', await invite(middle))
    leaf = await games.signIn('leafone', 'agent', 'Correct-Horse-7')
    middleId = (await games.call('memberInfo', {}, { as: middle })).value.id
    leafId = (await games.call('memberInfo', {}, { as: leaf })).value.id
  })
  afterAll(() => games?.close())

  const tiers = (rate: string) => [{ validBet: '1000', loss: '100', rate }]
  const body = (toMemberId: string, rate: string, change: object = {}) =>
    ({ toMemberId, kind: 'dividend', period: 'weekly', tiers: tiers(rate), ...change }) as never
  const offer = (as: TestSession, to: string, rate: string, change: object = {}) =>
    games.call('offerContract', { body: body(to, rate, change) }, { as })
  const accept = (as: TestSession, id: string, change: object = {}) => {
    const consent = { paymentPassword: password, textVersion, language: 'km', ...change }
    return games.call('acceptContract', { params: { id }, body: consent }, { as })
  }
  const agree = async (from: TestSession, to: TestSession, toId: string, rate: string) => {
    const { id } = (await offer(from, toId, rate)).value
    return (await accept(to, id)).value
  }

  test('the platform contracts with the top of the tree, and no rate above that can be passed on', async () => {
    const refused = await offer(top, middleId, '20')
    expect(refused.envelope).toMatchObject({ code: 'rateTooHigh', params: { max: '0' } })
    // Neither a contract nor anything to pass on: no page of contracts.
    const none = { contract: false, dailySalary: false, hourSalary: false, realtimeSalary: false, rates: [] }
    expect((await games.call('contractInfo', {}, { as: top })).value).toMatchObject(none)
    const asked = { account: 'sokha2026', kind: 'dividend', tiers: tiers('40') } as const
    await games.call('sandboxContract', { body: asked })
    const info = (await games.call('contractInfo', {}, { as: top })).value
    expect(info).toMatchObject({ contract: true, divtypereq: 'newContract', dailysalreqtype: 'none' })
    expect(info).toMatchObject({ dailySalary: false, hourSalary: false, realtimeSalary: false })
    const [row] = (await games.call('contracts', { query: {} }, { as: top })).value.rows
    expect(row).toMatchObject({ state: 'requested', upline: null, topRate: '40', version: 1 })
    expect((await accept(top, row.id, { paymentPassword: '246810' })).value.state).toBe('valid')
    games.advance(600)
    expect((await offer(top, middleId, '40.0001')).envelope.code).toBe('rateTooHigh')
  })

  test('an offer is announced, agreed to with text, language and time, and then in force', async () => {
    const offered = (await offer(top, middleId, '30')).value
    expect(offered).toMatchObject({ state: 'requested', party: { account: 'middleone' }, topRate: '30' })
    const events = await games.platform.db
      .selectFrom('member_event')
      .select(['type'])
      .where('member_id', '=', middleId)
      .execute()
    expect(events.map(({ type }) => type)).toContain('contractOffered')
    expect((await offer(top, middleId, '25')).envelope.code).toBe('tooManyOpen')
    expect((await accept(top, offered.id, { paymentPassword: '246810' })).envelope.code).toBe('notFound')
    expect((await accept(leaf, offered.id)).envelope.code).toBe('notFound')
    expect((await accept(middle, offered.id, { textVersion: 'old' })).envelope.code).toBe('invalidFields')
    expect((await accept(middle, offered.id, { paymentPassword: '1' })).envelope.code).toBe(
      'paymentPasswordWrong',
    )
    expect((await accept(middle, offered.id)).value).toMatchObject({ state: 'valid' })
    expect((await accept(middle, offered.id)).envelope.code).toBe('wrongState')
    const detail = (await games.call('contractDetail', { params: { id: offered.id } }, { as: middle })).value
    expect(detail.history.at(-1)).toMatchObject({
      ...{ action: 'accepted', account: 'middleone', textVersion, language: 'km' },
    })
  })

  test('a new version begins with the next window; a lower one ends what is above it, with a warning before', async () => {
    games.advance(600)
    const below = await agree(middle, leaf, leafId, '28')
    games.advance(600)
    const lower = (await offer(top, middleId, '20', { period: 'monthly' })).value
    const preview = (await games.call('contractPreview', { params: { id: lower.id } }, { as: middle })).value
    expect(preview).toMatchObject({ endingTotal: 1, lowerRatePolicy: 'endDownlineContracts', maxRate: '40' })
    expect(preview.ending[0]).toMatchObject({ account: 'leafone', level: 1, topRate: '28' })
    expect(preview.difference).toEqual([
      { term: 'period', before: 'weekly', after: 'monthly' },
      { term: 'tiers.0.rate', before: '30', after: '20' },
    ])
    const agreed = (await accept(middle, lower.id)).value
    expect(agreed.validFrom).toBe(preview.validFrom)
    const [own] = (await games.call('contracts', { query: {} }, { as: leaf })).value.rows
    expect(own).toMatchObject({ id: below.id, endReason: 'uplineRateLowered', endsAt: agreed.validFrom })
    const { rows } = (await games.call('contracts', { query: {} }, { as: middle })).value
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({ endReason: 'newVersion', endsAt: agreed.validFrom })
  })

  test('an end is requested by one side and agreed to by the other', async () => {
    const found = (await games.call('contracts', { query: { side: 'downline' } }, { as: top })).value.rows
    const params = { id: found[0].id }
    const asked = await games.call('requestTermination', { params }, { as: top })
    expect(asked.value).toMatchObject({ state: 'terminationRequested', terminationBy: 'upline' })
    const info = (await games.call('contractInfo', {}, { as: middle })).value
    expect(info.divtypereq).toBe('termination')
    const answer = (as: TestSession, agrees: boolean) =>
      games.call('answerTermination', { params, body: { agree: agrees } }, { as })
    expect((await answer(top, true)).envelope.code).toBe('forbidden')
    expect((await answer(leaf, true)).envelope.code).toBe('notFound')
    expect((await answer(middle, false)).value.state).toBe('valid')
    await games.call('requestTermination', { params }, { as: middle })
    expect((await answer(top, true)).value).toMatchObject({ endReason: 'terminated' })
  })

  test('D17 contracts of others are not found, and only direct downlines are offered any', async () => {
    const foreign = (await games.call('contracts', { query: {} }, { as: leaf })).value.rows[0].id
    const params = { id: foreign }
    for (const id of ['contractDetail', 'contractPreview'] as const) {
      expect((await games.call(id, { params }, { as: top })).envelope.code, id).toBe('notFound')
    }
    expect((await offer(top, leafId, '1')).envelope.code).toBe('notFound')
    expect((await offer(middle, middleId, '1')).envelope.code).toBe('notFound')
  })

  test('terms that contradict each other are refused, field by field', async () => {
    const codes = async (change: object) => {
      const { envelope } = await offer(top, middleId, '10', change)
      return envelope.problems?.map(({ field, code }) => `${field} ${code}`)
    }
    expect(await codes({ kind: 'dailySalary', period: 'weekly' })).toEqual(['period choice'])
    expect(await codes({ tiers: [...tiers('10'), ...tiers('9')] })).toEqual([
      'tiers.1.validBet tierNotHigher',
      'tiers.1.rate rateTooLow',
    ])
    const rising = (kind: string, ...asked: object[]) => codes({ kind, period: undefined, tiers: asked })
    const real = { winRate: '1', lossRate: '1' }
    expect(await rising('realtimeSalary', { ...real, loss: '1' }, { ...real, loss: '2' })).toEqual([
      'tiers.1.singleBet tierNotHigher',
    ])
    expect(
      await rising('dividend', { validBet: '9', rate: '1' }, { validBet: '9', activeMembers: 0, rate: '1' }),
    ).toEqual(['tiers.1.validBet tierNotHigher'])
    expect(await codes({ period: 'weekly', cycle: 2 })).toEqual(['cycle choice'])
    expect(await codes({ tiers: [{}] })).toEqual(['tiers.0.rate required'])
  })
})

test('under the regulated profile a salary of before is not shown among the contracts of an account', async () => {
  const games = await startTestGames({ env: { POLICY_PROFILE: 'regulated' }, work: false })
  const top = await games.signIn('sokha2026', 'agent')
  const dividend = { account: 'sokha2026', kind: 'dividend', tiers: [{ rate: '40' }] } as never
  await games.call('sandboxContract', { body: dividend })
  const below = (await games.call('teamMembers', { query: {} }, { as: top })).value.rows[0]
  const params = { id: below?.id ?? '' }
  const { db } = games.platform
  const kinds = async () =>
    (await games.call('teamMemberDetail', { params, query: {} }, { as: top })).value.contracts.map(
      ({ kind }: { kind: string }) => kind,
    )
  await db.updateTable('contract').set({ party_id: params.id }).execute()
  expect(await kinds()).toEqual(['dividend'])
  await db.updateTable('contract').set({ kind: 'dailySalary' }).execute()
  expect(await kinds()).toEqual([])
  await games.close()
})

test('under the regulated profile nothing is paid by volume', async () => {
  const games = await startTestGames({ env: { POLICY_PROFILE: 'regulated' }, work: false })
  const top = await games.signIn('sokha2026', 'agent')
  await games.call('sandboxContract', {
    body: { account: 'sokha2026', kind: 'dividend', tiers: [{ rate: '1' }] },
  })
  const info = (await games.call('contractInfo', {}, { as: top })).value
  expect(info).toMatchObject({ contract: true, dailySalary: false, hourSalary: false, realtimeSalary: false })
  for (const asked of [{ kind: 'dailySalary' }, { kind: 'dividend', base: 'totalVolume' }] as const) {
    const body = { account: 'sokha2026', tiers: [{ rate: '1' }], ...asked }
    expect((await games.call('sandboxContract', { body })).envelope.code).toBe('notEligible')
  }
  const income = async (query: object) =>
    (await games.call('agentIncome', { query }, { as: top })).value.kinds.map(
      ({ kind }: { kind: string }) => kind,
    )
  expect([await income({}), await income({ kind: 'dailySalary' })]).toEqual([['dividend'], []])
  await games.close()
})
