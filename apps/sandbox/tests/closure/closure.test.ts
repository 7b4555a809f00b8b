import { closeDueAccounts } from '@baize/platform/closure/close.ts'
import { eraseDueAccounts } from '@baize/platform/closure/erase.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { keepHouse } from '@baize/platform/housekeeping/maintenanceJobs.ts'
import { keepContact } from '@baize/platform/verification/contacts.ts'
import { verifyDatabase } from '@baize/platform/verify/verifyDatabase.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSession } from '../http/testing.ts'
import { openOperator } from '../operator/testingOperator.ts'
import { newRound, startTestGames, type TestGames } from '../testingGames.ts'
import { outbox } from '../verification/testingCodes.ts'

const day = 86_400
const password = { username: 'closer01', password: 'Correct-Horse-7' } as const
const mail = 'closer@example.com'

describe.each(testEngines)('closing an account, on $name', (engine) => {
  let games: TestGames
  let as: TestSession
  let agent: TestSession
  let memberId: string
  beforeAll(async () => {
    games = await startTestGames({ engine, work: false })
    agent = await games.signIn('sokha2026', 'agent')
    const invite = { accountType: 'member', maxUses: 1, expiresInDays: 1, note: '' } as const
    const { code } = (await games.call('createInvite', { body: invite }, { as: agent })).value
    as = await games.join(password.username, code)
    memberId = (await games.call('memberInfo', {}, { as })).value.id
    await keepContact(games.platform, games.platform.db, memberId, 'email', mail)
  })
  afterAll(() => games?.close())

  const read = async () => (await games.call('accountClosure', {}, { as })).value
  const ask = (key?: string) =>
    games.call('requestClosure', { body: { reason: 'I no longer play.' } }, { as, ...(key ? { key } : {}) })
  const titles = async () =>
    (await games.call('messages', { query: {} }, { as })).value.rows.map(
      ({ title }: { title: string }) => title,
    )
  const rows = async (table: string, where = sql`member_id = ${memberId}`) =>
    (
      await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} WHERE ${where}`.execute(
        games.platform.db,
      )
    ).rows

  test('money and open business stand against it, each by its kind', async () => {
    const dara = await games.signIn()
    const { blockers } = (await games.call('accountClosure', {}, { as: dara })).value
    expect(blockers).toContainEqual({ kind: 'balance', amount: expect.stringMatching(/^\d+\.\d\d$/) })
    const refused = await games.call('requestClosure', { body: {} }, { as: dara })
    expect(refused.envelope).toMatchObject({
      code: 'wrongState',
      params: { blockers: expect.stringContaining('balance') },
    })
    const ofAgent = (await games.call('accountClosure', {}, { as: agent })).value.blockers
    expect(ofAgent.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['balance', 'downline']),
    )
  })

  test('a request is made once for its key, is said in the inbox and to the contacts, and can be taken back', async () => {
    expect(await read()).toMatchObject({ blockers: [], closing: null })
    const [one, two] = await Promise.all([ask('closure-key-0000001'), ask('closure-key-0000001')])
    expect(two?.text).toBe(one?.text)
    const { closing, closesAt } = one?.value ?? {}
    const { requestedAt, waiting } = closing ?? {}
    expect(Date.parse(closesAt) - Date.parse(requestedAt)).toBe(7 * day * 1000)
    expect(waiting).toBe(false)
    expect((await ask()).envelope.code).toBe('wrongState')
    const action = { kind: 'accountClosing', link: '/member/security?view=close', until: closesAt }
    expect((await games.call('pendingActions', {}, { as })).value.rows[0]).toMatchObject(action)
    const kept = (await games.call('cancelClosure', {}, { as })).value
    expect(kept.closing).toBeNull()
    expect((await games.call('cancelClosure', {}, { as })).envelope.code).toBe('wrongState')
    expect(await titles()).toHaveLength(2)
    const sent = (await outbox(games, mail)).map(({ kind }) => kind)
    expect(sent.toSorted()).toEqual(['closureCancelled', 'closureRequested'])
    const written = await rows('audit_entry', sql`actor = ${memberId} AND action LIKE '%Closure'`)
    expect(written.map(({ action }) => action)).toEqual(['requestClosure', 'cancelClosure'])
  })

  test('until it closes, the account takes no money, no bet and no claim; what is open may be settled', async () => {
    const playSession = await games.openGame(as)
    await ask()
    const deposit = { methodId: 'local-bank', amount: '30.02' }
    const calls = [
      games.call('createDeposit', { body: deposit }, { as }),
      games.call('launchGame', { query: { nodeId: '1001' } }, { as }),
      games.call('redeemPromoCode', { body: { code: 'WELCOME' } }, { as }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.envelope.code).toBe('memberClosing')
    const bet = { requestId: newRound(), playSession, roundId: newRound(), transactionId: newRound() }
    const staked = await games.call('seamlessBet', { body: { ...bet, amount: '1.00' } }, { vendor: 'EMR' })
    expect(staked.envelope.code).toBe('memberClosing')
    const transfer = { toMemberId: memberId, amount: '1.00', paymentPassword: '246810', note: '' }
    const sent = await games.call('createTransfer', { body: transfer }, { as: agent })
    expect(sent.envelope.code).toBe('memberClosing')
  })

  test('what comes meanwhile keeps it open, and is said once', async () => {
    await sql`INSERT INTO complaint_case (member_id, id, number, type, state, language, opened_at, changed_at, deadline_at)
      VALUES (${memberId}, 'late', 'C-late', 1, 'open', 'en', now(), now(), now() + interval '1 day')`.execute(
      games.platform.db,
    )
    games.advance(7 * day + 60)
    as = await games.signIn(password.username, 'member', password.password)
    await closeDueAccounts(games.platform)
    await closeDueAccounts(games.platform)
    expect(await read()).toMatchObject({ blockers: [{ kind: 'openDispute' }], closing: { waiting: true } })
    const { rows: actions } = (await games.call('pendingActions', {}, { as })).value
    expect(actions[0]).toMatchObject({ kind: 'accountClosing', until: null })
    expect(await titles()).toHaveLength(4)
    await sql`UPDATE complaint_case SET state = 'closed', deadline_at = null WHERE id = 'late'`.execute(
      games.platform.db,
    )
  })

  test('then it closes: sessions end, no one signs in, and a new sign-in says no more than of other shut accounts', async () => {
    await closeDueAccounts(games.platform)
    expect((await games.call('memberInfo', {}, { as })).envelope.code).toBe('notSignedIn')
    expect((await rows('session')).every(({ ended_at }) => ended_at !== null)).toBe(true)
    const signIn = (secret: string) =>
      games.call('login', { body: { type: 'username', username: password.username, password: secret } })
    expect((await signIn(password.password)).envelope).toMatchObject({ code: 'memberNoEnter' })
    expect((await signIn('Wrong-Horse-7')).envelope.code).toBe('wrongCredentials')
    const [entry] = await rows('audit_entry', sql`action = 'accountClosed' AND target = ${memberId}`)
    expect(entry).toMatchObject({ role: 'system', outcome: 'ok' })
  })

  test('an operator cannot reopen it by unblocking it', async () => {
    const operator = openOperator(games.platform)
    const unblock = (id: string) =>
      operator.call('unblockMember', { params: { id } }, { as: 'members' }).finally(operator.close)
    expect(await unblock(memberId)).toMatchObject({
      status: 409,
      code: 'wrongState',
      params: { state: 'closed' },
    })
    expect(await rows('member', sql`id = ${memberId}`)).toMatchObject([{ may_enter: false }])
  })

  test('a self-exclusion outlives it: the contacts stay, and stay taken, until it has ended', async () => {
    const { db } = games.platform
    const until = new Date(games.platform.now().getTime() + 1_830 * day * 1000)
    await sql`INSERT INTO play_exclusion (member_id, until, kind, since)
      VALUES (${memberId}, ${until}, 'selfExclusion', ${games.platform.now()})`.execute(db)
    games.advance(1_827 * day)
    await eraseDueAccounts(games.platform)
    const other = (
      await db.selectFrom('member').select('id').where('account', '=', 'dara2026').executeTakeFirstOrThrow()
    ).id
    expect(await keepContact(games.platform, db, other, 'email', mail)).toBe(false)
    expect(await rows('member', sql`id = ${memberId}`)).toMatchObject([{ account: password.username }])
  })

  test('after the retention nothing personal is left, and the ledger is sound', async () => {
    await sql`INSERT INTO feedback (id, reference, member_id, sender, type, content, sent_at)
      VALUES ('f', 'F-1', ${memberId}, 'Closer Sok', 1, 'My name is Closer Sok', now())`.execute(
      games.platform.db,
    )
    await sql`INSERT INTO deposit (id, member_id, method_id, amount, state, reference, payer_name, created_at)
      VALUES ('old', ${memberId}, 'local-bank', 10000, 'expired', 'old', 'Closer Sok', now())`.execute(
      games.platform.db,
    )
    await sql`INSERT INTO chat_conversation (id, member_id, partner, created_at)
      VALUES ('conversation', ${memberId}, 'room', now())`.execute(games.platform.db)
    await sql`INSERT INTO chat_message (conversation_id, id, sequence, author, sender_id, name, text, hidden, at)
      VALUES ('room', 'in-room', 1, 'member', 'conversation', 'Closer Sok', 'Closer Sok won', false, now())`.execute(
      games.platform.db,
    )
    await sql`INSERT INTO sub_user (id, agent_id, account, account_key, account_look, permission, password_hash,
        must_change_password, created_at)
      VALUES ('clerk', ${memberId}, 'Closer Sok', 'closer sok', 'closer sok', 'view', '', false, now())`.execute(
      games.platform.db,
    )
    for (const owner of [memberId, 'clerk']) {
      await sql`INSERT INTO authenticator (owner_id, secret_sealed, created_at) VALUES (${owner}, 'sealed', now())`.execute(
        games.platform.db,
      )
      await sql`INSERT INTO recovery_code (owner_id, code_mark) VALUES (${owner}, 'digest')`.execute(
        games.platform.db,
      )
    }
    games.advance(4 * day)
    await eraseDueAccounts(games.platform)
    await keepHouse(games.platform.database, games.platform.now())
    const [member] = await rows('member', sql`id = ${memberId}`)
    expect(member?.account).toMatch(/^closed-/)
    const { rows: tables } = await sql<{
      name: string
    }>`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'audit_entry'`.execute(
      games.platform.db,
    )
    for (const { name } of tables) {
      const text = JSON.stringify(await rows(name, sql`true`), (_, value) =>
        typeof value === 'bigint' ? String(value) : value,
      )
      expect(text, name).not.toMatch(/Closer Sok|closer01|closer@example/i)
    }
    const ofErased = sql`owner_id IN (${memberId}, 'clerk')`
    for (const table of ['authenticator', 'recovery_code']) expect(await rows(table, ofErased)).toEqual([])
    expect(await rows('deposit', sql`id = 'old'`)).toMatchObject([{ amount: 10_000n, payer_name: '' }])
    const { findings } = await verifyDatabase(games.platform.database, games.settings)
    expect(findings).toEqual({ ledger: [], bills: [], figures: [], days: [] })
    const audit = await rows('audit_entry', sql`target = ${memberId} AND action = 'accountErased'`)
    expect(audit).toHaveLength(1)
  })
})
