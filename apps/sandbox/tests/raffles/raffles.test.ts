import { parseMoney } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { hashOfSeed } from '@baize/platform/fairness/draws.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { drawDueRaffles } from '@baize/platform/raffles/draw.ts'
import { drawNumbers, rafflePrizes } from '@baize/platform/raffles/rule.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

test('a draw returns as many different tickets as there are prizes, or all of them', () => {
  const cases = [
    fc.string(),
    fc.uuid(),
    fc.integer({ min: 0, max: 500 }),
    fc.integer({ min: 1, max: 9 }),
  ] as const
  fc.assert(
    fc.property(...cases, (seed, id, tickets, prizes) => {
      const numbers = drawNumbers(seed, id, tickets, prizes)
      expect(new Set(numbers).size).toBe(Math.min(tickets, prizes))
      for (const number of numbers) expect(number >= 1 && number <= tickets).toBe(true)
      expect(drawNumbers(seed, id, tickets, prizes)).toEqual(numbers)
    }),
  )
})

describe.each(testEngines)('the raffle on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
  })
  afterAll(() => games?.close())

  const deposit = async (account: string, amount: string): Promise<TestSession> => {
    const as = await games.join(account)
    const { platform } = games
    const owner = (await findMemberByAccount(platform.db, account))?.id ?? ''
    const postings = [
      { from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: parseMoney(amount) },
    ] as const
    await transact(platform.database, ({ trx }) =>
      post(trx, {
        ...{ type: 'depositCredited', owner, currency: platform.settings.brand.currency, actor: 'test' },
        ...{ postings, cause: { type: 'deposit', id: newRound() }, at: platform.now() },
      }),
    )
    return as
  }
  const raffle = async (as: TestSession) => (await games.call('raffle', {}, { as })).value
  const claim = (id: string, as: TestSession) => games.call('claimRaffle', { params: { id } }, { as })

  test('tickets are claimed once however many pages ask, drawn by the seed, and prizes are claimable', async () => {
    const first = await deposit('raffler1', '75.00')
    const second = await deposit('raffler2', '29.99')
    const poor = await deposit('raffler3', '9.99')
    const { id, seedHash, seed, own } = await raffle(first)
    expect(own).toMatchObject({ claimed: 0, claimable: 7 })
    expect(seed).toBeNull()
    const claims = await Promise.all([first, first, second, second].map((as) => claim(id, as)))
    expect(claims.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2)
    const refused = claims.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, envelope }) => [status, envelope.code])).toEqual(
      [first, second].map(() => [409, 'alreadyClaimed']),
    )
    expect((await claim(id, poor)).envelope.code).toBe('notEligible')
    expect((await claim('unknown', poor)).envelope.code).toBe('notFound')
    const ranges = [...(await raffle(first)).own.numbers, ...(await raffle(second)).own.numbers]
    const numbers = ranges.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    )
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])

    expect((await games.call('sandboxRaffle', { body: {} })).value).toEqual({ id, winners: 5 })
    expect((await games.call('sandboxRaffle', { body: {} })).envelope.code).toBe('wrongState')
    await drawDueRaffles(games.platform)
    expect((await claim(id, first)).envelope.code).toBe('wrongState')
    const drawn = (await raffle(first)).last
    if (!drawn?.seed) throw new Error('nothing was drawn')
    expect(hashOfSeed(drawn.seed)).toBe(seedHash)
    expect(drawn.winners.map(({ number }: { number: number }) => number)).toEqual(
      drawNumbers(drawn.seed, id, 9, rafflePrizes.length),
    )
    const prizes = await Promise.all(
      [first, second].map(async (as) => (await games.call('rewards', {}, { as })).value.rewards),
    )
    const raffled = prizes.flat().filter(({ source }: { source: string }) => source === 'raffle')
    expect(raffled).toHaveLength(5)
    await games.expectSoundLedger()
  })
})
