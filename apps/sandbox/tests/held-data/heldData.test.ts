import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { unzip } from '@baize/platform/exports/testing/spreadsheets.ts'
import { makePlatformPages } from '@baize/platform/hosting/platform-pages.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { keepContact } from '@baize/platform/verification/contacts.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { playBet } from '../bills/testingPlay.ts'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from '../http/testing.ts'

type Row = Record<string, unknown>

describe.each(testEngines)('a copy of a member’s data on $name', (engine) => {
  let product: TestPlatform
  let member: TestSession
  let memberId: string

  const open = (url: string) =>
    makePlatformPages(product.platform, () => new Response('api'), null)(new Request(url))
  const ask = (as = member, language = 'en') =>
    product.call('createHeldDataExport', {}, { as, headers: { 'accept-language': language } })
  const nextAt = async () => (await product.call('heldData', {}, { as: member })).value.nextAt
  const rowsIn = (files: Map<string, string>, name: string): Row[] => JSON.parse(files.get(name) ?? '[]')

  async function copyOf(as = member, language = 'en') {
    const answer = await open((await ask(as, language)).value.url)
    expect(answer.status).toBe(200)
    return { files: unzip(new Uint8Array(await answer.arrayBuffer())), answer }
  }

  beforeAll(async () => {
    product = await startTestPlatform({ engine })
    const { platform } = product
    memberId = (await findMemberByAccount(platform.db, 'vibol2026'))?.id ?? ''
    await keepContact(platform, platform.db, memberId, 'email', 'vibol@example.com')
    for (const [index, payout] of ['0', '7.5'].entries())
      await playBet(platform, memberId, {
        ...{ stake: '5.25', payout, gameType: 'RNG' },
        at: new Date(platform.now().getTime() - (2 - index) * 3_600_000),
      })
    const agent = await product.signIn('sokha2026', 'agent')
    const transfer = { toMemberId: memberId, amount: '12.50', paymentPassword: '246810', note: 'for Vibol' }
    await product.call('createTransfer', { body: transfer }, { as: agent, key: testKey() })
  })
  beforeEach(async () => {
    product.advance(25 * 3_600)
    member = await product.signIn('vibol2026')
  })
  afterAll(() => product?.close())

  test('has what the member is, did and said, with amounts as decimals and contacts in full', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const file = new Blob([new Uint8Array(picture)], { type: 'image/png' })
    const uploaded = (await product.call('uploadPicture', { file }, { as: member })).value
    const limit = { kind: 'sessionTime', period: 'day', minutes: 90 } as const
    await product.call('setLimit', { body: limit }, { as: member, key: testKey() })
    const { files, answer } = await copyOf()
    expect(answer.headers.get('content-disposition')).toMatch(/filename="data-vibol2026-[\d-]+\.zip"/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(rowsIn(files, 'account.json')).toMatchObject([{ account: 'vibol2026' }])
    expect(rowsIn(files, 'contacts.json')).toMatchObject([{ kind: 'email', value: 'vibol@example.com' }])
    expect(rowsIn(files, 'bets.json').slice(-2)).toMatchObject([
      { stake: '5.25', payout: '0.00', state: 'lost', gameType: 'RNG' },
      { stake: '5.25', payout: '7.50', state: 'won' },
    ])
    expect(rowsIn(files, 'transfers.json').at(-1)).toMatchObject({
      ...{ amount: '12.50', note: 'for Vibol', sent: false, other: 'so***6' },
    })
    expect(rowsIn(files, 'limits.json')).toMatchObject([{ kind: 'sessionTime', period: 'day', value: 90 }])
    expect(rowsIn(files, 'sessions.json').at(-1)).toMatchObject({ site: 'member', ip: '127.0.0.1' })
    expect(rowsIn(files, 'audit-own-actions.json')).toContainEqual(
      expect.objectContaining({ action: 'setLimit', outcome: 'ok', address: '127.0.0.1' }),
    )
    expect(rowsIn(files, 'audit-actions-of-others.json')).toContainEqual(
      expect.objectContaining({ role: 'agent', action: 'createTransfer', amount: '12.50' }),
    )
    expect(files.get(`pictures/${uploaded.id}.png`)).toContain('PNG')
    expect(rowsIn(files, 'pictures.json')).toMatchObject([{ id: uploaded.id, type: 'image/png' }])
    const postings = rowsIn(files, 'ledger-postings.json')
    expect(postings.every(({ type, at }) => type && at)).toBe(true)
    expect(postings).toContainEqual(expect.objectContaining({ type: 'transferSent', amount: '12.50' }))
    const balances = rowsIn(files, 'balances.json')
    for (const { id, balance } of balances)
      expect(postings.findLast(({ accountId }) => accountId === id)?.balanceAfter).toBe(balance)
    expect(balances.map(({ kind }) => kind)).toContain('cash')
    expect(balances.filter(({ kind }) => String(kind).startsWith('house'))).toEqual([])
  })

  test('has nothing that leads to another member, and no secret', async () => {
    const { platform } = product
    const text = [...(await copyOf()).files].map(([, content]) => content).join('\n')
    const others = await platform.db.selectFrom('member').selectAll().where('id', '<>', memberId).execute()
    expect(others.length).toBeGreaterThan(2)
    const own = await platform.db.selectFrom('member').selectAll().where('id', '=', memberId).execute()
    const secret = await sql<{ value: string }>`
      SELECT token_hash AS value FROM session UNION SELECT binding_hash FROM session WHERE binding_hash <> ''
      UNION SELECT id FROM session UNION SELECT value_mark FROM member_contact`.execute(platform.db)
    const forbidden = [
      ...others.flatMap(({ id, profile, password_hash }) => [
        id,
        password_hash,
        profile.email,
        profile.payeeName,
      ]),
      ...own.flatMap(({ password_hash, payment_password_hash }) => [password_hash, payment_password_hash]),
      ...secret.rows.map(({ value }) => value),
      ...['246810', 'Baize-Demo-1'],
    ]
    expect(forbidden.filter((each) => each && text.includes(each))).toEqual([])
  })

  test('says what it is in the member’s language', async () => {
    const { files } = await copyOf(member, 'km')
    expect(files.get('README.txt')).toContain('ច្បាប់ចម្លងទិន្នន័យ')
    expect(files.get('README.txt')).not.toMatch(/\{\w+\}/)
  })

  test('more rows than are read at once are all there, in order and once', async () => {
    const many = 1_203
    // Microseconds, and several at one instant: neither skips a row nor repeats it.
    await sql`INSERT INTO login_history (member_id, at, id, site, method, outcome, ip, device)
      SELECT ${memberId}, '2020-01-01T00:00:00.000001Z'::timestamptz + (n / 3) * interval '1 microsecond',
        'many' || lpad(n::text, 5, '0'), 'member', 'password', 'signedIn', '', 'device ' || n
      FROM generate_series(0, ${many - 1}) AS n`.execute(product.platform.db)
    const devices = rowsIn((await copyOf()).files, 'sign-ins.json').map(({ device }) => device)
    expect(devices.slice(0, many)).toEqual(Array.from({ length: many }, (_, n) => `device ${n}`))
  })

  test('is made once a day; a request too soon is refused with the wait, and an aborted download does not count', async () => {
    expect(await nextAt()).toBeNull()
    const broken = await open((await ask()).value.url)
    await broken.body?.cancel()
    expect(await nextAt()).toBeNull()
    const at = product.platform.now().getTime()
    await copyOf()
    const next = new Date(await nextAt()).getTime() - at
    expect(Math.abs(next - 86_400_000)).toBeLessThan(60_000)
    const refused = await ask()
    expect(refused.envelope).toMatchObject({
      ...{ code: 'tooManyRequests', params: { retryAfterSeconds: expect.any(Number) } },
    })
    product.advance(24 * 3_600 + 1)
    member = await product.signIn('vibol2026')
    expect(await nextAt()).toBeNull()
    await copyOf()
  })

  test('a download is not started over and over', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).envelope.code).toBe('tooManyRequests')
  })

  test('its address is good once, for a minute, for the newest request and while the session lasts', async () => {
    const [older, url] = [(await ask()).value.url, (await ask()).value.url]
    expect((await open(older)).status).toBe(404)
    product.advance(61)
    expect((await open(url)).status).toBe(404)
    const ended = (await ask()).value.url
    await product.call('logout', {}, { as: member })
    expect((await open(ended)).status).toBe(404)
    product.advance(25 * 3_600)
    member = await product.signIn('vibol2026')
    const once = (await ask()).value.url
    expect((await open(once)).status).toBe(200)
    expect((await open(once)).status).toBe(404)
  })

  test('is in the audit log, and in the inbox of its member', async () => {
    await copyOf()
    const entry = await product.platform.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'createHeldDataExport')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ role: 'member', actor: memberId, subject: 'access', outcome: 'ok' })
    const headers = { 'accept-language': 'en' }
    const { rows } = (await product.call('messages', { query: {} }, { as: member, headers })).value
    expect(rows[0]).toMatchObject({ kind: 'security', title: 'A copy of your data was requested' })
  })
})
