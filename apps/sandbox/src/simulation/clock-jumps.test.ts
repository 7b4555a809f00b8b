import { calls } from '@baize/api/contract'
import { adjustLate, settleDue } from '@baize/platform/bills/settle.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { keepHouse } from '@baize/platform/housekeeping/maintenanceJobs.ts'
import { addFailure, delaySeconds, readFailures } from '@baize/platform/limits/failures.ts'
import { spend } from '@baize/platform/limits/rateLimit.ts'
import { sendCode, spendCode, tryCode } from '@baize/platform/verification/codes.ts'
import { progressWithdrawal } from '@baize/platform/withdrawals/progress.ts'
import { withdrawalProgress } from '@baize/platform/withdrawals/progressJob.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playBet } from '../../tests/bills/testingPlay.ts'
import { agreeOn, dividendOf, plantTree } from '../../tests/contracts/testingTree.ts'
import { testKey } from '../../tests/http/testing.ts'
import { startTestGames, type TestGames } from '../../tests/testingGames.ts'
import { codeSentTo } from '../../tests/verification/testingCodes.ts'

const minute = 60
const hour = 3_600

describe.each(testEngines)('F8 the clock jumps while the platform runs, on $name', (engine) => {
  let games: TestGames
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    // Jobs are queued as ever; the tests do what they would do, when they want it.
    await games.platform.jobs.handle(withdrawalProgress, async () => {})
  })
  afterAll(() => games?.close())

  const now = () => games.platform.now().getTime()
  /** A quarter of an hour ahead, back again, and an hour back: `then` is asked after each. */
  async function jumpAbout(then: () => Promise<void>): Promise<void> {
    for (const seconds of [15 * minute, -15 * minute, -hour]) {
      games.advance(seconds)
      await then()
    }
  }

  test('F8 a session does not die of it', async () => {
    const as = await games.signIn()
    await jumpAbout(async () => {
      expect((await games.call('memberInfo', {}, { as })).status).toBe(200)
    })
    games.advance(29 * minute)
    expect((await games.call('memberInfo', {}, { as })).status).toBe(200)
  })

  test('F8 a session does not outlive its rest because it was last used in an hour that was none', async () => {
    const as = await games.signIn()
    games.advance(15 * minute)
    await games.call('memberInfo', {}, { as })
    games.advance(-hour)
    await games.call('memberInfo', {}, { as })
    games.advance(31 * minute)
    expect((await games.call('memberInfo', {}, { as })).envelope.code).toBe('notSignedIn')
  })

  test('F8 a session that began in an hour that was none ends as early as any other', async () => {
    const as = await games.signIn()
    games.advance(-hour)
    let hours = 0
    while ((await games.call('memberInfo', {}, { as })).status === 200 && hours < 24) {
      games.advance(20 * minute)
      hours += 1 / 3
    }
    expect(Math.round(hours)).toBe(games.settings.sessions.absoluteHours)
  })

  test('F8 a limit’s increase waits its whole day by the clock that is right at the end', async () => {
    const limit = { kind: 'loss', period: 'month' } as const
    let as = await games.signIn()
    const confirm = async () => (await games.call('confirmLimit', { body: limit }, { as })).envelope
    const begun = now()
    await games.call('setLimit', { body: { ...limit, amount: '800.00' } }, { as })
    const asked = await games.call('setLimit', { body: { ...limit, amount: '900.00' } }, { as })
    const from = Date.parse(asked.value.limits[0].pending.from)
    expect(from).toBeGreaterThanOrEqual(begun + 24 * hour * 1000)
    await jumpAbout(async () => {
      as = await games.signIn()
      expect(await confirm()).toMatchObject({ code: 'wrongState' })
    })
    games.advance((from - now()) / 1000 - 30)
    as = await games.signIn()
    await jumpAbout(async () => {
      as = await games.signIn()
      const { limits } = (await games.call('limits', {}, { as })).value
      expect(limits[0]).toMatchObject({ amount: '800.00', pending: { confirmable: now() >= from } })
    })
    expect(await confirm()).toMatchObject({ code: 'wrongState' })
    games.advance((from - now()) / 1000 + 1)
    as = await games.signIn()
    expect(await confirm()).toMatchObject({ success: true })
    // A confirmation is permanent, at any later time of the clock, and made once.
    games.advance(-hour)
    as = await games.signIn()
    expect(await confirm()).toMatchObject({ code: 'wrongState' })
    expect((await games.call('limits', {}, { as })).value.limits[0]).toMatchObject({
      ...{ amount: '900.00', pending: null },
    })
    await games.platform.db.deleteFrom('play_limit').execute()
  })

  test('F8 a payment is confirmed by time at the announced time, once, however early the queue runs the job', async () => {
    let as = await games.signIn()
    const body = {
      ...{ amount: '11.00', paymentPassword: '246810' },
      ...{ bankCode: 'TSB', accountName: 'Dara', accountNumber: '987654321' },
    }
    const { id } = (await games.call('createWithdrawal', { body }, { as })).value
    const step = (next: 'review' | 'send' | 'pay' | 'autoConfirm') =>
      transact(games.platform.database, (unit) =>
        progressWithdrawal(games.platform, unit, { withdrawalId: id, next }),
      )
    for (const next of ['review', 'send', 'pay'] as const) await step(next)
    const detail = async () => {
      as = await games.signIn()
      return (await games.call('withdrawalDetail', { params: { id } }, { as })).value
    }
    const confirmBy = Date.parse((await detail()).confirmBy)
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM jobs.job
        WHERE name = ${withdrawalProgress.name} AND data->>'next' = 'autoConfirm'
          AND state IN ('created', 'retry')`.execute(games.platform.db)
      return rows[0]?.count
    }
    expect(await waiting()).toBe(1)
    await jumpAbout(() => step('autoConfirm'))
    expect(await detail()).toMatchObject({ state: 'confirmPending' })
    // Each job that ran too early was scheduled again; none was lost.
    expect(await waiting()).toBe(4)
    games.advance((confirmBy - now()) / 1000 + 1)
    await step('autoConfirm')
    const ended = await detail()
    expect(ended).toMatchObject({ state: 'completed', reason: 'confirmedByTime' })
    await jumpAbout(() => step('autoConfirm'))
    expect(await detail()).toEqual(ended)
    await games.expectSoundLedger()
  })

  test('F8 a window that was settled too early is not settled twice, and later bets in it are not lost', async () => {
    const { platform } = games
    const { db } = platform
    const [head] = await plantTree(platform, [-1], 'clockjump')
    if (!head) throw new Error('nobody')
    const { id } = await agreeOn(platform, head, dividendOf('40'))
    games.advance(300)
    await playBet(platform, head.id, { stake: '100' })
    const { next_close: close } = await db
      .selectFrom('contract')
      .select('next_close')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const toClose = () => ((close?.getTime() ?? 0) - now()) / 1000
    const bills = async () => {
      const rows = await db
        .selectFrom('bill')
        .select(['window_from', 'adjustment', 'amount'])
        .where('contract_id', '=', id)
        .orderBy('window_from')
        .orderBy('adjustment')
        .execute()
      return rows.map(({ adjustment, amount }) => [adjustment, amount])
    }
    games.advance(toClose() - 10 * minute)
    await settleDue(platform)
    expect(await bills()).toEqual([])
    // Ahead by a quarter of an hour, wrongly: the window seems to have closed.
    games.advance(15 * minute)
    await settleDue(platform)
    const first = await bills()
    expect(first).toEqual([[0, 400_000n]])
    games.advance(-15 * minute)
    await playBet(platform, head.id, { stake: '50' })
    await settleDue(platform)
    await adjustLate(platform)
    expect(await bills()).toEqual(first)
    games.advance(toClose() + 11)
    await settleDue(platform)
    await adjustLate(platform)
    const whole = [...first, [1, 200_000n]]
    expect(await bills()).toEqual(whole)
    await jumpAbout(async () => {
      await settleDue(platform)
      await adjustLate(platform)
      expect(await bills()).toEqual(whole)
    })
  })

  test('F8 one key is one transfer, and one response', async () => {
    const downline = await games.signIn('vibol2026')
    const toMemberId = (await games.call('memberInfo', {}, { as: downline })).value.id
    const key = testKey()
    const transfer = async () => {
      const as = await games.signIn('sokha2026', 'agent')
      const body = { toMemberId, amount: '10.00', paymentPassword: '246810', note: '' }
      const { text } = await games.call('createTransfer', { body }, { as, key })
      return { text, balance: (await games.call('balance', {}, { as })).value.balance }
    }
    const first = await transfer()
    await jumpAbout(async () => {
      await keepHouse(games.platform.database, games.platform.now(), new Date())
      expect(await transfer()).toEqual(first)
    })
    await games.expectSoundLedger()
  })

  test('F8 what was good once is not good again: sealed bodies, codes of a session, codes by message', async () => {
    const { platform, settings } = games
    const as = await games.signIn()
    const { code } = (await games.call('sessionCode', {}, { as })).value
    const exchange = () => games.call('exchangeSessionCode', { body: { code } }, { site: 'member' })
    expect((await exchange()).status).toBe(200)

    const asked = { purpose: 'login', to: '+85512345600', binding: 'browser' } as const
    const context = { platform, settings, ip: '127.0.0.1', language: 'en' } as const
    await sendCode(context, { ...asked, channel: 'sms', memberId: null, kind: 'code' })
    const sent = await codeSentTo(games, asked.to)
    const use = async () => {
      const found = await tryCode(platform, platform.db, asked, sent)
      await spendCode(platform.db, found, platform.now())
    }
    await use()

    const { path } = calls.login
    const login = { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' }
    const sealed = JSON.stringify(await games.seal('POST', path, login))
    const headers = { 'content-type': 'application/json', 'x-baize-site': 'member' }
    const send = () => games.send(path, { method: 'POST', headers, body: sealed })
    expect((await send()).status).toBe(200)

    await jumpAbout(async () => {
      await keepHouse(platform.database, platform.now(), new Date())
      expect((await exchange()).envelope.code).toBe('notSignedIn')
      await expect(use()).rejects.toThrow()
      expect((await send()).envelope.code).toBe('replayedRequest')
    })
  })

  test('F8 no caller waits for an hour that repeats, and no caller guesses more often', async () => {
    const { db } = games.platform
    const at = () => games.platform.now()
    const allowance = { everySeconds: 10, burst: 3 }
    const tries = async (count: number) => {
      const answers = await Promise.allSettled(
        Array.from({ length: count }, () => spend(db, 'clock-jumps', allowance, at())),
      )
      return answers.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await tries(10)).toBe(3)
    games.advance(-hour)
    expect(await tries(10)).toBe(1)
    games.advance(10)
    expect(await tries(10)).toBe(1)

    for (let count = 0; count < 9; count += 1) await addFailure(db, 'clock-jumps', 900, at())
    const wait = async () => delaySeconds(await readFailures(db, 'clock-jumps', 900, at()), 3, at())
    expect(await wait()).toBe(60)
    games.advance(-hour)
    expect(await wait()).toBe(0)
    expect(await addFailure(db, 'clock-jumps', 900, at())).toBe(10)
    expect(await wait()).toBe(60)
  })
})
