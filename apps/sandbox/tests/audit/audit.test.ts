import { calls } from '@baize/api/contract'
import { auditedIds, auditSubject } from '@baize/platform/audit/auditedCalls.ts'
import { exportAudit } from '@baize/platform/audit/export.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from '../http/testing.ts'

/** Writes that move no money, grant no access and change no setting that matters. */
const unnamed = [
  ...[
    'addFavourite',
    'addTeamNote',
    'authenticatorSecret',
    'captchaSound',
    'chatLaunch',
    'chooseIcon',
    'closeCase',
  ],
  ...[
    'contactCode',
    'deleteMessages',
    'escalateCase',
    'eventTicket',
    'feedback',
    'forgotPassword',
    'freePlay',
  ],
  ...[
    'hourSalaryProcessing',
    'loginVerificationCode',
    'markMessages',
    'noLoginCode',
    'payPlan',
    'previewOffer',
  ],
  ...['publishDraws', 'publishMatches', 'readMessages', 'realtimeSalaryProcessing', 'referralClick'],
  ...['removeFavourite', 'removeTableView', 'removeTeamNote', 'replyToCase', 'saveTableView', 'sessionCode'],
  ...['setTableLayout', 'setTeamTags', 'subscribePush', 'unsubscribePush', 'uploadPicture'],
  // Bets and wins are in the ledger, which is as append-only as this log.
  ...['seamlessBalance', 'seamlessBet', 'seamlessWin'],
]

test('every write of the contract is named by the audit log or known not to be', () => {
  const writes = Object.values(calls).filter(
    ({ method, id }) => method !== 'GET' && !id.startsWith('sandbox'),
  )
  const left = writes.filter((call) => auditSubject(call) === null).map(({ id }) => id)
  expect(left.toSorted()).toEqual(unnamed.toSorted())
  expect(auditedIds.filter((id) => !(id in calls))).toEqual([])
})

async function linesOf(exported: AsyncIterable<string>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of exported) lines.push(line)
  return lines
}

describe.each(testEngines)('the audit log on $name', (engine) => {
  let platform: TestPlatform
  let agent: TestSession
  let downlineId: string

  const entries = (action: string) =>
    platform.platform.db.selectFrom('audit_entry').selectAll().where('action', '=', action).execute()
  const idOf = async (account: string) => {
    const found = platform.platform.db.selectFrom('member').select('id').where('account', '=', account)
    return (await found.executeTakeFirstOrThrow()).id
  }
  const transfer = (amount: string, key = testKey(), paymentPassword = '246810') =>
    platform.call(
      'createTransfer',
      { body: { toMemberId: downlineId, amount, paymentPassword, note: 'private note' } },
      { as: agent, key },
    )

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    agent = await platform.signIn('sokha2026', 'agent')
    downlineId = await idOf('vibol2026')
  })
  afterAll(() => platform?.close())

  test('says who did what, on what, when, from where and in which request, once for a repeated call', async () => {
    const key = testKey()
    await transfer('12.50', key)
    await transfer('12.50', key)
    const [entry, ...others] = await entries('createTransfer')
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      ...{ role: 'agent', actor: await idOf('sokha2026'), sub_user_id: null, subject: 'money' },
      ...{ target: downlineId, amount: 125_000n, outcome: 'ok', address: '127.0.0.1' },
    })
    expect(entry?.request_id).toMatch(/^[0-9a-f]{12}$/)
    expect(Math.abs((entry?.at.getTime() ?? 0) - platform.platform.now().getTime())).toBeLessThan(60_000)
  })

  test('names the account that signs in, the sub-user that acts, and the operator', async () => {
    const member = await platform.signIn()
    expect((await entries('login')).at(-1)).toMatchObject({ role: 'visitor', actor: await idOf('dara2026') })
    await platform.call('logout', {}, { as: member })
    expect(await entries('logout')).toMatchObject([{ role: 'member', subject: 'access', outcome: 'ok' }])
    const subUser = { username: 'audithelper', password: 'Given-Pass-1', permission: 'cashier' as const }
    const added = await platform.call(
      'addSubUser',
      { body: { ...subUser, paymentPassword: '246810' } },
      { as: agent },
    )
    await platform.call(
      'login',
      { body: { type: 'username', username: subUser.username, password: subUser.password } },
      { site: 'agent' },
    )
    expect((await entries('login')).at(-1)).toMatchObject({
      ...{ role: 'subUser', actor: await idOf('sokha2026'), sub_user_id: added.value.id },
    })
    await platform.call('sandboxStatus', { body: { status: 0 } })
    expect(await entries('sandboxStatus')).toMatchObject([
      { role: 'operator', actor: null, subject: 'settings', outcome: 'ok' },
    ])
  })

  test('has what was refused, and nothing secret of it', async () => {
    await transfer('1.00', testKey(), '975310')
    await platform.call('login', {
      body: { type: 'username', username: 'dara2026', password: 'Not-the-password-9' },
    })
    expect((await entries('createTransfer')).at(-1)).toMatchObject({ outcome: 'paymentPasswordWrong' })
    expect((await entries('login')).at(-1)).toMatchObject({
      ...{ outcome: 'wrongCredentials', actor: await idOf('dara2026'), target: null },
    })
    const { rows } = await sql`SELECT * FROM audit_entry`.execute(platform.platform.db)
    const all = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    for (const secret of ['246810', '975310', 'Baize-Demo-1', 'Not-the-password-9', 'private note'])
      expect(all).not.toContain(secret)
  })

  test('a flood of callers who are not known leaves nothing in it', async () => {
    const before = (await entries('login')).length
    await platform.call('login', {
      body: { type: 'username', username: 'no-one-here', password: 'x1-y2-z3' },
    })
    expect(await entries('login')).toHaveLength(before)
  })

  test('a change whose entry cannot be written is not made', async () => {
    const { db } = platform.platform
    await sql`CREATE FUNCTION audit_is_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'full'; END $$`.execute(db)
    await sql`CREATE TRIGGER full_audit BEFORE INSERT ON audit_entry EXECUTE FUNCTION audit_is_full()`.execute(
      db,
    )
    const balance = async () => (await platform.call('balance', {}, { as: agent })).value.balance
    const before = await balance()
    expect((await transfer('3.00')).status).toBe(500)
    expect(await balance()).toBe(before)
    const other = await platform.signIn('sokha2026', 'agent').catch(() => null)
    expect(other).toBeNull()
    const newPassword = 'Another-one-42'
    const body = { oldPassword: 'Baize-Demo-1', newPassword, confirmNewPassword: newPassword }
    expect((await platform.call('changePassword', { body }, { as: agent })).status).toBe(500)
    expect((await platform.call('endOtherSessions', {}, { as: agent })).status).toBe(500)
    const [subUser] = (await platform.call('subUsers', { query: {} }, { as: agent })).value.rows
    const { id } = subUser
    expect((await platform.call('disableSubUser', { params: { id } }, { as: agent })).status).toBe(500)
    await sql`DROP TRIGGER full_audit ON audit_entry`.execute(db)
    const [still] = (await platform.call('subUsers', { query: {} }, { as: agent })).value.rows
    expect(still.disabled).toBe(false)
    await platform.signIn('sokha2026', 'agent')
    const { sessions } = (await platform.call('sessions', {}, { as: agent })).value
    expect(sessions.length).toBeGreaterThan(1)
  })

  test('the database refuses to change or delete an entry, and to forget one before a year has passed', async () => {
    const { db } = platform.platform
    await expect(sql`UPDATE audit_entry SET outcome = 'other'`.execute(db)).rejects.toThrow('append-only')
    await expect(sql`DELETE FROM audit_entry`.execute(db)).rejects.toThrow('append-only')
    await expect(sql`TRUNCATE audit_entry`.execute(db)).rejects.toThrow('append-only')
    const forced = db.transaction().execute(async (trx) => {
      await sql`SET LOCAL baize.audit_pruning = 'on'`.execute(trx)
      await sql`DELETE FROM audit_entry`.execute(trx)
    })
    await expect(forced).rejects.toThrow('append-only')
    await sql`INSERT INTO audit_entry (id, at, role, subject, action, outcome) VALUES
      ('old', now() - interval '400 days', 'system', 'settings', 'ancient', 'ok'),
      ('year', now() - interval '360 days', 'system', 'settings', 'ancient', 'ok')`.execute(db)
    await sql`SELECT prune_audit_entries(now(), 1000)`.execute(db)
    expect((await entries('ancient')).map(({ id }) => id)).toEqual(['year'])
  })

  test('is exported by period, as JSON lines or CSV in which no text is a formula', async () => {
    const { db } = platform.platform
    const at = new Date('2030-01-01T00:00:00Z')
    const to = new Date(at.getTime() + 60_000)
    const row = { role: 'system', subject: 'settings', action: 'exported', outcome: 'ok' } as const
    const empty = { actor: null, sub_user_id: null, amount: null, request_id: null, address: null }
    await db
      .insertInto('audit_entry')
      .values([
        { ...row, ...empty, id: 'a', at, target: '=HYPERLINK("x")' },
        { ...row, ...empty, id: 'b', at, target: 'plain' },
        { ...row, ...empty, id: 'b2', at, target: '＝1+1', amount: -5n },
        { ...row, ...empty, id: 'c', at: to, target: 'later' },
      ])
      .execute()
    const csv = await linesOf(exportAudit(db, { from: at, to, format: 'csv' }))
    expect(csv).toEqual([
      'at,role,actor,sub_user_id,subject,action,target,amount,outcome,request_id,address,id',
      `2030-01-01T00:00:00.000Z,system,,,settings,exported,"'=HYPERLINK(""x"")",,ok,,,a`,
      '2030-01-01T00:00:00.000Z,system,,,settings,exported,plain,,ok,,,b',
      "2030-01-01T00:00:00.000Z,system,,,settings,exported,'＝1+1,-5,ok,,,b2",
    ])
    const lines = await linesOf(exportAudit(db, { from: at, to, format: 'jsonl' }))
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(['a', 'b', 'b2'])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ target: '=HYPERLINK("x")', actor: null })
  })
})
