import { parseMoney } from '@baize/api/money'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { Db } from '@baize/platform/http/implement.ts'
import { usedOf } from '@baize/platform/safer-play/used.ts'
import { windowAt } from '@baize/platform/safer-play/windows.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

const day = 86_400
/** A database with a concurrent change right after its first statement. */
function disturbed(db: Db, happens: () => Promise<unknown>): Db {
  let first = true
  const executor = db.getExecutor()
  const executeQuery: typeof executor.executeQuery = async (...query) => {
    const answer = await executor.executeQuery<never>(...query)
    if (first) {
      first = false
      await happens()
    }
    return answer
  }
  const over = <T extends object>(target: T, own: Partial<T>) =>
    new Proxy(target, {
      get(_, key) {
        const value = key in own ? own[key as keyof T] : target[key as keyof T]
        return typeof value === 'function' && !(key in own) ? value.bind(target) : value
      },
    })
  return over(db, { getExecutor: () => over(executor, { executeQuery }) })
}

const account = { bankCode: 'TSB', accountName: 'Dara', accountNumber: '987654321' }

describe.each(testEngines)('limits on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  let playSession: string
  beforeAll(async () => {
    games = await startTestGames({ engine })
    as = await games.signIn()
    playSession = await games.openGame(as)
  })
  afterAll(() => games?.close())

  const set = (body: object) => games.call('setLimit', { body: body as never }, { as })
  const read = async () => (await games.call('limits', {}, { as })).value
  const bet = (amount: string, round = newRound()) =>
    games.call(
      'seamlessBet',
      { body: { requestId: newRound(), playSession, roundId: round, transactionId: `b-${round}`, amount } },
      { vendor: 'EMR' },
    )
  const end = (round: string, amount: string) =>
    games.call(
      'seamlessWin',
      {
        body: {
          ...{ requestId: newRound(), playSession, roundId: round, amount },
          transactionId: `w-${round}`,
          betTransactionId: `b-${round}`,
        },
      },
      { vendor: 'EMR' },
    )
  const deposit = (amount: string) =>
    games.call('createDeposit', { body: { methodId: 'local-bank', amount } }, { as })
  /** Takes the member's limits away, so that the next test begins without. */
  const clear = () => games.platform.db.deleteFrom('play_limit').execute()

  test('deposits of a period stay within the limit, however many are concurrent', async () => {
    await set({ kind: 'deposit', period: 'week', amount: '50.00' })
    const answers = await Promise.all(['30.02', '30.02', '25.02'].map(deposit))
    const refused = answers.filter((answer) => !answer.envelope.success)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.envelope).toMatchObject({
      code: 'depositLimitReached',
      params: { period: 'week', limit: '50.00', left: expect.stringMatching(/^(?:19.98|24.98)$/) },
    })
    const [limit] = (await read()).limits
    expect(parseMoney(limit.used.amount) + parseMoney(limit.left.amount)).toBe(parseMoney('50.00'))
    await clear()
  })

  test('I4 for any concurrent stakes, wins and losses neither stake nor loss exceeds its limit', async () => {
    const rounds = fc.array(
      fc.record({
        stake: fc.integer({ min: 1, max: 900 }),
        factor: fc.constantFrom(0, 0, 0, 2),
        later: fc.boolean(),
      }),
      { minLength: 6, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(rounds, async (plan) => {
        const before = (await games.call('bets', { query: {} }, { as })).value.totals
        // What is used of a limit counts from before it was set.
        await set({ kind: 'loss', period: 'day', amount: '0' })
        await set({ kind: 'stake', period: 'day', amount: '0' })
        const lossUsed = -parseMoney(before.winLoss)
        await clear()
        const text = (units: bigint) => (Number(units > 0n ? units : 0n) / 10_000).toFixed(2)
        await set({ kind: 'loss', period: 'day', amount: text(lossUsed + 200_000n) })
        await set({ kind: 'stake', period: 'day', amount: text(parseMoney(before.stake) + 300_000n) })
        await Promise.all(
          plan.map(async ({ stake, factor, later }) => {
            const round = newRound()
            const placed = await bet((stake / 100).toFixed(2), round)
            if (!placed.envelope.success) {
              expect(['lossLimitReached', 'stakeLimitReached']).toContain(placed.envelope.code)
              return
            }
            if (later) await Promise.resolve()
            await end(round, ((stake * factor) / 100).toFixed(2))
          }),
        )
        const [loss, staked] = (await read()).limits
        expect(parseMoney(loss.used.amount)).toBeLessThanOrEqual(parseMoney(loss.amount))
        expect(parseMoney(staked.used.amount)).toBeLessThanOrEqual(parseMoney(staked.amount))
        await clear()
      }),
      // Looking for a smaller plan would play the member's money away, and hide the reason behind that.
      { numRuns: 4, endOnFailure: true },
    )
    await games.expectSoundLedger()
  })

  test('a bet that is settled while a limit is read is neither left out nor counted twice', async () => {
    const { db, now } = games.platform
    const round = newRound()
    await bet('2.00', round)
    const { member_id: memberId } = await db
      .selectFrom('bet')
      .select('member_id')
      .where('state', '=', 'unsettled')
      .executeTakeFirstOrThrow()
    const player = { memberId, sessionId: '', at: now() }
    const today = windowAt('day', player.at, games.settings.brand.gmtOffsetMinutes)
    const quiet = await usedOf(db, 'stake', player, today)
    const read = await usedOf(
      disturbed(db, () => end(round, '0')),
      'stake',
      player,
      today,
    )
    expect(read).toBe(quiet)
    expect(await usedOf(db, 'stake', player, today)).toBe(quiet)
  })

  test('a refused bet says the limit and what is left, and leaves nothing behind', async () => {
    const { stake } = (await games.call('bets', { query: {} }, { as })).value.totals
    await set({ kind: 'stake', period: 'month', amount: stake })
    const balance = (await games.call('balance', {}, { as })).value
    const refused = await bet('1.00')
    expect(refused.envelope).toMatchObject({
      code: 'stakeLimitReached',
      params: { period: 'month', limit: stake, left: '0.00' },
    })
    expect((await games.call('balance', {}, { as })).value).toEqual(balance)
    expect((await bet('0')).envelope.success).toBe(true)
    await clear()
  })

  test('a lower limit applies at once; a higher one after a day and a second confirmation, or not at all', async () => {
    await set({ kind: 'loss', period: 'month', amount: '900.00' })
    const lowered = await set({ kind: 'loss', period: 'month', amount: '800.00' })
    expect(lowered.value.limits[0]).toMatchObject({ amount: '800.00', pending: null })
    const asked = await set({ kind: 'loss', period: 'month', amount: null })
    expect(asked.value.limits[0]).toMatchObject({ amount: '800.00', pending: { amount: null } })
    const body = { kind: 'loss', period: 'month' } as const
    const confirm = () => games.call('confirmLimit', { body }, { as })
    expect((await confirm()).envelope.code).toBe('wrongState')
    expect((await games.call('withdrawLimitChange', { body }, { as })).value.limits[0].pending).toBeNull()
    await set({ kind: 'loss', period: 'month', amount: null })
    games.advance(day + 1)
    as = await games.signIn()
    playSession = await games.openGame(as)
    expect((await read()).limits[0]).toMatchObject({ amount: '800.00', pending: { confirmable: true } })
    expect((await confirm()).value.limits).toEqual([])
    expect((await confirm()).envelope.code).toBe('wrongState')
  })

  test('fields that do not fit their kind are refused', async () => {
    for (const body of [
      { kind: 'sessionTime', period: 'week', minutes: 60 },
      { kind: 'sessionTime', period: 'day', amount: '60' },
      { kind: 'loss', period: 'day', minutes: 60 },
      { kind: 'loss', period: 'day' },
    ]) {
      expect((await set(body)).envelope.code).toBe('invalidFields')
    }
  })

  test('time is up: no bet and no game, on whichever sign-in; money can still be withdrawn', async () => {
    await set({ kind: 'sessionTime', period: 'day', minutes: 20 })
    expect((await bet('0.10')).envelope.success).toBe(true)
    games.advance(21 * 60)
    expect((await bet('0.10')).envelope).toMatchObject({
      code: 'sessionLimitReached',
      params: { limit: 20, left: 0 },
    })
    expect((await games.call('balance', {}, { as })).envelope.success).toBe(true)
    as = await games.signIn()
    const launched = await games.call('launchGame', { query: { nodeId: '1001' } }, { as })
    expect(launched.envelope.code).toBe('sessionLimitReached')
    await clear()
    playSession = await games.openGame(as)
  })

  test('the reality check shows the session’s own play', async () => {
    const round = newRound()
    await bet('3.00', round)
    await end(round, '1.00')
    const check = (await games.call('realityCheck', {}, { as })).value
    expect(check).toMatchObject({ bets: 1, stake: '3.00', payout: '1.00', netPosition: '-2.00' })
    expect(check.minutes).toBeLessThanOrEqual(1)
  })

  test('a pause stops play and deposits, not withdrawals, and is never shortened', async () => {
    const exclude = (kind: 'timeOut' | 'selfExclusion', days: number) =>
      games.call('exclude', { body: { kind, days } }, { as })
    expect((await exclude('selfExclusion', 7)).envelope.code).toBe('invalidFields')
    const round = newRound()
    await bet('1.00', round)
    expect((await exclude('timeOut', 7)).value.exclusion).toMatchObject({ kind: 'timeOut' })
    expect((await exclude('timeOut', 2)).envelope.code).toBe('wrongState')
    expect((await exclude('selfExclusion', 180)).value.exclusion).toMatchObject({ kind: 'selfExclusion' })
    expect((await bet('1.00')).envelope.code).toBe('memberExcluded')
    expect((await deposit('10.02')).envelope.code).toBe('memberExcluded')
    const launched = await games.call('launchGame', { query: { nodeId: '1001' } }, { as })
    expect(launched.envelope.code).toBe('memberExcluded')
    expect((await end(round, '2.00')).envelope.success).toBe(true)
    const body = { amount: '10.05', paymentPassword: '246810', ...account }
    expect((await games.call('createWithdrawal', { body }, { as })).envelope.success).toBe(true)
    expect((await games.call('limits', {}, { as: await games.signIn() })).value.exclusion).not.toBeNull()
  })
})
