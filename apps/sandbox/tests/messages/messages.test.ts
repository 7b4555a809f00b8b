import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { sendMoneyMessage } from '@baize/platform/messages/moneyMessage.ts'
import { type NewMessage, sendMessage } from '@baize/platform/messages/send.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

const news = {
  kind: 'wallet' as const,
  title: { en: 'Paid', km: 'បានបង់', 'zh-Hans': '已支付' },
  text: { en: 'It is there.', km: 'មានហើយ។', 'zh-Hans': '已到账。' },
}

describe.each(testEngines)('messages on $name', (engine) => {
  let platform: TestPlatform
  let as: TestSession
  let other: TestSession
  let memberId = ''

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    as = await platform.signIn()
    other = await platform.signIn('vibol2026')
    memberId = (await findMemberByAccount(platform.platform.db, 'dara2026'))?.id ?? ''
  })
  afterAll(() => platform?.close())

  const send = (change: Partial<NewMessage> = {}) =>
    transact(platform.platform.database, (unit) =>
      sendMessage(platform.platform, unit, { memberId, ...news, ...change }),
    )
  const inbox = async (query: object = {}, language = 'en') =>
    (await platform.call('messages', { query }, { as, headers: { 'accept-language': language } })).value

  test('what is sent is read in the reader’s language, not in that of the time of sending', async () => {
    await send()
    expect((await inbox({}, 'km')).rows[0]).toMatchObject({
      title: 'បាន\u200bបង់',
      read: false,
      marked: false,
    })
    expect((await inbox({}, 'zh-CN')).rows[0]).toMatchObject({ title: '已支付', text: '已到账。' })
    expect((await inbox()).rows[0].title).toBe('Paid')
  })

  test('one cause is sent once, however often the work is run', async () => {
    const { unread } = await inbox()
    for (let run = 0; run < 3; run++) await send({ cause: 'bill:1:issued' })
    expect((await inbox()).unread).toBe(unread + 1)
  })

  test('reading, marking and deleting; the pages receive the count', async () => {
    const rows = (await inbox()).rows
    const ids = rows.map((row: { id: string }) => row.id)
    expect(rows.length).toBe(2)
    const read = await platform.call('readMessages', { body: { ids: [ids[0]] } }, { as })
    expect(read.value.unread).toBe(1)
    await platform.call('markMessages', { body: { ids: [ids[1]], marked: true } }, { as })
    expect((await inbox({ show: 'marked' })).rows.map((row: { id: string }) => row.id)).toEqual([ids[1]])
    expect((await inbox({ show: 'unread' })).rows.length).toBe(1)
    expect((await platform.call('readMessages', { body: {} }, { as })).value.unread).toBe(0)
    await platform.call('deleteMessages', { body: { ids } }, { as })
    expect((await inbox()).rows).toEqual([])
    const gone = await platform.call('messageDetail', { params: { id: ids[0] } }, { as })
    expect(gone.envelope.code).toBe('notFound')
    const told = await platform.platform.db
      .selectFrom('member_event')
      .select('payload')
      .where('member_id', '=', memberId)
      .where('type', '=', 'messagesChanged')
      .orderBy('seq')
      .execute()
    expect(told.map(({ payload }) => (payload as { unread: number }).unread)).toEqual([1, 2, 1, 0, 0])
  })

  test('another’s messages are neither seen nor touched', async () => {
    await send()
    const { rows } = await inbox()
    const ids = [rows[0].id]
    expect((await platform.call('messages', { query: {} }, { as: other })).value.rows).toEqual([])
    const detail = await platform.call('messageDetail', { params: { id: rows[0].id } }, { as: other })
    expect(detail.envelope.code).toBe('notFound')
    await platform.call('deleteMessages', { body: { ids } }, { as: other })
    await platform.call('readMessages', { body: { ids } }, { as: other })
    await platform.call('markMessages', { body: { ids, marked: true } }, { as: other })
    expect((await inbox()).rows[0]).toMatchObject({ id: ids[0], read: false, marked: false })
  })

  test('pages follow one another without a gap while more arrive', async () => {
    for (let count = 0; count < 5; count++) {
      platform.advance(1)
      await send()
    }
    const first = await inbox({ pageSize: '3' })
    await send()
    const second = await inbox({ pageSize: '3', after: first.page.next })
    const all = [...first.rows, ...second.rows].map((row: { id: string }) => row.id)
    expect(new Set(all).size).toBe(6)
    expect(second.page.next).toBeNull()
  })

  test("finds messages by their text in the reader's language, and by their subject", async () => {
    await send({ kind: 'security', title: { en: 'A 100%_new device', km: 'ឧបករណ៍ថ្មី', 'zh-Hans': '新设备' } })
    const titles = async (query: object, language = 'en') =>
      (await inbox(query, language)).rows.map((row: { title: string }) => row.title)
    expect(await titles({ q: ' NEW device ' })).toEqual(['A 100%_new device'])
    expect(await titles({ q: '%_new' })).toEqual(['A 100%_new device'])
    for (const q of ['ឧបករណ៍', 'ឧបករណ៍\u200bថ្មី'])
      expect(await titles({ q }, 'km'), q).toEqual(['ឧបករណ៍\u200bថ្មី'])
    expect(await titles({ q: 'ឧបករណ៍' })).toEqual([])
    expect(await titles({ kind: 'security' })).toEqual(['A 100%_new device'])
    expect(await titles({ kind: 'security', q: 'Paid' })).toEqual([])
  })

  test('a message that is not in the reader’s language is in English, is marked so, and is found by what is read', async () => {
    await send({
      title: { ...news.title, en: 'Half told', ar: 'نصف الخبر' },
      text: { ...news.text, en: 'Nobody wrote it in Arabic.' },
    })
    const { rows } = await inbox({ q: 'HALF' }, 'ar')
    expect(rows).toMatchObject([{ title: 'Half told', text: 'Nobody wrote it in Arabic.', language: 'en' }])
    const whole = { title: { ...news.title, ar: 'دُفع' }, text: { ...news.text, ar: 'وصل.' } }
    await send(whole)
    const found = (await inbox({ q: 'وصل' }, 'ar')).rows
    expect(found).toMatchObject([{ title: 'دُفع', text: 'وصل.' }])
    expect(found[0]).not.toHaveProperty('language')
    expect((await inbox({ q: 'half' }, 'en')).rows[0]).not.toHaveProperty('language')
  })

  test('an amount in a message is written as its language writes money', async () => {
    await transact(platform.platform.database, (unit) =>
      sendMoneyMessage(platform.platform, unit, {
        ...{ memberId, news: 'depositCredited', amount: 12_345_000n, page: 'deposit', cause: 'deposit:1' },
      }),
    )
    const textIn = async (language: string) =>
      (await inbox({}, language)).rows[0].text.replace(/[\u200b\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
    expect(await textIn('en')).toContain('$1,234.50')
    expect(await textIn('km')).toContain('1,234.50$')
    expect(await textIn('ar')).toContain('1,234.50 $')
  })
})
