import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishContent } from '@baize/platform/content/files/publish.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { isClosed } from '@baize/platform/games/flags.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findGame } from '../../../src/games/catalogue.ts'
import { startTestPlatform, type TestPlatform } from '../../http/testing.ts'

const en = (text: string) => ({ en: text })
const from = '2026-01-01T00:00:00Z'
const promotion = {
  ...{ category: 'vip', flow: 'application', reward: '5.00', from },
  ...{ title: en('A'), summary: en('B'), content: en('C') },
}

describe.each(testEngines)('content of files on $name', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-content-'))
  let platform: TestPlatform

  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, `${name}.json`), typeof value === 'string' ? value : JSON.stringify(value))

  /** What the platform does once a second. */
  async function follow(): Promise<boolean> {
    const { content } = platform.settings
    const changed = content.source === 'folder' && content.refresh()
    if (changed) await publishContent(platform.platform, content.current())
    return changed
  }

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, env: { CONTENT_FOLDER: folder } })
  })
  afterAll(async () => {
    await platform?.close()
    rmSync(folder, { recursive: true })
  })

  const titles = async (id: 'announcementList' | 'banners', query: object) => {
    const { value } = await platform.call(id, { query })
    return (value.rows ?? value.banners).map(({ title }: { title: string }) => title)
  }

  test('announcements and banners are those of the files, in their order', async () => {
    const banner = { group: 'w_home', text: en('B') }
    write('announcements', [{ id: 'one', type: 'H', title: en('One'), from }])
    write('banners', [
      { id: 'z', ...banner, title: en('First') },
      { id: 'a', ...banner, title: en('Second') },
    ])
    expect(await follow()).toBe(true)
    expect(await titles('announcementList', { language: 'en' })).toEqual(['One'])
    expect(await titles('banners', { groupName: 'w_home', language: 'en' })).toEqual(['First', 'Second'])
    write('announcements', [
      { id: 'one', type: 'H', title: en('Changed'), from },
      { id: 'later', type: 'H', title: en('Later'), from: '2090-01-01T00:00:00Z' },
    ])
    await follow()
    expect(await titles('announcementList', { language: 'en' })).toEqual(['Changed'])
    expect(await follow()).toBe(false)
  })

  test('a file that cannot be used changes nothing', async () => {
    const before = platform.settings.content.current()
    write('banners', '[{ "id": "half')
    expect(await follow()).toBe(false)
    expect(platform.settings.content.current()).toBe(before)
    write('banners', [])
    expect(await follow()).toBe(true)
    expect(await titles('banners', { groupName: 'w_home' })).toEqual([])
  })

  test('a promotion that is no longer in the files ends where it was applied for, and is removed elsewhere', async () => {
    write('promotions', [
      { id: 'applied', ...promotion },
      { id: 'other', ...promotion },
    ])
    await follow()
    const { db } = platform.platform
    const member = await db.selectFrom('member').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('promotion_application')
      .values({
        ...{ member_id: member.id, promotion_id: 'applied', id: member.id, state: 'applying', comment: '' },
        ...{ reason: null, reward: null, applied_at: new Date(), changed_at: new Date() },
      })
      .execute()
    write('promotions', [])
    await follow()
    const left = await db.selectFrom('promotion').select(['id', 'ends_at']).execute()
    expect(left.map(({ id }) => id)).toEqual(['applied'])
    expect(left[0]?.ends_at).not.toBeNull()
  })

  test('a file that changes leaves the others as they were read, so that nothing is made of them again', async () => {
    const { content } = platform.settings
    write('vendors', { EMR: {} })
    write('switches', { FREEPLAY3: true })
    await follow()
    const before = content.current()
    write('switches', { FREEPLAY3: false, CHAT3: true })
    await follow()
    expect(content.current().switches).toEqual({ FREEPLAY3: false, CHAT3: true })
    expect(content.current().vendors).toBe(before.vendors)
    write('vendors', { EMR: { underMaintenance: 'no' } })
    await follow()
    expect(content.current().vendors).toBe(before.vendors)
    write('vendors', { LTS: {} })
    await follow()
    expect(content.current().vendors).toEqual({
      LTS: { mark: '', ownWindow: false, keyVersion: 1, underMaintenance: false },
    })
  })

  test('help, switches, limits and vendors are used from the next call on', async () => {
    write('help', [{ anchor: 'term', title: en('Our terms'), content: en('<p>Be {age}.</p>') }])
    write('switches', { FREEPLAY3: false })
    write('limits', { payout: { perBet: '12.50' }, registrationsPerHour: 7 })
    write('vendors', { EMR: { underMaintenance: true } })
    await follow()
    const { value } = await platform.call('helpCenter', { query: { lang: 'en' } })
    expect(value.sections).toEqual([
      { anchor: 'term', title: 'Our terms', content: `<p>Be ${platform.settings.brand.minimumAge}.</p>` },
    ])
    expect((await platform.call('permission')).value.switches.FREEPLAY3).toBe(false)
    expect(platform.settings.payoutLimits).toMatchObject({ perBet: 125_000n, timesStake: 20_000n })
    expect(platform.settings.limits.registrationsPerHour).toBe(7)
    const game = findGame('1001')
    expect(game && (await isClosed(platform.platform.db, game))).toBe(true)
  })
})
