import { fixtures } from '@baize/api/conformance'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { parseCsv, unzip } from '@baize/platform/exports/testing/spreadsheets.ts'
import { makePlatformPages } from '@baize/platform/hosting/platform-pages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'
import { makeActors } from '../http/testingActors.ts'

const paymentPassword = '246810'

describe.each(testEngines)('sub-users on $name', (engine) => {
  let platform: TestPlatform
  let agent: TestSession
  let foreign: TestSession
  let vibol: string

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    agent = await platform.signIn('sokha2026', 'agent')
    const { foreignAgent } = await makeActors(platform)
    const session = await foreignAgent.session()
    if (!session) throw new Error('agents have sessions')
    foreign = session
    const as = await platform.signIn('vibol2026')
    vibol = (await platform.call('memberInfo', {}, { as })).value.id
  })
  afterAll(() => platform?.close())

  const add = (username: string, permission: 'view' | 'cashier' | 'full', password = 'Given-Pass-1') =>
    platform.call('addSubUser', { body: { username, password, permission, paymentPassword } }, { as: agent })

  const login = (username: string, password: string, site: 'member' | 'agent' = 'agent', headers = {}) =>
    platform.call(
      'login',
      { body: { type: 'username', username, password, remember: true } },
      { site, headers },
    )

  /** Adds a sub-user and signs it in, with a password that it chose. */
  async function helper(username: string, permission: 'view' | 'cashier' | 'full') {
    const added = (await add(username, permission)).value
    const password = 'Own-Choice-9'
    const first = await platform.signIn(username, 'agent', 'Given-Pass-1')
    const body = { oldPassword: 'Given-Pass-1', newPassword: password, confirmNewPassword: password }
    expect((await platform.call('changePassword', { body }, { as: first })).status).toBe(200)
    const session = await platform.signIn(username, 'agent', password)
    return { id: added.id as string, password, session }
  }

  const transfer = (as: TestSession, password: string, amount = '5.00') =>
    platform.call(
      'createTransfer',
      { body: { toMemberId: vibol, amount, paymentPassword: password, note: '' } },
      { as },
    )

  const actions = async (query: object = {}) =>
    (await platform.call('subUserActions', { query }, { as: agent })).value.rows as Record<string, unknown>[]

  test('chooses a password first, then acts as its agent under its own name', async () => {
    const added = await add('firsthelper', 'view')
    expect(added.value).toMatchObject({ account: 'firsthelper', disabled: false, passwordGiven: true })
    const answer = await login('FirstHelper', 'Given-Pass-1')
    expect(answer.value).toMatchObject({ firstTimeLogin: true, passwordExpired: true })
    const session = await platform.signIn('firsthelper', 'agent', 'Given-Pass-1')
    expect((await platform.call('teamMembers', { query: {} }, { as: session })).envelope.code).toBe(
      'passwordChangeRequired',
    )
    const info = (await platform.call('memberInfo', {}, { as: session })).value
    expect(info).toMatchObject({
      ...{ account: 'sokha2026', mustChangePassword: true, mustChangeReason: 'firstLogin' },
      subUser: { account: 'firsthelper', permission: 'view' },
    })
    expect((await platform.call('memberInfo', {}, { as: agent })).value.subUser).toBeUndefined()
    const wrong = {
      oldPassword: 'Baize-Demo-1',
      newPassword: 'Mine-Only-77',
      confirmNewPassword: 'Mine-Only-77',
    }
    expect((await platform.call('changePassword', { body: wrong }, { as: session })).envelope.code).toBe(
      'wrongCredentials',
    )
    const body = { ...wrong, oldPassword: 'Given-Pass-1' }
    expect((await platform.call('changePassword', { body }, { as: session })).status).toBe(200)
    const rows = (await platform.call('teamMembers', { query: {} }, { as: session })).value.rows
    expect(rows.map(({ account }: { account: string }) => account)).toContain('vibol2026')
    // The agent's own password is as it was.
    expect((await login('sokha2026', 'Baize-Demo-1')).status).toBe(200)
  })

  test('is not known on the members’ site, and no browser is remembered for it', async () => {
    const { password } = await helper('secondhelper', 'full')
    expect((await login('secondhelper', password, 'member')).envelope.code).toBe('wrongCredentials')
    const { headers } = await login('secondhelper', password)
    const cookies = headers.getSetCookie()
    expect(cookies.filter((cookie) => /remembered=[^;]/.test(cookie))).toEqual([])
    expect(cookies.some((cookie) => /remembered=;/.test(cookie))).toBe(true)
  })

  test('a sign-in in the agent’s browser is no part of the agent’s session, nor the other way round', async () => {
    const { password } = await helper('thirdhelper', 'view')
    const beside = await login('thirdhelper', password, 'agent', { cookie: agent.cookie })
    const cookie = (beside.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(cookie).not.toBe(agent.cookie)
    const as = { site: 'agent' as const, token: beside.value.token, cookie }
    expect((await platform.call('memberInfo', {}, { as })).value.subUser.account).toBe('thirdhelper')
    const back = await login('sokha2026', 'Baize-Demo-1', 'agent', { cookie })
    const own = { ...as, token: back.value.token }
    expect((await platform.call('memberInfo', {}, { as: own })).envelope.code).toBe('notSignedIn')
  })

  test('a cashier pays with its own password, never with the agent’s payment password', async () => {
    const { session, password } = await helper('cashierone', 'cashier')
    expect((await transfer(session, paymentPassword)).envelope.code).toBe('paymentPasswordWrong')
    const sent = await transfer(session, password)
    expect(sent.value).toMatchObject({ toAccount: 'vibol2026', amount: '5.00' })
    expect((await transfer(agent, password)).envelope.code).toBe('paymentPasswordWrong')
    const offer = await platform.call(
      'offerContract',
      { body: { ...fixtures.offerContract.body, toMemberId: vibol } },
      { as: session },
    )
    expect([offer.status, offer.envelope.code]).toEqual([403, 'forbidden'])
    const rows = await actions({ account: 'cashierone' })
    expect(rows.map(({ call, target, amount, result }) => [call, target, amount, result])).toEqual([
      ['offerContract', null, null, 'forbidden'],
      ['createTransfer', 'vibol2026', '5.00', 'done'],
      ['createTransfer', 'vibol2026', '5.00', 'paymentPasswordWrong'],
      ['login', null, null, 'done'],
      ['changePassword', null, null, 'done'],
      ['login', null, null, 'done'],
    ])
    expect(rows.every(({ address }) => address === '127.0.0.1')).toBe(true)
  })

  test('the same key is one transfer of one sub-user, and another’s is another intent', async () => {
    const one = await helper('keyedone', 'cashier')
    const two = await helper('keyedtwo', 'cashier')
    const body = { toMemberId: vibol, amount: '1.00', note: '' }
    const send = (as: typeof one) =>
      platform.call(
        'createTransfer',
        { body: { ...body, paymentPassword: as.password } },
        { as: as.session, key: 'the-same-key-0001' },
      )
    const first = (await send(one)).value
    expect((await send(one)).value.id).toBe(first.id)
    expect((await send(two)).value.id).not.toBe(first.id)
  })

  test('what it may not export is refused as its page is', async () => {
    const { session } = await helper('exporter', 'view')
    const body = { record: 'teamBets', format: 'csv', filter: {} } as const
    expect((await platform.call('createRecordExport', { body }, { as: session })).status).toBe(200)
    const [row] = await actions({ account: 'exporter' })
    expect(row).toMatchObject({ call: 'createRecordExport', target: 'teamBets', result: 'done' })
  })

  test.each(['csv', 'xlsx'] as const)(
    'the agent exports the log as the page filters it (%s); a sub-user never does',
    async (format) => {
      const name = `logged${format}`
      const { session } = await helper(name, 'full')
      const record = 'subUserActions' as const
      const forbidden = { record, format, filter: {} } as const
      expect(
        (await platform.call('createRecordExport', { body: forbidden }, { as: session })).envelope.code,
      ).toBe('forbidden')
      const day = new Date(platform.platform.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
      const filter = { account: name, from: day, to: day }
      const rows = await actions(filter)
      expect(rows.length).toBeGreaterThan(2)
      platform.advance(60)
      const body = {
        ...{ record, format, filter },
        columns: [{ id: 'at' }, { id: 'account', title: 'Sub-user' }, { id: 'call' }, { id: 'result' }],
      }
      const made = (
        await platform.call(
          'createRecordExport',
          { body },
          { as: agent, headers: { 'accept-language': 'en' } },
        )
      ).value
      expect(made).toMatchObject({
        ...{ fileName: `subUserActions-${name}-${day}.${format}`, count: rows.length },
      })
      const pages = makePlatformPages(platform.platform, () => new Response('api'), null)
      const file = await pages(new Request(made.url))
      const lines =
        format === 'csv'
          ? parseCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()))
          : [...unzip(new Uint8Array(await file.arrayBuffer())).keys()]
      if (format === 'xlsx') return expect(lines).toContain('xl/workbook.xml')
      expect(lines[0]).toEqual(['Time', 'Sub-user', 'Action', 'Result'])
      expect(lines.slice(1).map((line) => line.slice(1))).toEqual(
        rows.map(({ account, call, result }) => [
          ...[account, call],
          ...[{ done: 'Done', forbidden: 'Refused: not permitted' }[String(result)]],
        ]),
      )
    },
  )

  test('a new permission counts from the next call on', async () => {
    const { id, session } = await helper('promoted', 'view')
    const note = () =>
      platform.call('addTeamNote', { params: { id: vibol }, body: { text: 'Calls' } }, { as: session })
    expect((await note()).envelope.code).toBe('forbidden')
    const change = (password: string) =>
      platform.call(
        'changeSubUser',
        { params: { id }, body: { permission: 'full', paymentPassword: password } },
        { as: agent },
      )
    expect((await change('000000')).envelope.code).toBe('paymentPasswordWrong')
    expect((await note()).envelope.code).toBe('forbidden')
    platform.advance(60)
    expect((await change(paymentPassword)).value.permission).toBe('full')
    expect((await note()).status).toBe(200)
    const [row] = await actions({ account: 'promoted' })
    expect(row).toMatchObject({ call: 'addTeamNote', target: 'vibol2026', result: 'done' })
  })

  test.each([
    ['disabling', 'disableSubUser', 'livelyone'],
    ['removal', 'removeSubUser', 'livelytwo'],
  ] as const)(
    '%s ends its sessions at once and refuses its sign-in; the log stays',
    async (_what, call, name) => {
      const { id, session, password } = await helper(name, 'view')
      expect((await platform.call('teamMembers', { query: {} }, { as: session })).status).toBe(200)
      expect((await platform.call(call, { params: { id } }, { as: agent })).status).toBe(200)
      expect((await platform.call('teamMembers', { query: {} }, { as: session })).envelope.code).toBe(
        'notSignedIn',
      )
      expect((await login(name, password)).envelope.code).toBe('wrongCredentials')
      expect((await actions({ account: name })).length).toBeGreaterThan(2)
      // The name is in the log: it stays taken.
      expect((await add(name, 'view')).envelope.code).toBe('usernameTaken')
    },
  )

  test('is enabled again with its permission, by the agent’s payment password', async () => {
    const { id, password } = await helper('againin', 'cashier')
    await platform.call('disableSubUser', { params: { id } }, { as: agent })
    const body = { permission: 'view', paymentPassword } as const
    const changed = await platform.call('changeSubUser', { params: { id }, body }, { as: agent })
    expect(changed.value).toMatchObject({ permission: 'view', disabled: false })
    expect((await login('againin', password)).status).toBe(200)
  })

  test('a reset ends its sessions, and the given password has to be changed', async () => {
    const { id, session, password } = await helper('forgetful', 'view')
    const body = { password: 'Given-Pass-2', paymentPassword }
    const reset = await platform.call('resetSubUserPassword', { params: { id }, body }, { as: agent })
    expect(reset.value.passwordGiven).toBe(true)
    expect((await platform.call('balance', {}, { as: session })).envelope.code).toBe('notSignedIn')
    expect((await login('forgetful', password)).envelope.code).toBe('wrongCredentials')
    expect((await login('forgetful', 'Given-Pass-2')).value.passwordExpired).toBe(true)
  })

  test('another agent neither sees nor changes it', async () => {
    const { id, session } = await helper('notyours', 'view')
    const as = foreign
    expect((await platform.call('subUsers', { query: {} }, { as })).value.rows).toEqual([])
    expect(
      (await platform.call('subUserActions', { query: { account: 'notyours' } }, { as })).value.rows,
    ).toEqual([])
    const body = { permission: 'full', paymentPassword } as const
    const tries = [
      await platform.call('changeSubUser', { params: { id }, body }, { as }),
      await platform.call(
        'resetSubUserPassword',
        { params: { id }, body: { password: 'Given-Pass-3', paymentPassword } },
        { as },
      ),
      await platform.call('disableSubUser', { params: { id } }, { as }),
      await platform.call('removeSubUser', { params: { id } }, { as }),
    ]
    expect(tries.map(({ envelope }) => envelope.code)).toEqual(Array(4).fill('notFound'))
    expect((await platform.call('balance', {}, { as: session })).status).toBe(200)
  })

  test('its name is unique and resembles no other, either way round', async () => {
    expect((await add('vibol2026', 'view')).envelope.code).toBe('usernameTaken')
    expect((await add('vib0l2026', 'view')).envelope.code).toBe('usernameTaken')
    expect((await add('sokhahelps', 'view')).status).toBe(200)
    expect((await add('support', 'view')).envelope.problems).toEqual([
      { field: 'username', code: 'reserved' },
    ])
    const open = (username: string) =>
      platform.call(
        'openAccount',
        { body: { username, password: 'Some-Pass-77', accountType: 'member', rates: {} } },
        { as: agent },
      )
    expect((await open('sokhahelps')).envelope.code).toBe('usernameTaken')
    expect((await open('s0khahelps')).envelope.code).toBe('usernameTaken')
    const weak = await add('weakone', 'view', 'password1')
    expect(weak.envelope.code).toBe('invalidFields')
  })

  test('wrong passwords are counted as those of an account, and are in the log', async () => {
    await helper('guessedat', 'view')
    const codes = []
    for (let attempt = 0; attempt < 4; attempt++)
      codes.push((await login('guessedat', 'wrong-one')).envelope.code)
    expect(codes).toEqual(['wrongCredentials', 'wrongCredentials', 'wrongCredentials', 'captchaRequired'])
    const refused = (await actions({ account: 'guessedat' })).filter(
      ({ result }) => result === 'wrongCredentials',
    )
    expect(refused.map(({ call }) => call)).toEqual(['login', 'login', 'login'])
  })

  test('the log is read by day and page, and cannot be changed', async () => {
    const today = await actions({ account: 'cashierone' })
    platform.advance(86_400)
    agent = await platform.signIn('sokha2026', 'agent')
    const day = new Date(platform.platform.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
    expect(await actions({ account: 'cashierone', from: day, to: day })).toEqual([])
    const list = async (query: object) =>
      (await platform.call('subUserActions', { query }, { as: agent })).value
    const first = await list({ account: 'cashierone', pageSize: '4' })
    const second = await list({ account: 'cashierone', pageSize: '4', after: first.page.next })
    expect([...first.rows, ...second.rows]).toEqual(today)
    const { db } = platform.platform
    const change = db
      .updateTable('sub_user_action')
      .set({ result: 'done' })
      .where('call', '=', 'offerContract')
    await expect(change.execute()).rejects.toThrow(/append-only/)
    await expect(db.deleteFrom('sub_user_action').execute()).rejects.toThrow(/append-only/)
  })

  test('the same key adds one sub-user; another body under it is refused', async () => {
    const key = 'one-opened-form-0001'
    const send = (username: string) =>
      platform.call(
        'addSubUser',
        { body: { username, password: 'Given-Pass-1', permission: 'view', paymentPassword } },
        { as: agent, key },
      )
    const first = await send('keyedhelper')
    expect(first.status).toBe(200)
    expect((await send('keyedhelper')).value).toEqual(first.value)
    const other = await send('keyedother')
    expect([other.status, other.envelope.code]).toEqual([409, 'idempotencyKeyReused'])
    const { rows } = (await platform.call('subUsers', { query: {} }, { as: agent })).value
    const names = rows.map(({ account }: { account: string }) => account)
    expect(names.filter((name: string) => name.startsWith('keyed'))).toEqual([
      ...['keyedone', 'keyedtwo', 'keyedhelper'],
    ])
  })

  test('no more than the limit, and only with the agent’s payment password', async () => {
    const body = {
      username: 'nopassword',
      password: 'Given-Pass-1',
      permission: 'full',
      paymentPassword: '1',
    } as const
    expect((await platform.call('addSubUser', { body }, { as: agent })).envelope.code).toBe(
      'paymentPasswordWrong',
    )
    platform.advance(60)
    const { rows, max } = (await platform.call('subUsers', { query: {} }, { as: agent })).value
    const codes = []
    for (let more = rows.length; more <= max; more++) codes.push((await add(`onemore${more}`, 'view')).status)
    expect(codes.slice(0, -1).every((status) => status === 200)).toBe(true)
    expect(codes.at(-1)).toBe(422)
  })
})
