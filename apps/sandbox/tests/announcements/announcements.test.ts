import { bannerGroups } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

const texts = (text: string) => JSON.stringify({ en: text, km: text, 'zh-Hans': text })

describe.each(testEngines)('announcements on $name', (engine) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => platform?.close())

  const list = async (query: object) => (await platform.call('announcementList', { query })).value
  const add = (id: string, change: object = {}) =>
    platform.platform.db
      .insertInto('announcement')
      .values({
        id,
        type: 'PL',
        executions: '',
        title: texts(id),
        content: texts(`<p onclick="alert(1)">${id}</p><script>alert(1)</script>`),
        published_at: platform.platform.now(),
        ends_at: null,
        ...change,
      })
      .execute()

  test('popups open for those they are meant for', async () => {
    for (const [execution, id] of [
      ['A', 'popup-member'],
      ['B', 'popup-visitor'],
      ['F', 'popup-first'],
    ]) {
      const { rows } = await list({ type: 'PU', execution })
      expect(rows.map((row: { id: string }) => row.id)).toEqual([id])
    }
  })

  test('nine a page, newest first; not before their time, not after their end', async () => {
    for (let count = 0; count < 12; count++) {
      platform.advance(60)
      await add(`notice-${count}`)
    }
    await add('later', { published_at: new Date(platform.platform.now().getTime() + 3_600_000) })
    await add('over', {
      published_at: new Date(platform.platform.now().getTime() - 7_200_000),
      ends_at: new Date(platform.platform.now().getTime() - 3_600_000),
    })
    const first = await list({ type: 'PL' })
    expect(first.rows.map((row: { id: string }) => row.id)).toEqual(
      Array.from({ length: 9 }, (_, index) => `notice-${11 - index}`),
    )
    expect(first.page).toEqual({ pageNo: 1, pageSize: 9, total: 16 })
    const second = await list({ type: 'PL', pageNo: '2' })
    const ids = second.rows.map((row: { id: string }) => row.id)
    expect(ids.slice(0, 3)).toEqual(['notice-2', 'notice-1', 'notice-0'])
    expect(ids).not.toContain('over')
  })

  test('D12 what an operator wrote is sanitised when it is read', async () => {
    const { rows } = await list({ type: 'PL' })
    expect(rows[0].content).toBe('<p>notice-11</p>')
  })

  test('every group of banners has images and safe links', async () => {
    await platform.platform.db
      .insertInto('banner')
      .values({
        id: 'hostile',
        group_name: 'w_home',
        position: 9,
        title: texts('x'),
        text: texts('x'),
        picture: 'https://evil.example/x.png',
        linkage_type: 'external',
        url: 'https://evil.example',
      })
      .execute()
    for (const groupName of bannerGroups) {
      const { banners } = (await platform.call('banners', { query: { groupName } })).value
      expect(banners.length).toBeGreaterThan(0)
      for (const banner of banners) {
        expect(banner.url).toMatch(/^(?:|\/[^/].*)$/)
        expect(banner.linkageType === 'none').toBe(banner.url === '')
        if (banner.id === 'hostile') expect(banner.imageUrl).toBe('')
        else expect(banner.imageUrl).toContain('/sandbox/art/banner-')
      }
    }
  })

  test('the home page has its marquee and its banners in the requested language', async () => {
    const { notices, banners } = (await platform.call('announcements', { query: { language: 'km' } })).value
    expect(notices).toHaveLength(4)
    expect(notices[0].title).toContain('ប្រព័ន្ធ\u200bសាកល្បង')
    expect(notices.at(-1).title).toContain('18')
    expect(banners[0]).toMatchObject({ id: 'welcome', linkUrl: '/rng', groupName: 'w_home' })
  })

  test('every banner and announcement of the sandbox is written in Arabic', async () => {
    const inArabic = (row: { id: string; title: string }) => {
      expect(row.title, row.id).toMatch(/[\u0621-\u064a]/)
      expect(row, row.id).not.toHaveProperty('language')
    }
    for (const groupName of bannerGroups) {
      const { banners } = (await platform.call('banners', { query: { groupName, language: 'ar' } })).value
      for (const banner of banners.filter(({ id }: { id: string }) => id !== 'hostile')) inArabic(banner)
    }
    const { rows } = await list({ language: 'ar', pageSize: '99' })
    const ours = rows.filter(({ id }: { id: string }) =>
      /^(?:notice-[a-z]|popup|player|promotion|banner)/.test(id),
    )
    expect(ours.length).toBeGreaterThan(10)
    for (const row of ours) {
      inArabic(row)
      expect(row.content).not.toContain('<div lang')
    }
  })

  test('what is not in the reader’s language has its own language', async () => {
    const halfArabic = JSON.stringify({ en: 'Half', km: 'k', 'zh-Hans': 'z', ar: 'نصف' })
    await platform.platform.db
      .insertInto('banner')
      .values({
        ...{
          id: 'half',
          group_name: 'w_home',
          position: 8,
          picture: 'welcome',
          linkage_type: 'none',
          url: '',
        },
        ...{ title: halfArabic, text: texts('x') },
      })
      .execute()
    const home = async (language: string) =>
      (await platform.call('announcements', { query: { language } })).value
    const { banners } = await home('ar')
    expect(banners.find(({ id }: { id: string }) => id === 'half')).toMatchObject({
      title: 'Half',
      language: 'en',
    })
    const german = await home('de')
    for (const row of [...german.banners, ...german.notices]) expect(row).toMatchObject({ language: 'en' })
    const [notice] = (await list({ language: 'de', type: 'PU' })).rows
    expect(notice).toMatchObject({
      language: 'en',
      content: expect.stringMatching(/^<div lang="en" dir="ltr">/),
    })
  })
})
