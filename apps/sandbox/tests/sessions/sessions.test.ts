import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { makePasswords } from '@baize/platform/members/passwords.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

describe.each(testEngines)('sessions on $name', (engine) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => platform?.close())

  const login = (
    username: string,
    password: string,
    more: object = {},
    site: 'member' | 'agent' = 'member',
  ) => platform.call('login', { body: { type: 'username', username, password, ...more } }, { site })

  test('D3: the token is in the response, the other half in a cookie that no script reads', async () => {
    const answer = await login('dara2026', 'Baize-Demo-1')
    expect(answer.value.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^baize-member=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(answer.value.token)
  })

  test('with https the cookie is bound to its host', async () => {
    const secure = await startTestPlatform({
      engine,
      work: false,
      env: { PUBLIC_MEMBER: 'https://play.example' },
    })
    const answer = await secure.call('login', {
      body: { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' },
    })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-baize-member=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    await secure.close()
  })

  test('a hash made at another cost is made again when its password is next known', async () => {
    const { db, passwords, settings } = platform.platform
    const cheap = makePasswords({ memoryCost: 512, timeCost: 1, parallelism: 1 })
    const hashes = () =>
      db
        .selectFrom('member')
        .select(['password_hash', 'payment_password_hash'])
        .where('account', '=', 'sokha2026')
        .executeTakeFirstOrThrow()
    const dated = await cheap.hash('Baize-Demo-1')
    const datedPayment = await cheap.hash('246810')
    await db
      .updateTable('member')
      .set({ password_hash: dated, payment_password_hash: datedPayment })
      .where('account', '=', 'sokha2026')
      .execute()
    expect((await login('sokha2026', 'wrong-password')).envelope.success).toBe(false)
    expect((await hashes()).password_hash).toBe(dated)
    const as = await platform.signIn('sokha2026', 'agent')
    const { password_hash: fresh } = await hashes()
    expect(fresh).toContain(`m=${settings.hashCost.memoryCost},t=${settings.hashCost.timeCost},`)
    expect([passwords.isDated(dated), passwords.isDated(fresh ?? '')]).toEqual([true, false])
    await platform.signIn('sokha2026', 'agent')
    expect((await hashes()).password_hash).toBe(fresh)
    const body = { amount: '1.00', toMemberId: 'unknown', note: '', paymentPassword: '246810' }
    await platform.call('createTransfer', { body }, { as })
    expect(passwords.isDated((await hashes()).payment_password_hash ?? '')).toBe(false)
  })

  test('signing out clears the own cookie and nothing else in the browser', async () => {
    const member = await platform.signIn('sokha2026', 'member')
    const agent = await platform.signIn('sokha2026', 'agent')
    const answer = await platform.call('logout', {}, { as: member })
    expect(answer.headers.getSetCookie()).toEqual([
      'baize-member=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      'baize-member-remembered=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ])
    // "cookies" would end the other site's session too (both share a registrable domain), "storage" the language.
    expect(answer.headers.get('clear-site-data')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
    expect((await platform.call('balance', {}, { as: member })).envelope.code).toBe('notSignedIn')
    expect((await platform.call('balance', {}, { as: agent })).status).toBe(200)
  })

  test('nothing that signs in is kept readable', async () => {
    const session = await platform.signIn()
    const rows = JSON.stringify(await platform.platform.db.selectFrom('session').selectAll().execute())
    expect(rows).not.toContain(session.token)
    expect(rows).not.toContain(session.cookie.split('=')[1])
  })

  test('the name is the same account however it is written', async () => {
    expect((await login('  DARA2026 ', 'Baize-Demo-1')).status).toBe(200)
    expect((await login('ｄａｒａ2026', 'Baize-Demo-1')).status).toBe(200)
  })

  test('the first sign-in is announced once', async () => {
    const first = await login('vibol2026', 'Baize-Demo-1')
    const second = await login('vibol2026', 'Baize-Demo-1')
    expect([first.value.firstTimeLogin, second.value.firstTimeLogin]).toEqual([true, false])
  })

  test('signing out ends token and cookie', async () => {
    const session = await platform.signIn()
    const answer = await platform.call('logout', {}, { as: session })
    expect(answer.headers.get('set-cookie')).toContain(
      'baize-member=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    )
    expect((await platform.call('memberInfo', {}, { as: session })).envelope.code).toBe('notSignedIn')
  })

  test('a second sign-in in one browser joins the session: both continue, as one device, and end together', async () => {
    const first = await platform.signIn('sokha2026', 'member')
    const again = await platform.call(
      'login',
      { body: { type: 'username', username: 'sokha2026', password: 'Baize-Demo-1' } },
      { as: { ...first, token: '' } },
    )
    expect(again.headers.getSetCookie().filter((cookie) => cookie.startsWith('baize-member='))).toEqual([])
    const second = { ...first, token: again.value.token }
    expect(second.token).not.toBe(first.token)
    const own = async (as: typeof first) => {
      const { value } = await platform.call('sessions', {}, { as })
      return value.sessions
        .filter(({ current }: { current: boolean }) => current)
        .map(({ id }: { id: string }) => id)
    }
    expect(await own(second)).toEqual(await own(first))
    // Either half alone is refused, of a further token too.
    const stranger = await platform.signIn('dara2026', 'member')
    expect(await own({ ...second, cookie: stranger.cookie }).catch(() => 'refused')).toBe('refused')
    await platform.call('logout', {}, { as: second })
    expect((await platform.call('memberInfo', {}, { as: first })).envelope.code).toBe('notSignedIn')
    expect((await platform.call('memberInfo', {}, { as: second })).envelope.code).toBe('notSignedIn')
  })

  test('another member who signs in does not join, nor does a member whose session has ended', async () => {
    const own = await startTestPlatform({ engine, work: false })
    const first = await own.signIn('dara2026', 'member')
    const enter = (username: string) =>
      own.call(
        'login',
        { body: { type: 'username', username, password: 'Baize-Demo-1' } },
        { as: { ...first, token: '' } },
      )
    expect((await enter('sokha2026')).headers.get('set-cookie')).toContain('baize-member=')
    own.advance(31 * 60)
    expect((await enter('dara2026')).headers.get('set-cookie')).toContain('baize-member=')
    await own.close()
  })

  test('D3: a session ends after its idle time, an agent’s sooner, and after its absolute time', async () => {
    const own = await startTestPlatform({ engine, work: false })
    const member = await own.signIn('dara2026', 'member')
    const agent = await own.signIn('sokha2026', 'agent')
    const code = async (as: typeof member) => (await own.call('memberInfo', {}, { as })).envelope.code
    own.advance(14 * 60)
    expect([await code(member), await code(agent)]).toEqual([undefined, undefined])
    own.advance(16 * 60)
    expect([await code(member), await code(agent)]).toEqual([undefined, 'notSignedIn'])
    for (let minutes = 0; minutes < 12 * 60 - 40; minutes += 20) {
      own.advance(20 * 60)
      expect(await code(member)).toBe(undefined)
    }
    own.advance(20 * 60)
    expect(await code(member)).toBe('notSignedIn')
    await own.close()
  })

  test("each response in a session has the session's remaining seconds, others do not", async () => {
    const own = await startTestPlatform({ engine, work: false })
    const member = await own.signIn('dara2026', 'member')
    const agent = await own.signIn('sokha2026', 'agent')
    const minutesLeft = async (as: typeof member) =>
      Number((await own.call('memberInfo', {}, { as })).headers.get('x-session-ends-in')) / 60
    expect(await minutesLeft(member)).toBeCloseTo(30, 0)
    expect(await minutesLeft(agent)).toBeCloseTo(15, 0)
    // Within half a minute the session is not extended, and ends when it would have.
    own.advance(25)
    expect(await minutesLeft(agent)).toBeLessThan(14.6)
    own.advance(14 * 60)
    expect(await minutesLeft(agent)).toBeCloseTo(15, 0)
    for (let minutes = 15; minutes < 12 * 60 - 20; minutes += 20) {
      own.advance(20 * 60)
      await minutesLeft(member)
    }
    // No call extends it beyond twelve hours.
    expect(await minutesLeft(member)).toBeLessThan(29)
    expect((await own.call('systemStatus')).headers.has('x-session-ends-in')).toBe(false)
    await own.close()
  })

  test('background requests of an idle page do not extend the session', async () => {
    const own = await startTestPlatform({ engine, work: false })
    const as = await own.signIn('sokha2026', 'agent')
    const poll = () => own.call('memberInfo', {}, { as, headers: { 'x-baize-unattended': '1' } })
    own.advance(10 * 60)
    expect(Number((await poll()).headers.get('x-session-ends-in'))).toBeLessThanOrEqual(5 * 60)
    own.advance(6 * 60)
    expect((await poll()).envelope.code).toBe('notSignedIn')
    await own.close()
  })

  test('an account that is no agent is refused as such on the agent site, and only with the right password', async () => {
    expect((await login('dara2026', 'Baize-Demo-1', {}, 'agent')).envelope.code).toBe('nonAgent')
    expect((await login('dara2026', 'wrong-password', {}, 'agent')).envelope.code).toBe('wrongCredentials')
  })

  test('an account that may not enter is refused as such, and its sessions end', async () => {
    const own = await startTestPlatform({ engine, work: false })
    const session = await own.signIn()
    await own.platform.db
      .updateTable('member')
      .set({ may_enter: false })
      .where('account', '=', 'dara2026')
      .execute()
    expect((await own.call('memberInfo', {}, { as: session })).envelope.code).toBe('notSignedIn')
    const answer = await own.call('login', {
      body: { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' },
    })
    expect(answer.envelope.code).toBe('memberNoEnter')
    await own.close()
  })

  test('D9: with a password that must be changed, only that can be done, and the other sessions end', async () => {
    const own = await startTestPlatform({ engine, work: false })
    const other = await own.signIn()
    await own.platform.db
      .updateTable('member')
      .set({ must_change_password: true })
      .where('account', '=', 'dara2026')
      .execute()
    const answer = await own.call('login', {
      body: { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' },
    })
    expect(answer.value.passwordExpired).toBe(true)
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const session = { site: 'member', token: answer.value.token, cookie } as const
    expect((await own.call('eventTicket', { query: {} }, { as: session })).envelope.code).toBe(
      'passwordChangeRequired',
    )
    expect((await own.call('memberInfo', {}, { as: session })).value.mustChangePassword).toBe(true)

    const change = (body: { oldPassword?: string; newPassword: string; confirmNewPassword: string }) =>
      own.call('changePassword', { body }, { as: session })
    const fields = async (newPassword: string, confirmNewPassword = newPassword) =>
      (await change({ oldPassword: 'Baize-Demo-1', newPassword, confirmNewPassword })).envelope.problems
    expect(await fields('short')).toMatchObject([{ field: 'newPassword', code: 'tooShort' }])
    expect(await fields('password123')).toEqual([{ field: 'newPassword', code: 'common' }])
    expect(await fields('Baize-Demo-1')).toEqual([{ field: 'newPassword', code: 'same' }])
    expect(await fields('A-better-one-9', 'A-better-one-8')).toMatchObject([
      { field: 'confirmNewPassword', code: 'mismatch' },
    ])
    const better = { newPassword: 'A-better-one-9', confirmNewPassword: 'A-better-one-9' }
    expect((await change({ oldPassword: 'not-this-one', ...better })).envelope.code).toBe('wrongCredentials')
    expect((await change({ oldPassword: 'Baize-Demo-1', ...better })).status).toBe(200)
    expect((await own.call('eventTicket', { query: {} }, { as: session })).status).toBe(200)
    expect((await own.call('memberInfo', {}, { as: other })).envelope.code).toBe('notSignedIn')
    await own.signIn('dara2026', 'member', 'A-better-one-9')
    await own.close()
  })
})
