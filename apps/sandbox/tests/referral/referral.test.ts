import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterDeposit } from '@baize/platform/deposits/afterDeposit.ts'
import { referralCodeLength } from '@baize/platform/referral/rule.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCash } from '../bonus/testingPlay.ts'
import type { TestSession } from '../http/testing.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'

describe.each(testEngines)('referral on $name', (engine) => {
  let games: TestGames
  let referrer: TestSession
  let code: string
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    referrer = await games.join('referrer1')
    code = (await games.call('referral', {}, { as: referrer })).value.code
  })
  afterAll(() => games?.close())

  const rows = async (as = referrer) => (await games.call('referrals', { query: {} }, { as })).value.rows
  const newest = async () => (await rows())[0]
  const click = async (link: string, cookie = '') => {
    const answer = await games.call('referralClick', { body: { code: link } }, { headers: { cookie } })
    return { answer, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
  }
  const register = (username: string, cookie: string, fields: object = {}) =>
    games.call(
      'register',
      {
        body: {
          ...{ username, password: 'Correct-Horse-7', confirmPassword: 'Correct-Horse-7' },
          ...{ paymentPassword: '135790', registerUrl: 'http://localhost:4301/register' },
          ...{ domain: 'localhost', registerMethod: 'WEB', termsAccepted: true, termsLanguage: 'km' },
          termsVersion: games.settings.brand.termsVersion,
          ...fields,
        },
      },
      { headers: { cookie } },
    )
  const deposit = async (account: string, credited: bigint) => {
    const memberId = await giveCash(games, account, credited)
    const { platform } = games
    const at = platform.now()
    await transact(platform.database, (unit) =>
      afterDeposit(platform, unit, { id: newRound(), memberId, credited, bonusId: null, at }),
    )
  }
  const play = async (as: TestSession, amount: string) => {
    const round = newRound()
    const playSession = await games.openGame(as)
    const movement = { requestId: round, playSession, roundId: round }
    const opening = { ...movement, transactionId: `${round}-bet`, amount }
    const closing = { ...movement, transactionId: `${round}-end`, betTransactionId: `${round}-bet` }
    await games.call('seamlessBet', { body: opening }, { vendor: 'EMR' })
    await games.call('seamlessWin', { body: { ...closing, amount: '0' } }, { vendor: 'EMR' })
  }

  test('returns one code for each member, its link and the QR text of it', async () => {
    const { value } = await games.call('referral', {}, { as: referrer })
    expect(value.code).toHaveLength(referralCodeLength)
    expect(value).toMatchObject({ code, qrText: value.url, touchDays: 90, enabled: true })
    expect(new URL(value.url).searchParams.get('referralCode')).toBe(code)
    expect((await games.call('affiliate', { query: { code, domain: 'localhost' } })).value).toEqual({
      valid: true,
      accountType: 'member',
    })
  })

  test('a friend advances from click to reward, step by step, and the reward is paid once', async () => {
    const { cookie } = await click(code.toLowerCase())
    expect(await newest()).toMatchObject({ state: 'clicked', player: null })
    await register('friendone', cookie)
    expect(await newest()).toMatchObject({ state: 'registered', player: 'fr***e' })
    const friend = await games.signIn('friendone', 'member', 'Correct-Horse-7')
    await deposit('friendone', 60_000n)
    expect(await newest()).toMatchObject({ state: 'firstDeposit', depositPercent: 60, validBetPercent: 0 })
    await deposit('friendone', 940_000n)
    await play(friend, '49.99')
    expect(await newest()).toMatchObject({ state: 'firstDeposit', depositPercent: 100, validBetPercent: 99 })
    await play(friend, '1.00')
    expect(await newest()).toMatchObject({ state: 'qualified', rewardedAt: null })
    await play(friend, '1.00')
    const { rewards } = (await games.call('rewards', {}, { as: referrer })).value
    const mine = rewards.filter((reward: { source: string }) => reward.source === 'referral')
    expect(mine).toMatchObject([{ kind: 'cash', amount: '5.00' }])
    const claims = await Promise.all(
      [1, 2, 3].map(() => games.call('claimReward', { params: { id: mine[0].id } }, { as: referrer })),
    )
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await newest()).toMatchObject({ state: 'rewarded', rewardedAt: expect.any(String) })
    expect((await games.call('referral', {}, { as: referrer })).value).toMatchObject({
      rewarded: '5.00',
      counts: expect.arrayContaining([
        { state: 'qualified', count: 0 },
        { state: 'rewarded', count: 1 },
      ]),
    })
    await games.expectSoundLedger()
  })

  test('a friend’s voucher is a deposit too', async () => {
    const other = await games.join('referrer4')
    const own = (await games.call('referral', {}, { as: other })).value.code
    await register('friendvoucher', (await click(own)).cookie)
    const friend = await games.signIn('friendvoucher', 'member', 'Correct-Horse-7')
    const { code: voucher } = (await games.call('sandboxVoucher', { body: { amount: '5.00' } })).value
    const body = { methodId: 'voucher', details: { code: voucher } }
    await games.call('createDeposit', { body }, { as: friend })
    expect(await rows(other)).toMatchObject([{ state: 'firstDeposit', depositPercent: 50 }])
  })

  test('the last link that was opened counts', async () => {
    const other = await games.join('referrer2')
    const second = (await games.call('referral', {}, { as: other })).value.code
    const first = await click(code)
    const last = await click(second, first.cookie)
    await register('friendtwo', last.cookie)
    expect(await rows(other)).toMatchObject([{ state: 'registered' }])
  })

  test('a typed code counts more than a link, without a click; an unknown one is refused', async () => {
    const other = await games.join('referrer3')
    const third = (await games.call('referral', {}, { as: other })).value.code
    await register('friendtyped', (await click(code)).cookie, { referralCode: ` ${third}`.trim() })
    expect(await rows(other)).toMatchObject([{ state: 'registered', clickedAt: null }])
    const refused = await register('friendnone', '', { referralCode: 'NOSUCHCODE' })
    expect(refused.envelope.code).toBe('invitationInvalid')
    expect((await click('NOSUCHCODE')).answer.envelope.code).toBe('notFound')
  })

  test('one click leads to one account', async () => {
    const { cookie } = await click(code)
    await register('friendtwin1', cookie)
    const count = (await rows()).length
    await register('friendtwin2', cookie)
    expect(await rows()).toHaveLength(count)
  })

  test('a link that was opened more than ninety days ago no longer counts', async () => {
    const late = await click(code)
    games.advance(90 * 86_400 + 1)
    await register('friendlate', late.cookie)
    referrer = await games.signIn('referrer1', 'member', 'Correct-Horse-7')
    expect(await newest()).toMatchObject({ state: 'clicked', player: null })
  })
})
