import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContent } from '@baize/platform/content/start.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { listedGames } from '@baize/platform/games/catalogue.ts'
import { gameNames } from '@baize/platform/games/describe.ts'
import { bankNamed, isBank } from '@baize/platform/withdrawals/banks.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { openOperator, operatorAudit, type TestOperator } from './testingOperator.ts'

const en = (text: string) => ({ en: text })
const banner = (id: string, title: string) => ({ id, group: 'w_home', title: en(title), text: en('B') })
const notice = { id: 'one', type: 'H', title: en('One'), from: '2026-01-01T00:00:00Z' }

describe.each(testEngines)('content by calls on $name', (engine) => {
  let platform: TestPlatform
  let operator: TestOperator
  let stop: () => Promise<void>

  beforeAll(async () => {
    platform = await startTestPlatform({ engine })
    operator = openOperator(platform.platform)
    stop = await startContent(platform.platform)
  })
  afterAll(async () => {
    await stop?.()
    operator?.close()
    await platform?.close()
  })

  const roles = {
    ...({ Banners: 'content', Announcements: 'content', Help: 'content', Limits: 'money' } as const),
    ...({ Switches: 'settings', Vendors: 'games', Games: 'games', Banks: 'money' } as const),
  }
  const put = (kind: keyof typeof roles, expectedVersion: number, content: unknown) =>
    operator.call(`put${kind}`, { body: { expectedVersion, content } }, { as: roles[kind] })
  const titles = async () =>
    (await platform.call('banners', { query: { groupName: 'w_home', language: 'en' } })).value.banners.map(
      ({ title }: { title: string }) => title,
    )

  test('a put is what pages show, in every list; its version counts on', async () => {
    expect((await operator.call('readBanners', {}, { as: 'read' })).value).toEqual({
      ...{ version: 0, content: null, operator: null, at: null },
    })
    expect((await put('Banners', 0, [banner('z', 'First'), banner('a', 'Second')])).value).toEqual({
      version: 1,
    })
    expect(await titles()).toEqual(['First', 'Second'])
    expect((await put('Announcements', 0, [notice])).value).toEqual({ version: 1 })
    const { value } = await platform.call('announcementList', { query: { language: 'en' } })
    expect(value.rows.map(({ title }: { title: string }) => title)).toEqual(['One'])
    expect((await operator.call('readBanners', {}, { as: 'content' })).value).toMatchObject({
      ...{ version: 1, content: [banner('z', 'First'), banner('a', 'Second')], operator: 'test-content' },
    })
  })

  test('switches and limits are used by calls once they are put', async () => {
    const games = listedGames()
    expect((await put('Switches', 0, { FREEPLAY3: false })).status).toBe(200)
    expect((await put('Limits', 0, { payout: { perBet: '12.50' }, registrationsPerHour: 7 })).status).toBe(
      200,
    )
    await vi.waitFor(() =>
      expect(platform.settings.content.current()).toMatchObject({
        ...{ switches: { FREEPLAY3: false }, limits: { registrationsPerHour: 7 } },
      }),
    )
    expect((await platform.call('permission')).value.switches.FREEPLAY3).toBe(false)
    expect(platform.settings.payoutLimits.perBet).toBe(125_000n)
    // What is made of the catalogue, such as the index of its search, is made once for each put of games or vendors.
    expect(listedGames()).toBe(games)
  })

  test('of two operators who read the same version one is refused, and nothing of it stays', async () => {
    const { version } = (await operator.call('readBanners', {}, { as: 'content' })).value
    const answers = await Promise.all([
      put('Banners', version, [banner('b', 'Mine')]),
      put('Banners', version, [banner('c', 'Theirs')]),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused).toMatchObject({
      code: 'wrongState',
      params: { reason: 'versionChanged', version: version + 1 },
    })
    expect(await titles()).toEqual([answers[0]?.status === 200 ? 'Mine' : 'Theirs'])
    expect((await put('Banners', version + 5, [])).status).toBe(409)
  })

  test('content with a fault is refused with the same field and reason as a file, by a check, too, and changes nothing', async () => {
    const before = await titles()
    const wrong = [banner('a', 'A'), { ...banner('a', 'B'), url: 'javascript:alert(1)' }]
    const { version } = (await operator.call('readBanners', {}, { as: 'content' })).value
    const answer = await put('Banners', version, wrong)
    expect(answer).toMatchObject({ status: 422, code: 'invalidFields' })
    expect(answer.problems).toEqual([
      { field: '[1].id', code: 'content', params: { reason: 'is there twice' } },
    ])
    const check = await operator.call(
      'checkBanners',
      { body: { content: wrong.slice(1) } },
      { as: 'content' },
    )
    expect(check.value).toEqual({
      usable: false,
      problems: [{ field: '[0].url', reason: expect.stringContaining('is neither a path of the site') }],
    })
    const usable = await operator.call('checkBanners', { body: { content: [] } }, { as: 'content' })
    expect(usable.value).toEqual({ usable: true, problems: [] })
    expect(await titles()).toEqual(before)
    expect((await operator.call('readBanners', {}, { as: 'content' })).value.version).toBe(version)
  })

  test('an earlier version is put again as a new one, and 0 gives the kind back to the settings', async () => {
    const { version } = (await operator.call('readBanners', {}, { as: 'content' })).value
    const back = (body: object) => operator.call('rollBackBanners', { body }, { as: 'content' })
    expect((await back({ expectedVersion: version, version: 1 })).value).toEqual({ version: version + 1 })
    expect(await titles()).toEqual(['First', 'Second'])
    expect((await back({ expectedVersion: version, version: 1 })).status).toBe(409)
    expect((await back({ expectedVersion: version + 1, version: 99 })).status).toBe(404)
    const { rows } = (await operator.call('listBannersVersions', {}, { as: 'read' })).value
    expect(rows.map((row: { version: number }) => row.version)).toEqual(
      Array.from({ length: version + 1 }, (_, index) => version + 1 - index),
    )
    const first = await operator.call('readBannersVersion', { params: { version: 1 } }, { as: 'read' })
    expect(first.value.content).toEqual([banner('z', 'First'), banner('a', 'Second')])
    const gone = await operator.call(
      'rollBackSwitches',
      { body: { expectedVersion: 1, version: 0 } },
      { as: 'settings' },
    )
    expect(gone.value).toEqual({ version: 2 })
    await vi.waitFor(() => expect(platform.settings.content.current().switches).toBeUndefined())
    expect((await platform.call('permission')).value.switches.FREEPLAY3).toBe(true)
  })

  test('a vendor that is named no more is open again', async () => {
    const closed = async () =>
      (
        await platform.platform.db
          .selectFrom('vendor_state')
          .selectAll()
          .where('under_maintenance', '=', true)
          .execute()
      ).map(({ vassalage }) => vassalage)
    await put('Vendors', 1, { EMR: { underMaintenance: true }, LTS: { underMaintenance: true } })
    expect((await closed()).toSorted()).toEqual(['EMR', 'LTS'])
    await put('Vendors', 2, { LTS: { underMaintenance: true } })
    expect(await closed()).toEqual(['LTS'])
    await put('Vendors', 3, {})
    expect(await closed()).toEqual([])
  })

  test('games are those that were put: in lists, in search and by name, and what is off is in records only', async () => {
    const game = (id: string, title: string, change: object = {}) => ({
      ...{ id, code: `game-${id}`, vendor: 'OWN', type: 'RNG', name: en(title), ...change },
    })
    await put('Vendors', 4, { OWN: { name: en('Our studio'), mark: '/marks/own.svg' } })
    const games = [
      game('7', 'Seventh', { hot: true, picture: '/art/7.png' }),
      game('8', 'Eighth', { off: true }),
      game('9', 'Daily', { type: 'LOTT', draws: { everySeconds: 86_400 } }),
    ]
    const before = listedGames()
    expect((await put('Games', 1, games)).value).toEqual({ version: 2 })
    await vi.waitFor(() => expect(listedGames()).not.toBe(before))
    const list = async () =>
      (await platform.call('gameList', { query: { gameType: 'RNG', language: 'en' } })).value.games
    await vi.waitFor(async () => expect(await list()).toHaveLength(1))
    expect(await list()).toMatchObject([
      {
        ...{ nodeId: '7', displayName: 'Seventh', vendorName: 'Our studio', isHot: 1 },
        iconUrl: `${platform.settings.publicUrls.platform}/art/7.png`,
      },
    ])
    const found = await platform.call('searchGames', { query: { text: 'sevnth' } })
    expect(found.value.games.map(({ nodeId }: { nodeId: string }) => nodeId)).toEqual(['7'])
    expect(gameNames('8')).toEqual(en('Eighth'))
    const { gameMenus } = (await platform.call('lotteryMenu', { query: {} })).value
    expect(gameMenus).toMatchObject([{ nodeId: '9', periodSeconds: 86_400 }])
    const member = await platform.signIn()
    const launched = await platform.call('launchGame', { query: { nodeId: '8' } }, { as: member })
    expect(launched.envelope.code).toBe('gameUnavailable')
    const wrong = await operator.call(
      'checkGames',
      {
        body: {
          content: [...games, game('7', 'Again'), game('5', 'Wrong', { picture: 'https://evil.example/x' })],
        },
      },
      { as: 'games' },
    )
    expect(wrong.value.problems.map(({ field }: { field: string }) => field)).toEqual(['[3].id', '[3].code'])
    await operator.call('rollBackGames', { body: { expectedVersion: 2, version: 1 } }, { as: 'games' })
    await vi.waitFor(async () => expect((await list()).length).toBeGreaterThan(1))
  })

  test('banks are those that were put; one that is off is offered no more', async () => {
    const member = await platform.signIn()
    const offered = async () => (await platform.call('withdrawalOptions', {}, { as: member })).value.banks
    expect(await offered()).toHaveLength(4)
    await put('Banks', 1, [
      { code: 'OWN', name: en('Our bank') },
      { code: 'OLD', name: en('Old bank'), off: true },
    ])
    await vi.waitFor(async () => expect(await offered()).toMatchObject([{ code: 'OWN', name: 'Our bank' }]))
    expect(bankNamed('OLD', 'en')).toEqual({ bank: 'Old bank' })
    expect(isBank('OLD')).toBe(false)
    await operator.call('rollBackBanks', { body: { expectedVersion: 2, version: 1 } }, { as: 'money' })
    await vi.waitFor(async () => expect(await offered()).toHaveLength(4))
  })

  test('two hundred versions of a kind are kept', async () => {
    const { db } = platform.platform
    const rows = Array.from({ length: 201 }, (_, index) => ({
      ...{ kind: 'help' as const, version: index + 1, content: '[]', operator: 'x', created_at: new Date() },
    }))
    await db.insertInto('content_version').values(rows).execute()
    expect((await put('Help', 201, [])).value).toEqual({ version: 202 })
    const left = await db.selectFrom('content_version').select('version').where('kind', '=', 'help').execute()
    expect(left.map(({ version }) => version).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 3),
    )
  })

  test('each change is in the audit log with the name of the key; what was refused for its content is not', async () => {
    const entries = await operatorAudit(platform.platform)
    expect(entries[0]).toEqual({
      ...{ actor: 'test-content', subject: 'settings', action: 'putBanners', target: 'banners@1' },
      ...{ amount: null, outcome: 'ok' },
    })
    const versions = await platform.platform.db
      .selectFrom('content_version')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('operator', 'like', 'test-%')
      .executeTakeFirstOrThrow()
    expect(entries).toHaveLength(Number(versions.count))
  })

  test('content of an older platform that cannot be used is left out, and the rest is used', async () => {
    await platform.platform.db
      .insertInto('content_version')
      .values({ kind: 'limits', version: 9, content: '{"bets":1}', operator: 'x', created_at: new Date() })
      .execute()
    const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await put('Switches', 2, { CHAT3: true })
    await vi.waitFor(() => expect(platform.settings.content.current().switches).toEqual({ CHAT3: true }))
    expect(platform.settings.content.current().limits).toBeUndefined()
    expect(platform.settings.payoutLimits.perBet).toBe(1_000_000_000_000n)
    expect(String(error.mock.calls[0]?.[0])).toContain('"kind":"limits"')
    error.mockRestore()
  })
})

test('a platform with CONTENT_FOLDER refuses to put, and still checks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-content-'))
  const platform = await startTestPlatform({ work: false, env: { CONTENT_FOLDER: folder } })
  const operator = openOperator(platform.platform)
  const body = { expectedVersion: 0, content: [] }
  expect(await operator.call('putHelp', { body }, { as: 'content' })).toMatchObject({
    ...{ status: 409, code: 'wrongState' },
    params: { reason: 'CONTENT_FOLDER is set, so content is put into that folder' },
  })
  expect((await operator.call('checkHelp', { body: { content: [] } }, { as: 'content' })).value.usable).toBe(
    true,
  )
  operator.close()
  await platform.close()
  rmSync(folder, { recursive: true })
})
