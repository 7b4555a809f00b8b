import type { CallInput, register } from '@baize/api/contract'
import { compileRules } from '@baize/forms/compiler'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { fillLooks } from '@baize/platform/members/looks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, testKey } from '../http/testing.ts'

type Body = CallInput<typeof register>['body']

const body: Body = {
  username: 'Chanthy2026',
  password: 'Some-pass-99',
  confirmPassword: 'Some-pass-99',
  paymentPassword: '135790',
  nickname: 'ចាន់ធី',
  email: 'chanthy@example.com',
  mobileNum: '012 345 678',
  registerUrl: 'http://localhost:4301/register',
  domain: 'localhost',
  registerMethod: 'WEB',
  termsAccepted: true,
  termsVersion: '2026-11-01',
  termsLanguage: 'km',
}

describe.each(testEngines)('registration on $name', (engine) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => platform?.close())

  const apply = (changes: Partial<Body> = {}, key = testKey()) =>
    platform.call('register', { body: { ...body, ...changes } }, { key })

  test('opens the account, keeps what was accepted, and signs in', async () => {
    const answer = await apply()
    expect(answer.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false })
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const session = { site: 'member', token: answer.value.token, cookie } as const
    expect((await platform.call('memberInfo', {}, { as: session })).value).toMatchObject({
      account: 'Chanthy2026',
      nickname: 'ចាន់ធី',
      type: 0,
      isAgent: false,
    })
    const { db } = platform.platform
    const member = await db
      .selectFrom('member')
      .selectAll()
      .where('account_key', '=', 'chanthy2026')
      .executeTakeFirstOrThrow()
    expect(member.password_hash).toMatch(/^\$argon2id\$/)
    expect(member.payment_password_hash).toMatch(/^\$argon2id\$/)
    expect(member.path).toBe(`/${member.id}/`)
    expect(member.profile).toEqual({ email: 'chanthy@example.com', mobileNum: '012345678' })
    const terms = await db
      .selectFrom('terms_acceptance')
      .selectAll()
      .where('member_id', '=', member.id)
      .execute()
    expect(terms).toMatchObject([{ version: '2026-11-01', language: 'km', ip: '127.0.0.1' }])
  })

  test('refuses with the problems that the form’s own compiler finds', async () => {
    const { rules } = (await platform.call('registerSettings')).value
    const form = compileRules(rules, { terms: true })
    const cases: Partial<Body>[] = [
      { username: '1starts' },
      { username: 'abc' },
      { username: 'a'.repeat(17) },
      { username: 'with space' },
      { username: '' },
      { password: 'short', confirmPassword: 'short' },
      { confirmPassword: 'Some-pass-98' },
      { paymentPassword: '12345' },
      { paymentPassword: 'abcdef' },
      { paymentPassword: '' },
      { email: 'not-an-address' },
      { mobileNum: 'call me' },
      { nickname: 'x' },
      { affiliateCode: '!!!!' },
      { termsAccepted: false },
      { username: '', password: '', confirmPassword: '', paymentPassword: '', termsAccepted: false },
    ]
    for (const changes of cases) {
      const given = { ...body, ...changes }
      const expected = form.check({ ...given, terms: given.termsAccepted })
      expect(expected.length, JSON.stringify(changes)).toBeGreaterThan(0)
      const answer = await apply(changes)
      expect(answer.envelope.code).toBe('invalidFields')
      expect(answer.envelope.problems?.map(({ field, code }) => ({ field, code }))).toEqual(
        expected.map(({ field, code }) => ({ field, code })),
      )
    }
  })

  test('a name that is taken, in any spelling', async () => {
    const answer = await apply({ username: 'DARA2026' })
    expect(answer.envelope).toMatchObject({
      code: 'usernameTaken',
      problems: [{ field: 'username', code: 'taken' }],
    })
  })

  test('D8: a common password, or that is the name', async () => {
    for (const password of ['password123', 'QWERTY123', 'Sreymom2026']) {
      const answer = await apply({ username: 'Sreymom2026', password, confirmPassword: password })
      expect(answer.envelope.problems).toEqual([{ field: 'password', code: 'common' }])
    }
  })

  test.each([
    ['a payment password that everyone tries', { paymentPassword: '111111' }, 'paymentPassword', 'common'],
    ['a nickname that imitates staff', { nickname: 'Customer service' }, 'nickname', 'reserved'],
    ['a user name that imitates staff', { username: 'Adm1n2026' }, 'username', 'reserved'],
    ['a nickname with a direction mark', { nickname: 'abc\u202ecba' }, 'nickname', 'disguised'],
    ['a nickname of mixed scripts', { nickname: 'p\u0430ypal' }, 'nickname', 'disguised'],
  ])('%s', async (_, changes, field, code) => {
    const answer = await apply(changes)
    expect(answer.envelope.problems).toContainEqual({ field, code })
  })

  test('a profile takes no such nickname either', async () => {
    const as = await platform.signIn()
    const rename = async (nickname: string) =>
      (await platform.call('updateProfile', { body: { nickname } }, { as })).envelope.problems
    expect(await rename('Customer service')).toEqual([{ field: 'nickname', code: 'reserved' }])
    expect(await rename('abc\u202ecba')).toEqual([{ field: 'nickname', code: 'disguised' }])
    expect(await rename('Sokha សុខា')).toBeUndefined()
  })

  test('neither a user name nor a nickname looks like another’s user name', async () => {
    const taken = (field: string) => [{ field, code: 'taken' }]
    for (const username of ['vibol2o26', 'vib0l2026', 'v1bol2026']) {
      expect((await apply({ username })).envelope).toMatchObject({
        code: 'usernameTaken',
        problems: taken('username'),
      })
    }
    for (const nickname of ['Vibol 2026', 'VIBOL-2O26', 'víbol2026']) {
      const answer = await apply({ username: 'Unlike7788', nickname })
      expect(answer.envelope.problems, nickname).toEqual(taken('nickname'))
    }
    const as = await platform.signIn()
    const rename = async (nickname: string) =>
      (await platform.call('updateProfile', { body: { nickname } }, { as })).envelope.problems
    expect(await rename('vibol2026')).toEqual(taken('nickname'))
    expect(await rename('Dara 2026')).toBeUndefined()
    const agent = await platform.signIn('sokha2026', 'agent')
    const open = async (body: object) =>
      (
        await platform.call(
          'openAccount',
          {
            body: {
              accountType: 'agent',
              username: 'Unlike7799',
              password: 'Some-pass-99',
              rates: {},
              ...body,
            },
          },
          { as: agent },
        )
      ).envelope.problems
    expect(await open({ username: 'vibol2o26' })).toEqual(taken('username'))
    expect(await open({ nickname: 'Vibol 2026' })).toEqual(taken('nickname'))
  })

  test('accounts that an older version opened are compared as well', async () => {
    const { db } = platform.platform
    await db.updateTable('member').set({ account_look: null }).execute()
    while ((await fillLooks(db)) > 0);
    expect((await apply({ username: 'vib0l2026' })).envelope.code).toBe('usernameTaken')
  })

  test('terms of another version', async () => {
    const answer = await apply({ termsVersion: '2020-01-01' })
    expect(answer.envelope.problems).toEqual([{ field: 'terms', code: 'outdated' }])
  })

  test('repeated with its key: one account, one session, the same bytes and the same cookie', async () => {
    const key = testKey()
    const changes = { username: 'Repeated2026' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(changes, key)))
    expect(answers[0]?.status).toBe(200)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get('set-cookie'))).size).toBe(1)
    const { db } = platform.platform
    const members = await db.selectFrom('member').select('id').where('account', '=', 'Repeated2026').execute()
    expect(members).toHaveLength(1)
    const sessions = await db
      .selectFrom('session')
      .select('id')
      .where('member_id', '=', members[0]?.id ?? '')
      .execute()
    expect(sessions).toHaveLength(1)
    const kept = await db
      .selectFrom('idempotency')
      .selectAll()
      .where('scope', '=', 'visitor:register')
      .execute()
    expect(JSON.stringify(kept)).not.toContain(answers[0]?.value.token)
    expect(JSON.stringify(kept)).not.toContain(key)
    expect((await apply({ ...changes, nickname: 'Other' }, key)).envelope.code).toBe('idempotencyKeyReused')
  })

  test('two people who want one name at the same moment: one gets it', async () => {
    const codes = (await Promise.all([1, 2, 3, 4].map(() => apply({ username: 'Wanted2026' })))).map(
      ({ envelope }) => envelope.code,
    )
    expect(codes.sort()).toEqual([undefined, 'usernameTaken', 'usernameTaken', 'usernameTaken'].sort())
  })

  test('by an agent’s link: under the agent, of the link’s type, as often as the link allows', async () => {
    const agent = await platform.signIn('sokha2026', 'agent')
    const link = await platform.call(
      'createInvite',
      { body: { accountType: 'agent', maxUses: 1, expiresInDays: 1, note: '' } },
      { as: agent },
    )
    const { code } = link.value
    expect((await platform.call('affiliate', { query: { code } })).value).toEqual({
      valid: true,
      accountType: 'agent',
    })
    const answers = await Promise.all(
      ['Linked2026', 'Linkedtwo26'].map((username) => apply({ username, affiliateCode: code })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.envelope.code).toBe('invitationInvalid')
    const cookie = (won[0]?.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const session = { site: 'member', token: won[0]?.value.token, cookie } as const
    expect((await platform.call('memberInfo', {}, { as: session })).value.isAgent).toBe(true)
    expect((await platform.call('affiliate', { query: { code } })).value).toEqual({
      valid: false,
      accountType: null,
    })
    const unknown = await apply({ username: 'Nolink2026', affiliateCode: 'NOSUCHCODE' })
    expect(unknown.envelope.code).toBe('invitationInvalid')
  })

  test('no more from one address than the limit', async () => {
    const own = await startTestPlatform({ engine, work: false, env: { LIMIT_REGISTRATIONS: '2' } })
    const codes = []
    for (const username of ['First2026', 'Second2026', 'Third2026']) {
      codes.push((await own.call('register', { body: { ...body, username } })).envelope.code)
    }
    expect(codes).toEqual([undefined, undefined, 'tooManyRequests'])
    own.advance(1_900)
    expect((await own.call('register', { body: { ...body, username: 'Fourth2026' } })).status).toBe(200)
    await own.close()
  })
})
