import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { hashOfSeed } from '@baize/platform/fairness/draws.ts'
import { dividePot } from '@baize/platform/red-envelope/divide.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

test('however a pot is divided, its envelopes add up to it and none is empty', () => {
  const cases = fc.record({
    envelopes: fc.integer({ min: 1, max: 200 }),
    spare: fc.bigInt({ min: 0n, max: 10_000_000n }),
    seed: fc.string(),
    id: fc.uuid(),
  })
  fc.assert(
    fc.property(cases, ({ envelopes, spare, seed, id }) => {
      const pot = (BigInt(envelopes) + spare) * 100n
      const amounts = dividePot(pot, envelopes, seed, id)
      expect(amounts).toHaveLength(envelopes)
      expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(pot)
      for (const amount of amounts) expect(amount >= 100n && amount % 100n === 0n).toBe(true)
      expect(dividePot(pot, envelopes, seed, id)).toEqual(amounts)
    }),
    { numRuns: 300 },
  )
})

describe.each(testEngines)('red envelopes on $name', (engine) => {
  let games: TestGames
  const members: TestSession[] = []
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    for (let number = 1; number <= 50; number += 1) members.push(await games.join(`raincatcher${number}`))
  })
  afterAll(() => games?.close())

  const rain = async (envelopes: number, pot: string, seconds = 300): Promise<string> =>
    (await games.call('sandboxEnvelope', { body: { envelopes, pot, seconds } })).value.id
  const open = (id: string, as: TestSession) => games.call('openEnvelope', { params: { id } }, { as })
  const shown = async (id: string, as: TestSession) =>
    (await games.call('envelopeRains', {}, { as })).value.rains.find((one: { id: string }) => one.id === id)
  const cash = async (as: TestSession) => parseMoney((await games.call('balance', {}, { as })).value.balance)
  const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

  test('F18 fifty members at once, twice each, on twenty envelopes: each at most one, together the pot', async () => {
    const id = await rain(20, '7.77')
    const asked = [...members, ...members]
    const answers = await Promise.all(asked.map((as) => open(id, as)))
    const winners = asked.filter((_, at) => answers[at]?.status === 200)
    expect(winners).toHaveLength(20)
    expect(new Set(winners).size).toBe(20)
    const refusals = answers.flatMap(({ envelope }) => envelope.code ?? [])
    expect(new Set(refusals)).toEqual(new Set(['alreadyClaimed', 'outOfStock']))
    expect(total(await Promise.all(members.map(cash)))).toBe(parseMoney('7.77'))
    const told = await shown(id, members[0] as TestSession)
    expect(told).toMatchObject({ state: 'emptied', left: 0, pot: '7.77' })
    expect(hashOfSeed(told.seed)).toBe(told.seedHash)
    const held = answers.filter(({ status }) => status === 200).map(({ value }) => parseMoney(value.amount))
    const divided = dividePot(parseMoney('7.77'), 20, told.seed, id)
    const sorted = (amounts: readonly bigint[]) => [...amounts].sort((a, b) => Number(a - b))
    expect(sorted(held)).toEqual(sorted(divided))
    await games.expectSoundLedger()
  })

  test('nothing is opened before a rain or after it, and its seed is shown only then', async () => {
    const [as] = members as [TestSession]
    const id = await rain(5, '1.00', 60)
    expect(await shown(id, as)).toMatchObject({ state: 'open', own: null, seed: null, left: 5 })
    const { amount } = (await open(id, as)).value
    expect(await shown(id, as)).toMatchObject({ state: 'open', own: amount, seed: null, left: 4 })
    expect((await open(id, as)).envelope.code).toBe('alreadyClaimed')
    games.advance(61)
    expect((await open(id, members[1] as TestSession)).envelope.code).toBe('wrongState')
    expect(await shown(id, as)).toMatchObject({ state: 'ended', seed: expect.any(String) })
    games.advance(-61)
    expect((await open('unknown', as)).envelope.code).toBe('notFound')
    const scheduled = (await games.call('envelopeRains', {}, { as })).value.rains.find(
      (one: { id: string }) => one.id.startsWith('hourly-'),
    )
    expect(scheduled).toMatchObject({ pot: '20.00', envelopes: 50, left: 50 })
    if (scheduled.state === 'upcoming')
      expect((await open(scheduled.id, as)).envelope.code).toBe('wrongState')
  })

  test('a pot of less than a cent for each is refused', async () => {
    const { envelope } = await games.call('sandboxEnvelope', {
      body: { envelopes: 10, pot: '0.09', seconds: 60 },
    })
    expect(envelope.code).toBe('amountOutOfRange')
  })
})
