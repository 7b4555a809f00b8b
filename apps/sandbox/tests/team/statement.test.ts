import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('the statement of a downline on $name', (engine) => {
  let games: TestGames
  let agent: TestSession
  let downline: TestSession
  let id: string
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    agent = await games.signIn('sokha2026', 'agent')
    downline = await games.signIn('vibol2026')
    id = (await games.call('teamMembers', { query: { search: 'vibol2026' } }, { as: agent })).value.rows[0].id
  })
  afterAll(() => games?.close())

  const read = async (query: object, as = agent) =>
    games.call('teamMemberStatement', { params: { id }, query }, { as })
  const statement = async (query: object = {}) => (await read(query)).value
  const units = (amount: string) => BigInt(amount.replace('.', ''))
  const balance = async () => (await games.call('balance', {}, { as: downline })).value.balance
  const monthAt = () => games.platform.now().toISOString().slice(0, 7)

  /** What every statement contains, in every case. */
  function expectSums(value: Awaited<ReturnType<typeof statement>>) {
    const sum = (way: 'in' | 'out') =>
      value.movements.reduce(
        (total: bigint, one: Record<'in' | 'out', string>) => total + units(one[way]),
        0n,
      )
    expect(sum('in')).toBe(units(value.in))
    expect(sum('out')).toBe(units(value.out))
    expect(units(value.opening) + units(value.in) - units(value.out)).toBe(units(value.closing))
  }

  test('opening, movements and closing add up, and closing is the balance', async () => {
    const before = await statement()
    const send = { toMemberId: id, amount: '50.25', paymentPassword: '246810', note: '' }
    await games.call('createTransfer', { body: send }, { as: agent })
    const back = { amount: '20.00', paymentPassword: '246810', note: '' }
    await games.call('transferUpline', { body: back }, { as: downline })
    await playBet(games.platform, id, { stake: '10', payout: '4.5' })
    const value = await statement()
    expectSums(value)
    expect(value).toMatchObject({ account: 'vibol2026', closing: await balance(), opening: before.opening })
    const of = (type: string) => value.movements.find((one: { type: string }) => one.type === type)
    const earlier = before.movements.find((one: { type: string }) => one.type === 'transferIn')
    expect(units(of('transferIn').in) - units(earlier?.in ?? '0.00')).toBe(5_025n)
    expect(of('transferOut')).toMatchObject({ in: '0.00', out: '20.00' })
  })

  test('a month begins with what the one before ended with', async () => {
    const month = monthAt()
    games.advance(40 * 86_400)
    await games.call(
      'createTransfer',
      { body: { toMemberId: id, amount: '3.00', paymentPassword: '246810', note: '' } },
      { as: await games.signIn('sokha2026', 'agent') },
    )
    agent = await games.signIn('sokha2026', 'agent')
    downline = await games.signIn('vibol2026')
    const [earlier, later] = [await statement({ month }), await statement()]
    for (const value of [earlier, later]) expectSums(value)
    expect(later.month > month).toBe(true)
    expect(later.opening).toBe(earlier.closing)
    expect(later).toMatchObject({ in: '3.00', out: '0.00', closing: await balance() })
    expect(earlier.to.slice(0, 7)).toBe(month)
  })

  test('a month that has not begun, and an account of another team, are refused', async () => {
    expect((await read({ month: '2199-01' })).envelope).toMatchObject({
      ...{ code: 'invalidFields', problems: [{ field: 'month' }] },
    })
    expect((await read({ month: '2026-13' })).envelope.code).toBe('invalidFields')
    const stranger = (await games.call('memberInfo', {}, { as: await games.signIn('dara2026') })).value.id
    const foreign = { params: { id: stranger }, query: {} }
    expect((await games.call('teamMemberStatement', foreign, { as: agent })).envelope.code).toBe('notFound')
  })
})
