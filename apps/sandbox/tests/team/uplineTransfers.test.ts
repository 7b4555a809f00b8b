import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('money up and down the tree, on $name', (engine) => {
  let games: TestGames
  let agent: TestSession
  let downline: TestSession
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    agent = await games.signIn('sokha2026', 'agent')
    downline = await games.signIn('vibol2026')
  })
  afterAll(() => games?.close())

  const balance = async (as: TestSession) =>
    parseMoney((await games.call('balance', {}, { as })).value.balance)
  const up = (amount: string, as = downline, paymentPassword = '246810') =>
    games.call('transferUpline', { body: { amount, paymentPassword, note: 'up' } }, { as })

  test('I13 both legs or none: what one loses the other gains, whichever way and at once', async () => {
    const [{ id: toMemberId }] = (
      await games.call('teamMembers', { query: { search: 'vibol' } }, { as: agent })
    ).value.rows
    const down = (amount: string) =>
      games.call(
        'createTransfer',
        { body: { toMemberId, amount, paymentPassword: '246810', note: '' } },
        { as: agent },
      )
    const total = (await balance(agent)) + (await balance(downline))
    const moves = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 30_000 }), isUp: fc.boolean() }), {
      minLength: 2,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(moves, async (plan) => {
        const before = await balance(downline)
        const answers = await Promise.all(
          plan.map(({ cents, isUp }) => (isUp ? up : down)((cents / 100).toFixed(2))),
        )
        let moved = 0n
        for (const [index, { envelope }] of answers.entries()) {
          const { cents, isUp } = plan[index] ?? { cents: 0, isUp: true }
          if (envelope.success) moved += BigInt(cents) * (isUp ? -100n : 100n)
          else expect(envelope.code).toBe('insufficientFunds')
        }
        expect(await balance(downline)).toBe(before + moved)
        expect((await balance(agent)) + (await balance(downline))).toBe(total)
      }),
      { numRuns: 4 },
    )
    await games.expectSoundLedger()
  })

  test('I13 only along the tree: an account without an upline has no one to send to', async () => {
    const alone = await games.signIn('dara2026')
    expect((await up('1.00', alone)).envelope.code).toBe('notEligible')
    expect((await up('1.00', agent)).envelope.code).toBe('notEligible')
    expect((await up('1.00', downline, '000000')).envelope.code).toBe('paymentPasswordWrong')
  })
})
